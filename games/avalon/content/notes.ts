const POWER = {
  effect: 'what it does',
  limit: 'none, or for how long a use counts: combat, round, game',
  times: 'how often it may be used within that limit; once if not said',
  amount: 'how much it heals, wounds, adds or takes',
  other: 'a second figure, where there are two',
  suit: 'the suit it speaks of',
};

const ofPowers = (group: string): { readonly [path: string]: string } =>
  Object.fromEntries(Object.entries(POWER).map(([key, note]) => [`${group}.*.${key}`, note]));

/** Comments for whoever types a pack, by path. */
export const notes: { readonly [path: string]: string } = {
  suits: 'Basic weapons.',
  'suits.*.poison': 'the values with poison',
  specials: 'Special weapons.',
  'specials.*.copies': 'how many of these cards there are',
  'specials.*.wounds': 'what it inflicts',
  'specials.*.value': 'printed value; null if it is named',
  'specials.*.poison': 'whether it counts as poison',
  figures: 'Figures of the rules.',
  'figures.values': 'the highest value of a suit',
  'figures.behind': 'how far behind another godsend is due',
  recipients: 'How many receive a godsend after each round; the last figure for all later ones.',
  heroes: 'Hero cards.',
  ...ofPowers('heroes'),
  'heroes.*.legend': 'the legend that belongs to it',
  legends: 'Legend cards.',
  ...ofPowers('legends'),
  'legends.*.threshold': 'the health at which it unlocks',
  godsends: 'Godsends.',
  ...ofPowers('godsends'),
  'godsends.*.holds': 'whether it still works for somebody to whom it is given',
  'godsends.*.noChaos': 'set aside in Absolute Chaos',
  places: 'Places and the powers of their hosts.',
  ...ofPowers('places'),
  'places.*.suits': 'what is there twice in Absolute Chaos',
};
