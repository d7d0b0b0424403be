/** What the parts of the table are called. */
export const en = {
  'board.roundShort': 'Round {round, number}',
  'board.tabs': 'Parts of the table',
  'board.tab.town': 'Town',
  'board.tab.travel': 'Travel',
  'board.tab.hire': 'Hire',
  'board.tab.lists': 'Lists',
  'board.tab.table': 'Table',
  'board.town': 'The town',
  'board.forAll': 'all',
  'board.thisRound': 'This round',
  'board.mat': 'Everything {name} has',
  'board.mine': 'Your company and titles',
  'board.company': 'Company and relics',
  'board.houseMade':
    'Where the rulebooks only show pictures, the figures and texts on cards and tiles are our own.',
} as const;
