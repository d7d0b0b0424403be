import type { Title } from '@destrier/engine';

export const title: Title = {
  title: { en: 'Mage Knight', fr: 'Mage Knight', ru: 'Рыцарь-маг (Mage Knight)' },
  designers: ['Vlaada Chvátil'],
  publishers: ['WizKids', 'Intrafin', 'Лавка игр'],
  about: {
    en: 'Heroes explore a land of hexes, build decks of deeds and spells, and fight what lives there.',
    fr: 'Des héros explorent une terre d’hexagones, bâtissent leur pioche de prouesses et de sorts, et combattent ce qui y vit.',
    ru: 'Герои исследуют землю из гексов, собирают колоду деяний и заклинаний и сражаются с теми, кто там живёт.',
  },
  minutes: 150,
};
