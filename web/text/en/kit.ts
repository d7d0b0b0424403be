/** Words of the parts that boards of all games share. */
export const kit = {
  'kit.map.in': 'Closer',
  'kit.map.out': 'Farther away',
  'kit.map.keys': 'Arrows move the picture, + and − change how close it is, 0 shows all of it.',
  'kit.touchAgain': 'Touch it again to choose it.',
  'kit.sheet.more': 'Show more: {name}',
  'kit.sheet.less': 'Show less: {name}',
} as const;
