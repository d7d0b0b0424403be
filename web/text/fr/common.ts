import type { common as en } from '../en/common.js';

export const common: { readonly [key in keyof typeof en]: string } = {
  'page.title': 'Destrier',
  'page.skip': 'Aller au contenu',
  'page.language': 'Langue',
  'page.theme': 'Couleurs',
  'page.theme.auto': 'Comme l’appareil',
  'page.theme.light': 'Claires',
  'page.theme.dark': 'Sombres',
  'page.settings': 'Réglages',
  'page.version':
    'Une nouvelle version de la page est prête. Elle s’ouvrira quand vous quitterez la table.',
  'page.plainHttp':
    'Cette page est arrivée en simple http. Les navigateurs ne la gardent donc pas pour un usage sans réseau, ne l’installent pas et ne la laissent pas copier de liens. Tout le reste marche ; en https, cela aussi.',
  'page.home': 'Tous les jeux',
  'page.loading': 'Un instant…',
  'page.failed': 'Le chargement a échoué. Vérifiez la connexion, puis réessayez.',
  'page.again': 'Réessayer',
  'page.unknown': 'Il n’y a rien à cette adresse.',
  'page.broken':
    'La page a rencontré une erreur : {reason}. Rien de ce qui est enregistré n’est perdu.',
  'analysis.title': 'Analyse',
  'puzzles.title': 'Problèmes',
  'me.title': 'Vous',
};
