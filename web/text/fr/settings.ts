import type { settings as english } from '../en/settings.js';

export const settings: { readonly [key in keyof typeof english]: string } = {
  'settings.tables': 'À toutes les tables',
  'settings.brief.bots': 'contre les robots seulement',
  'settings.brief.always': 'toujours',
  'settings.brief.never': 'jamais',
};
