import type { Title } from '@destrier/engine';

export const title: Title = {
  title: { en: 'Hazard', fr: 'Hasard', ru: 'Хазард' },
  designers: ['Destrier contributors'],
  publishers: [],
  about: {
    en: 'Knights wager on dice at a tavern table, with a few ruses up their sleeves.',
    fr: 'Des chevaliers parient aux dés à la taverne, quelques ruses dans la manche.',
    ru: 'Рыцари ставят на кости за столом в таверне, пряча в рукаве пару уловок.',
  },
  minutes: 10,
};
