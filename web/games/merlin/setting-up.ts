import type { SettingUp } from '../kit.js';

export const settingUp: SettingUp = {
  presets: [
    {
      id: 'first',
      options: {},
      bots: 'random',
      counsel: true,
      about: {
        en: 'The basic game, against bots that are learning too',
        fr: 'Le jeu de base, contre des robots qui débutent aussi',
        ru: 'Основная игра, против ботов-новичков',
      },
    },
    {
      id: 'standard',
      options: { favour: 'on' },
      bots: 'greedy',
      counsel: true,
      about: {
        en: 'With the King’s Favour, against casual bots',
        fr: 'Avec la Faveur du Roi, contre des robots moyens',
        ru: 'С «Милостью короля», против ботов-любителей',
      },
    },
    {
      id: 'expert',
      options: { favour: 'on', knights: 'draft' },
      bots: 'master',
      counsel: false,
      about: {
        en: 'All modules, knights drafted, no advice',
        fr: 'Tous les modules, chevaliers choisis, sans conseils',
        ru: 'Все модули, рыцари на выбор, без советов',
      },
    },
  ],
  help: {
    favour: {
      en: 'Fulfilled quests may bring abilities.',
      fr: 'Les quêtes accomplies peuvent donner des capacités.',
      ru: 'Выполненные задания могут дать способности.',
    },
    knights: {
      en: 'Two knights of your own, each with a power.',
      fr: 'Deux chevaliers rien qu’à vous, chacun avec un pouvoir.',
      ru: 'Два собственных рыцаря, у каждого своя сила.',
    },
  },
};
