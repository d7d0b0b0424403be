/** The settings of the page, as far as they are about tables. */
export const settings = {
  'settings.tables': 'At every table',
  'settings.brief.bots': 'only against bots',
  'settings.brief.always': 'always',
  'settings.brief.never': 'never',
} as const;
