import type { SettingUp } from '../kit.js';

/** From seven players on there is no other way to play. */
const CHAOS_FROM = 7;

export const settingUp: SettingUp = {
  presets: [
    {
      id: 'first',
      options: { style: 'camelot', health: '300' },
      bots: 'greedy',
      counsel: true,
      about: {
        en: 'Shorter, and no cards are passed, as in the lesson',
        fr: 'Plus courte et, comme à la leçon, sans passer de cartes',
        ru: 'Короче и, как на уроке, без передачи карт',
      },
    },
    {
      id: 'standard',
      options: {},
      bots: 'greedy',
      counsel: true,
      about: {
        en: 'As in the rulebook, cards are passed; casual bots',
        fr: 'Comme dans le livret, on passe des cartes ; robots moyens',
        ru: 'Как в правилах, с передачей карт; боты-любители',
      },
    },
    {
      id: 'expert',
      options: { heroes: 'chosen' },
      bots: 'master',
      counsel: false,
      about: {
        en: 'Heroes are chosen, no advice, master bots',
        fr: 'Héros choisis, sans conseils, robots maîtres',
        ru: 'Герои на выбор, без советов, боты-мастера',
      },
    },
  ],
  help: {
    health: {
      en: 'The less you start with, the sooner the tournament is over.',
      fr: 'Avec moins de points de vie, le tournoi finit plus tôt.',
      ru: 'Чем меньше здоровья, тем короче турнир.',
    },
    heroes: {
      en: 'Each hero has a power of their own.',
      fr: 'Chaque héros a son propre pouvoir.',
      ru: 'У каждого героя своя сила.',
    },
    style: {
      en: 'Camelot style is the simpler way to play.',
      fr: 'Le style Camelot est la manière la plus simple.',
      ru: 'По-камелотски играть проще.',
    },
    chaos: {
      en: 'A variant for many: host, places and three rounds.',
      fr: 'Une variante pour les grandes tablées : hôte, lieux et trois manches.',
      ru: 'Вариант для большой компании: хозяин, места и три раунда.',
    },
  },
  variant: (seats) =>
    seats < CHAOS_FROM
      ? undefined
      : {
          en: 'Seven or eight always play Absolute Chaos: a host, places and three rounds.',
          fr: 'À sept ou huit, on joue toujours au Chaos absolu : hôte, lieux et trois manches.',
          ru: 'Семеро и восьмеро всегда играют в «Полный хаос»: хозяин, места и три раунда.',
        },
};
