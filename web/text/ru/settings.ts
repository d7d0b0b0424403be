import type { settings as english } from '../en/settings.js';

export const settings: { readonly [key in keyof typeof english]: string } = {
  'settings.tables': 'За всеми столами',
  'settings.brief.bots': 'только в игре с ботами',
  'settings.brief.always': 'всегда',
  'settings.brief.never': 'никогда',
};
