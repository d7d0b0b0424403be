/** Words of the guided first game. */
export const guide = {
  'guide.title': 'Your first game',
  'guide.play': 'Guided first game',
  'guide.count': '{n, number} of {all, number}',
  'guide.herald': 'The herald',
  'guide.leave': 'Leave',
  'guide.on': 'Continue',
  'guide.first': 'Play your first real game',
  'guide.call': 'Call the herald',
  'guide.lesson': 'Lesson {n, number} of {all, number}: {name}',
  'primer.title': 'The game in short',
  'primer.close': 'Got it',
  'primer.next': 'Next',
  'primer.back': 'Back',
  'primer.skip': 'Close',
  'primer.count': 'Card {n, number} of {all, number}',
  'primer.aid': 'More in the player’s aid',
} as const;
