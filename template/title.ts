import type { Title } from '@destrier/engine';

export const title: Title = {
  title: { en: 'Joust', fr: 'Joust', ru: 'Joust' },
  designers: ['Your name'],
  publishers: [],
  about: {
    en: 'Two knights ride at each other with lances that nobody else has seen.',
    fr: 'Deux chevaliers s’affrontent avec des lances que personne d’autre n’a vues.',
    ru: 'Два рыцаря сходятся с копьями, которых больше никто не видел.',
  },
  minutes: 2,
};
