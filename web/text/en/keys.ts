/** The sheet of keys. */
export const keys = {
  'keys.title': 'Keys',
  'keys.off': 'Single keys are switched off in the settings.',
  'keys.choose': 'choose in the list, as it says beside each option',
  'keys.send': 'on something picked: send what you have picked',
  'keys.toggle': 'pick, or put back',
  'keys.undo': 'take back',
  'keys.hint': 'hint',
  'keys.list': 'show the list, or fold it away',
  'keys.inspect': 'look at a thing closely; arrows go to the next one',
  'keys.close': 'close what lies over the table',
  'keys.map': 'on the board: closer, farther away, all of it',
  'keys.help': 'these keys',
  'keys.done': 'Close',
  'keys.open': 'All keys',
} as const;
