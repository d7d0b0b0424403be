/** Movement on the table. */
export const movement = {
  'movement.speed': 'Movement',
  'movement.speed.slow': 'slow',
  'movement.speed.normal': 'normal',
  'movement.speed.fast': 'fast',
  'movement.speed.none': 'none',
  'movement.rolling': 'The dice are rolling…',
} as const;
