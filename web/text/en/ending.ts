/** What came of a game that is over, and of what is done with it. */
export const ending = {
  'ending.shared': 'The picture is shared.',
  'ending.saved': 'The picture is saved as a file.',
  'ending.recorded': 'The game is saved as a file.',
} as const;
