/** Words of the guided first game. */
export const guide = {
  'guide.title': 'Your first game',
  'guide.play': 'Guided first game',
  'guide.count': '{n, number} of {all, number}',
  'guide.skip': 'Skip the guide',
  'guide.close': 'Close',
  'guide.own':
    'Here the guide leaves the choice to you. If you are unsure, press “Hint” beside the question.',
  'guide.wait': 'The others choose now.',
  'primer.title': 'The game in short',
  'primer.close': 'Got it',
  'primer.aid': 'More in the player’s aid',
} as const;
