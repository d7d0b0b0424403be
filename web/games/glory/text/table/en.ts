/** What the parts of the table are called. */
export const en = {
  'board.tabs': 'Parts of the table',
  'board.tab.town': 'Town',
  'board.tab.travel': 'Travel',
  'board.tab.hire': 'Hire',
  'board.tab.lists': 'Lists',
  'board.tab.table': 'Table',
  'board.town': 'The town',
  'board.forAll': 'all',
  'board.thisRound': 'This round',
  'board.mat': 'All that {name} has',
  'board.mine': 'Your company and titles',
  'board.company': 'Company and relics',
  'board.houseMade':
    'Where the rulebooks show pictures alone, figures and texts of cards and tiles are our own design.',
} as const;
