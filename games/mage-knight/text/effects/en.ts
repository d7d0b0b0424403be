import type { FoeChange } from '../../content/ops.js';
import type { Phrases } from './phrases.js';

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
const ELEMENT = { physical: '', fire: 'Fire ', ice: 'Ice ', 'cold-fire': 'Cold Fire ' } as const;
const KIND = { melee: '', ranged: 'Ranged ', siege: 'Siege ' } as const;
const WHOM = {
  one: 'one enemy',
  all: 'all enemies',
  others: 'all other enemies',
  blocked: 'the blocked enemy',
  'up-to-three': 'up to three enemies',
} as const;
const EXEMPT = {
  fire: 'not those with fire resistance',
  ice: 'not those with ice resistance',
  fortified: 'not fortified ones',
} as const;

function change(one: FoeChange): string {
  switch (one.change) {
    case 'armour':
      return one.fortified === undefined
        ? `armour −${-one.n}`
        : `armour −${-one.n}, or −${-one.fortified} if fortified`;
    case 'armour-by-resistances':
      return 'armour −1 for each resistance';
    case 'no-attack':
      return 'does not attack';
    case 'lose-resistance':
      return one.which.length > 1 ? 'loses all resistances' : `loses ${one.which[0]} resistance`;
    case 'lose-fortification':
      return 'loses all fortifications';
    case 'destroy':
      return 'is destroyed';
  }
}

export const en: Phrases = {
  between: '; ',
  or: (items) => joined(items, 'or'),
  and: (items) => joined(items, 'and'),
  colours: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    white: 'white',
    gold: 'gold',
    black: 'black',
  },
  anyColour: 'any colour',
  basicColour: 'any basic colour',
  ofPaid: 'the colour paid',
  ofCard: 'the colour of that card',
  ofOwned: 'a colour you have',
  terrains: {
    plains: 'plains',
    hills: 'hills',
    forest: 'forests',
    wasteland: 'wastelands',
    desert: 'deserts',
    swamp: 'swamps',
    lake: 'lakes',
    mountain: 'mountains',
    ocean: 'the sea',
    city: 'cities',
  },
  allTerrains: 'all terrains',
  elements: { physical: 'physical', fire: 'fire', ice: 'ice', 'cold-fire': 'cold fire' },
  resistances: { physical: 'physical', fire: 'fire', ice: 'ice' },
  abilities: {
    fortified: 'fortified',
    swift: 'swift (twice the block)',
    brutal: 'brutal (twice the damage)',
    poison: 'poison (each Wound twice)',
    paralyze: 'paralyzes (units are lost, the hand is discarded)',
    summon: 'summons',
  },
  camps: {
    village: 'villages',
    monastery: 'monasteries',
    keep: 'keeps',
    'mage-tower': 'mage towers',
    city: 'cities',
  },
  counted: {
    'ready-units': 'ready unit',
    'crystal-colours': 'colour among your crystals',
    wounds: 'Wound in hand and on units',
    foes: 'enemy you face',
    traits: 'ability, resistance and element of that enemy',
    discarded: 'card discarded',
    chosen: 'point you choose',
  },
  counting: (base, each, what, most) =>
    `${base === 0 ? '' : `${base}, +`}${each} for each ${what}${most === undefined ? '' : ` (at most ${most})`}`,
  points: {
    move: (n) => `Move ${n}`,
    influence: (n) => `Influence ${n}`,
    heal: (n) => `Heal ${n}`,
    draw: (n) => (n === '1' ? 'draw a card' : `draw ${n} cards`),
    fame: (n) => `fame +${n}`,
    reputation: (n) => `reputation ${n.startsWith('−') ? n : `+${n}`}`,
    wound: (n) => (n === '1' ? 'take a Wound' : `take ${n} Wounds`),
  },
  attack: (n, kind, element) => `${ELEMENT[element]}${KIND[kind]}Attack ${n}`,
  block: (n, element, twice) =>
    `${ELEMENT[element]}Block ${n}${twice ? ', twice that against swift enemies' : ''}`,
  token: (colour, n) => (n === 1 ? `mana (${colour})` : `${n} mana (${colour})`),
  crystal: (colour, n) => (n === 1 ? `a crystal (${colour})` : `${n} crystals (${colour})`),
  plain: {
    'crystals-of-others': 'a crystal of each other basic colour',
    throw: 'an action card of your hand leaves the game',
    'crystal-of-die': 'a crystal in the colour of a die of the Source, which is rolled again',
    reroll: 'roll all dice of the Source again',
    'cast-offered': 'cast a spell of the offer in its colour, which stays there',
    'borrow-unit': 'use an ability of a unit of the offer',
    'gain-unit': 'recruit a unit of the offer for nothing',
    'ready-all': 'make all your units ready',
    'heal-unit': 'heal a unit',
    'wound-self': 'the unit is wounded by it',
    time: 'all cards played come back, and you take another turn',
    refund: 'crystals spent in this turn come back',
    'throw-wounds': 'the Wounds of this turn may leave the game',
  },
  mods: {
    'no-unit-damage': 'units cannot take damage',
    'double-physical': 'physical attacks count twice',
    leap: 'steps may lead over a space, and nobody is provoked',
    'no-walls': 'fortifications of sites do not count',
    gold: 'gold mana can be used',
    black: 'black mana can be used',
    sunlight: 'enemies are seen as by day',
    dread: 'further enemies do not attack, for 1, 2, 3 and so on Move',
    'no-dice': 'no die of the Source in this turn',
    polarize: 'once, mana counts as its opposite colour',
  },
  randomCrystals: (n) => `roll ${n} dice for crystals; gold lets you choose, black is fame +1`,
  pay: (colours) => `pay mana (${colours})`,
  discard: ({ what, min, max }) => {
    if (what === 'wound') return 'discard a Wound';
    const card = what === 'coloured' ? 'card with a colour' : 'card';
    return min === max ? `discard a ${card}` : 'discard as many cards as you like';
  },
  dayNight: (day, night) => `${day} by day, ${night} at night`,
  when(condition, yes, no) {
    const told = {
      interaction: 'in an interaction',
      forest: 'in a forest',
      day: 'by day',
      night: 'at night',
      'least-fame': 'with the least fame',
    }[condition];
    return no === '' ? `${told}: ${yes}` : `${no}; ${told} instead: ${yes}`;
  },
  may: (effect) => `you may: ${effect}`,
  foes: (of, not, changes) =>
    `${WHOM[of]}${
      not.length === 0
        ? ''
        : ` (${joined(
            not.map((one) => EXEMPT[one]),
            'and',
          )})`
    }: ${changes}`,
  change,
  dice: ({ n, as }) =>
    `use ${n === 1 ? 'another die' : `${n} more dice`} of the Source${{ plain: '', pull: '; a black one counts as any colour', storm: '; gold and black ones count as any basic colour' }[as]}`,
  setDice: (dice, tokens) =>
    `set ${dice === 1 ? 'a die' : `${dice} dice`} of the Source to a colour but gold: ${tokens} mana of it${dice === 1 ? '' : ' for each'}`,
  combine: ({ face, times, bonus, thrown }) =>
    `with another action card${thrown ? ', which leaves the game' : ''}: its ${face} effect${times > 1 ? ` ${times} times` : ''}${face === 'strong' ? ' without mana' : ''}${bonus > 0 ? `, +${bonus}` : ''}`,
  take: ({ from, of, to }) =>
    `take ${from === 'spells' ? 'a spell' : 'an advanced action'} of ${of === 'paid' ? 'the colour paid' : 'that colour'} from the offer into your ${to === 'hand' ? 'hand' : 'discard pile'}`,
  travel: ({ least, most, price, perSpace, end }, not) => {
    const far = least === most ? `${most}` : `${least} to ${most}`;
    const cost =
      perSpace > 0 ? `, ${perSpace} Move for each` : price > 0 ? ` for ${price} Move` : '';
    const goal = end === 'safe' ? 'a safe space' : 'a fortified site, which you assault';
    return `go ${far} ${most === 1 ? 'space' : 'spaces'}${cost} straight to ${goal}${not === '' ? '' : `, not through ${not}`}`;
  },
  ready: (level) => `make a unit of level ${level} or less ready`,
  readyLevels: (levels) => `make units ready, ${levels} levels in all`,
  recall: (n, chosen) =>
    `${n} ${chosen ? 'chosen' : 'random'} cards of your discard pile go on top of your deck or under it`,
  nextDraw: (n) => `${n} cards more at the end of the turn`,
  returns: ({ to, cost }) =>
    to === 'hand'
      ? `this card may come back for ${cost === 'card' ? 'a discarded card that is no Wound' : 'a discarded card'}`
      : `this card may go ${to === 'top' ? 'on top of' : 'under'} your deck`,
  roll: (dice, cases) =>
    `roll ${dice === '1' ? 'a die' : `dice: ${dice}`}; ${cases.map(([colour, effect]) => `${colour}: ${effect}`).join(', ')}`,
  number: (most) => `choose up to ${most}`,
  sideways: ({ card, n, same, advanced }) =>
    `play a ${card === 'wound' ? 'Wound' : 'card'} sideways for ${n}${same === undefined ? '' : `, ${same} if it has that colour`}${advanced === undefined ? '' : `, ${advanced} if it is no basic action`}`,
  banners: {
    'banner-of-glory':
      'give it to a unit: armour +1, its attacks and blocks +1, and fame +1 when it makes one',
    'banner-of-fear': 'give it to a unit: it may stop an attack in the block phase, fame +1',
    'banner-of-protection': 'give it to a unit: armour +1, resistance to fire and ice',
    'banner-of-courage': 'give it to a unit: once a round it is made ready, not in combat',
  },
  terrain: ({ set, add, min, open }, terrains) => {
    if (set !== undefined)
      return `${terrains} cost ${set}${open === true ? ' and can be entered' : ''}`;
    return `${terrains} cost ${-(add ?? 0)} less${min === undefined || min === 0 ? '' : `, at least ${min}`}`;
  },
  convert: ({ from, to, rate, kind, element }) =>
    `${from === 'move' ? 'Move' : 'Influence'} may be spent as ${ELEMENT[element]}${KIND[kind]}${to === 'attack' ? 'Attack' : 'Block'}${rate === 1 ? '' : `, ${rate} for 1`}`,
  unitsFight: (attack, block) => `attacks of units +${attack}, their blocks +${block}`,
  unitArmour: (n) => `armour of units +${n}`,
  unitResistance: (which) => `units resist ${which}`,
  firstCard: (attack, block) =>
    `the first card in the next combat: attack +${attack}, or block +${block}`,
  leadership: ({ attack, block, ranged }) =>
    `one unit: attack +${attack}, block +${block}, or ranged attack +${ranged}`,
  laterAttack: (attack) => `${attack} in the attack phase`,
  attacksBecome: ({ element, kind }) =>
    `all attacks become ${element === undefined ? `${kind} attacks` : 'Cold Fire'}`,
  endless: (colours) => `endless mana in this turn: ${colours}`,
  learn: (price, to) =>
    `an advanced action of the offer for ${price} Influence, into your ${to === 'hand' ? 'hand' : 'discard pile'}`,
  grail: (n) => `fame +1 for each of these ${n} points of healing spent`,
  on(event, colour, effect) {
    const told = {
      recruited: 'for each unit recruited in this turn',
      blocked: 'if it blocks the attack',
      defeated: 'for each enemy defeated',
      cast: `for each ${colour ?? ''} spell cast`,
      healed: 'for each Wound healed from your hand',
      'unit-fought': 'for each unit that attacks or blocks',
    }[event];
    return `${told}: ${effect}`;
  },
  atEnd: (effect) => `at the end of the turn: ${effect}`,
  moments: {
    'not-combat': 'not in combat: ',
    'combat-start': 'at the start of a combat: ',
    combat: 'in combat: ',
  },
  card: ({ kind, basic, strong }) => `${kind}: ${basic}. ${strong}`,
  cardKinds: {
    basic: 'basic action',
    advanced: 'advanced action',
    spell: 'spell',
    artifact: 'artifact',
  },
  spell: (basic, strongName, strong) => `spell. ${basic}. ${strongName}: ${strong}`,
  artifact: (basic, strong) => `artifact: ${basic}. Leaving the game: ${strong}`,
  unit: ({ level, cost, armour, resists, camps, abilities }) =>
    `level ${level}, cost ${cost}, armour ${armour}${resists === '' ? '' : `, resists ${resists}`}; from ${camps}. ${abilities.join(' / ')}`,
  withMana: (colour, effect) => `with ${colour} mana: ${effect}`,
  foe: ({ attack, armour, fame, traits }) =>
    `${[attack, `armour ${armour}`, `fame ${fame}`, ...traits].join(', ')}`,
  resists: (what) => `resists ${what}`,
  summons: 'summons another to attack',
  skill: (per, effect) => `once a ${per === 'round' ? 'round' : 'turn'}: ${effect}`,
  bonds: 'a command token of its own: the first unit on it costs 5 less and fights everywhere',
  tactics: {
    'early-bird': 'number 1: you are first',
    rethink: 'number 2: exchange up to three cards of your hand; the discard pile is shuffled in',
    'mana-steal': 'number 3: keep a die of a basic colour from the Source and use it when you like',
    planning: 'number 4: with two cards in hand you draw one more at the end of a turn',
    'great-start': 'number 5: draw two cards',
    'the-right-moment': 'number 6: once, another turn after yours',
    'from-the-dusk': 'number 1: you are first',
    'long-night': 'number 2: once, with an empty deck, three random discarded cards become a deck',
    'mana-search': 'number 3: once a turn roll up to two dice of the Source again',
    'midnight-meditation': 'number 4: once, shuffle up to five cards in and draw as many',
    preparation: 'number 5: take a card of your choice from your deck',
    'sparing-power': 'number 6: before a turn put a card by, or once take all that lie there',
  },
  directions: { C: 'C', NE: 'NE', E: 'E', SE: 'SE', SW: 'SW', W: 'W', NW: 'NW' },
};
