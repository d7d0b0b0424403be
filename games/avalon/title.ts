import type { Title } from '@destrier/engine';

export const title: Title = {
  title: {
    en: 'Tournament at Avalon',
    fr: 'Le Tournoi d’Avalon',
    ru: 'Турнир в Авалоне (Tournament at Avalon)',
  },
  designers: ['Ken Shannon', 'Karen Boginski', 'Jody Barbessi'],
  publishers: ['WizKids', 'Origames'],
  about: {
    en: 'Heroes of the Round Table fight with cards: whoever loses a combat takes them as wounds.',
    fr: 'Les héros de la Table ronde s’affrontent aux cartes : qui perd un combat les reçoit en blessures.',
    ru: 'Герои Круглого стола бьются на картах: проигравший бой забирает их как раны.',
  },
  minutes: 45,
};
