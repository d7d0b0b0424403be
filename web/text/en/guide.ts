/** Words of the guided first game. */
export const guide = {
  'guide.title': 'Your first game',
  'guide.play': 'Guided first game',
  'guide.count': '{n, number} of {all, number}',
  'guide.herald': 'The herald',
  'guide.leave': 'Pause',
  'guide.playOn': 'Play on',
  'guide.on': 'Continue',
  'guide.first': 'Play your first real game',
  'guide.call': 'Go on with the lesson',
  'guide.otherwise':
    'You may do that in a game of your own, but this lesson shows what is lit. To choose freely, press “Pause”.',
  'guide.astray': 'Since we stopped, you have gone your own way.',
  'guide.astray.why':
    'I can take you back to where the lesson stood; what happened since will be undone.',
  'guide.goBack': 'Back to the lesson',
  'guide.lesson': 'Lesson {n, number} of {all, number}: {name}',
  'primer.title': 'The game in short',
  'primer.close': 'Got it',
  'primer.next': 'Next',
  'primer.back': 'Back',
  'primer.skip': 'Close',
  'primer.count': 'Card {n, number} of {all, number}',
  'primer.aid': 'More in the player’s aid',
} as const;
