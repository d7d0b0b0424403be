import type { kit as english } from '../en/kit.js';

export const kit: { readonly [key in keyof typeof english]: string } = {
  'kit.map.in': 'De plus près',
  'kit.map.out': 'De plus loin',
  'kit.map.keys':
    'Les flèches déplacent l’image, + et − la rapprochent ou l’éloignent, 0 la montre en entier.',
  'kit.touchAgain': 'Touchez encore une fois pour choisir.',
  'kit.sheet.more': 'En voir plus : {name}',
  'kit.sheet.less': 'En voir moins : {name}',
};
