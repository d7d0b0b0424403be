import type { movement as en } from '../en/movement.js';

export const movement: { readonly [key in keyof typeof en]: string } = {
  'movement.speed': 'Движение',
  'movement.speed.slow': 'медленно',
  'movement.speed.normal': 'обычно',
  'movement.speed.fast': 'быстро',
  'movement.speed.none': 'без движения',
  'movement.rolling': 'Кубики катятся…',
};
