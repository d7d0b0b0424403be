const LEVELS = 'price of levels II, III and IV';

/** Comments for whoever types a pack, by path. */
export const notes: { readonly [path: string]: string } = {
  board: 'The boards.',
  'board.spaces': 'Action spaces. A free zone has room for any number of pawns.',
  'board.spaces.*.circles': 'circles with two, three and four players, or free',
  'board.track': 'The support track.',
  'board.track.slots':
    'from left to right: whether it is for special supports, its price, the fewest players it is used with',
  'board.prices': 'The Market space.',
  'board.prices.mount': LEVELS,
  'board.prices.armour': LEVELS,

  characters: 'Character cards.',
  'characters.*.level': '1, 2 or 3',
  'characters.*.copies': 'how many of these cards there are',
  'characters.*.mount': 'level of the mount at the beginning',
  'characters.*.armour': 'level of the armour at the beginning',
  'characters.*.coins': 'coins at the beginning',
  'characters.*.strength': 'strength at the beginning',
  'characters.*.faith': 'faith at the beginning',
  'characters.*.glory': 'glory at the beginning',
  'characters.*.titles': 'titles drawn (trumpets) and kept (hand)',
  'characters.*.travel': 'travel cards at the beginning, by deck',
  'characters.*.income': 'gained in each upkeep',
  'characters.*.special': 'special supports at the beginning',

  dice: 'The three kinds of dice.',
  'dice.*.faces': 'six faces; first and last, second and fifth, third and fourth are opposite',
  'dice.*.low': 'what a symbol counts while it is not active',
  'dice.*.high': 'the highest face, and what an active symbol counts',

  knights: 'Knight tiles.',
  'knights.*.type': 'champion, veteran, king, pole (Polish noble) or noble, as on its back',
  'knights.*.attack': 'top left',
  'knights.*.glory': 'top right',
  'knights.*.prestige': 'stars',
  'knights.*.fewer': 'veterans: dice taken away from the player, by colour',

  prestige: 'Prestige tokens, by their kind.',
  'prestige.*.copies': 'how many there are',

  solo: 'The game against Otto.',
  'solo.tiles':
    "The knight tile that is Otto, by difficulty, with the tile's name above under knights.",
  'solo.tiles.easy': 'the knight of the easy game',
  'solo.tiles.medium': 'the knight of the medium game',
  'solo.tiles.hard': 'the knight of the hard game',
  'solo.cards': 'Solo cards.',
  'solo.cards.*.deck': 'basic, warrior (red band) or pious (blue band)',
  'solo.cards.*.actions':
    'I, II and III: support with the order of its icons, plans with its deck, special, objective, event, initiative, training, prayer, service or herald',

  supports: 'Support tiles: how many there are with each back.',
  'supports.*.tiles.one': 'with back I',
  'supports.*.tiles.two': 'with back II',
  'supports.*.tiles.three': 'with back III',
  'supports.*.tiles.special': 'with the back of special supports',
  'supports.*.tiles.scroll': 'with the scroll, for travel cards',

  tournaments: 'Tournament cards.',
  'tournaments.*.players': 'the number of players it is for',
  'tournaments.*.rounds':
    'for each round: the knights of the three cities; for the joust eight slots from left to right (null: free), and the knights added after the players',

  travel: 'Travel cards.',
  'travel.*.deck': 'romance, market or challenge',
  'travel.*.copies': 'how many of these cards there are; 0 takes it out',
  'travel.*.cost': 'coins',
  'travel.*.foe': 'attack and prestige of the opponent',
  'travel.*.rewards':
    'one of these: coins, strength, faith, glory, support, relic, prestige, mount or armour (the level reached), titles (drawn, one is kept)',

  trophies: 'Trophy tiles.',
  'trophies.*.reward': 'all that it gives',
};
