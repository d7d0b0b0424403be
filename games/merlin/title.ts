import type { Title } from '@destrier/engine';

export const title: Title = {
  title: { en: 'Merlin', fr: 'Merlin', ru: 'Мерлин (Merlin)' },
  designers: ['Stefan Feld', 'Michael Rieneck'],
  publishers: ['Queen Games'],
  about: {
    en: 'Dice lead knights and Merlin round the table; servants, manors and quests win the crown.',
    fr: 'Les dés mènent chevaliers et Merlin autour de la table ; serviteurs, manoirs et quêtes font gagner la couronne.',
    ru: 'Кубики ведут рыцарей и Мерлина вокруг стола; слуги, усадьбы и задания приносят корону.',
  },
  minutes: 75,
};
