/** What the parts of the table are called. */
export const en = {
  'board.town': 'The town',
  'board.forAll': 'all',
  'board.thisRound': 'This round',
  'board.mat': 'All that {name} has',
  'board.mine': 'Your company and titles',
  'board.company': 'Company and relics',
  'board.houseMade':
    'Where the rulebooks show pictures alone, figures and texts of cards and tiles are our own design.',
} as const;
