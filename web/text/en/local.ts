/** Words about tables that are kept in this browser. */
export const local = {
  'local.missing':
    'This game is not kept in this browser: it was removed, or the browser was cleared.',
  'local.damaged': 'This game cannot be opened: {reason}',
} as const;
