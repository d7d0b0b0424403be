import type { Title } from '@destrier/engine';

export const title: Title = {
  title: {
    en: 'Glory: A Game of Knights',
    fr: 'Glory : un jeu de chevaliers',
    ru: 'История рыцаря (Glory)',
  },
  designers: ['Dominik Mucha', 'Marcin Wisthal'],
  publishers: ['Strategos', 'Super Meeple', 'Hobby World'],
  about: {
    en: 'Train, trade, travel and gather friends; then win duels in three great tournaments.',
    fr: 'Entraînez-vous, voyagez, entourez-vous de soutiens, puis gagnez vos duels dans trois grands tournois.',
    ru: 'Тренировки, странствия, верная свита — и поединки на трёх больших турнирах.',
  },
  minutes: 60,
};
