/** What came of a game that is over, and of what is done with it. */
export const ending = {
  'ending.shared': 'The picture is shared.',
  'ending.saved': 'The picture is saved as a file.',
  'ending.recorded': 'The game is saved as a file.',
  'ending.gaveUp': '{names} gave up the game.',
  'ending.late': '{names} ran out of time; a bot played on.',
  'ending.early': 'Only one player was left, so the game ended early.',
} as const;
