import type { local as en } from '../en/local.js';

export const local: { readonly [key in keyof typeof en]: string } = {
  'local.missing':
    'Cette partie n’est pas dans ce navigateur : elle a été supprimée, ou les données ont été effacées.',
  'local.damaged': 'Cette partie ne peut pas être ouverte : {reason}',
};
