/** Words of the page that stand on more than one screen. */
export const common = {
  'page.title': 'Destrier',
  'page.skip': 'Skip to the content',
  'page.language': 'Language',
  'page.theme': 'Colours',
  'page.theme.auto': 'As the device',
  'page.theme.light': 'Light',
  'page.theme.dark': 'Dark',
  'page.settings': 'Settings',
  'page.version': 'A new version of the page is ready. It is taken when you leave the table.',
  'page.plainHttp':
    'This page came over plain http. So browsers do not keep it for use without a network, do not install it and do not let it copy links. Everything else works; over https those do too.',
  'page.home': 'All games',
  'page.loading': 'One moment…',
  'page.failed': 'This could not be loaded. Check the connection and try again.',
  'page.again': 'Try again',
  'page.unknown': 'There is nothing at this address.',
  'page.broken': 'Something in the page went wrong: {reason}. Nothing that was kept is lost.',
} as const;
