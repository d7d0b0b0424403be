/** Words of the page that stand on more than one screen. */
export const common = {
  'page.title': 'Destrier',
  'page.skip': 'Skip to the content',
  'page.language': 'Language',
  'page.theme': 'Colours',
  'page.theme.auto': 'Same as device',
  'page.theme.light': 'Light',
  'page.theme.dark': 'Dark',
  'page.settings': 'Settings',
  'page.version': 'A new version is ready. You get it when you leave the table.',
  'page.plainHttp':
    'This page was loaded over plain http, so browsers will not keep it for offline use, install it or let it copy links. Everything else works; over https, those do too.',
  'page.home': 'All games',
  'page.loading': 'Loading…',
  'page.failed': 'This could not be loaded. Check the connection and try again.',
  'page.again': 'Try again',
  'page.unknown': 'There is nothing at this address.',
  'page.broken': 'Something went wrong: {reason}. Nothing that was saved is lost.',
  'analysis.title': 'Analysis',
  'puzzles.title': 'Puzzles',
  'me.title': 'You',
} as const;
