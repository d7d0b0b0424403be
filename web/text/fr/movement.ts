import type { movement as en } from '../en/movement.js';

export const movement: { readonly [key in keyof typeof en]: string } = {
  'movement.speed': 'Mouvement',
  'movement.speed.slow': 'lent',
  'movement.speed.normal': 'habituel',
  'movement.speed.fast': 'rapide',
  'movement.speed.none': 'aucun',
  'movement.rolling': 'Les dés roulent…',
};
