import type { SettingUp } from '../kit.js';

const handicap = {
  en: 'A head start for a newcomer: better equipment.',
  fr: 'Un avantage de départ pour qui débute : un meilleur équipement.',
  ru: 'Фора новичку: снаряжение получше.',
};

export const settingUp: SettingUp = {
  presets: [
    {
      id: 'first',
      options: { learning: 'on' },
      bots: 'greedy',
      counsel: true,
      about: {
        en: 'Open titles, easy characters, advice on request',
        fr: 'Titres visibles, personnages simples, conseils sur demande',
        ru: 'Открытые титулы, простые персонажи, советы по просьбе',
      },
    },
    {
      id: 'standard',
      options: {},
      bots: 'greedy',
      counsel: true,
      about: {
        en: 'As in the rulebook, against casual bots',
        fr: 'Comme dans le livret, contre des robots moyens',
        ru: 'Как в правилах, против ботов-любителей',
      },
    },
    {
      id: 'expert',
      options: { difficulty: 'hard' },
      bots: 'master',
      counsel: false,
      about: {
        en: 'No advice, and bots that forgive nothing',
        fr: 'Sans conseils, et des robots qui ne pardonnent rien',
        ru: 'Без советов, и боты ничего не прощают',
      },
    },
  ],
  help: {
    edition: {
      en: 'The two printed editions differ in a few rules.',
      fr: 'Les deux éditions imprimées diffèrent par quelques règles.',
      ru: 'Два печатных издания расходятся в нескольких правилах.',
    },
    tournament: {
      en: 'Which tournament closes each of the three rounds.',
      fr: 'Quel tournoi conclut chacune des trois manches.',
      ru: 'Какой турнир завершает каждый из трёх раундов.',
    },
    trophies: {
      en: 'Whether each joust has a trophy of its own.',
      fr: 'Si chaque joute a son propre trophée.',
      ru: 'Разыгрывают ли в плезансах особые призы.',
    },
    learning: {
      en: 'Fewer things to keep in mind, for a first game.',
      fr: 'Moins de choses à retenir, pour une première partie.',
      ru: 'Меньше держать в голове: для первой партии.',
    },
    travel: {
      en: 'All at once is quicker; in turn you see what others play.',
      fr: 'Ensemble, c’est plus rapide ; à tour de rôle, on voit le jeu des autres.',
      ru: 'Одновременно — быстрее; по очереди видно, что играют другие.',
    },
    duels: {
      en: 'Side by side is quicker; one after the other, everybody can watch.',
      fr: 'En même temps, c’est plus rapide ; l’un après l’autre, tous regardent.',
      ru: 'Одновременно — быстрее; по очереди все могут смотреть.',
    },
    handicap1: handicap,
    handicap2: handicap,
    handicap3: handicap,
    handicap4: handicap,
    solo: {
      en: 'What it takes to win alone.',
      fr: 'Ce qu’il faut pour gagner seul.',
      ru: 'Что нужно для победы в одиночку.',
    },
    difficulty: {
      en: 'How strong Otto and his knights are.',
      fr: 'La force d’Otto et de ses chevaliers.',
      ru: 'Насколько сильны Отто и его рыцари.',
    },
    deck: {
      en: 'Which cards lead Otto.',
      fr: 'Les cartes qui mènent Otto.',
      ru: 'Какие карты ведут Отто.',
    },
  },
};
