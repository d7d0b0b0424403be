import type { ChapterNames, EditionNames } from '../kit.js';

/** What the ledger calls the chapters that it cites, in the languages of its readers. */
export const chapters: { readonly fr: ChapterNames; readonly ru: ChapterNames } = {
  fr: {
    'Absolute Chaos': 'Le Chaos absolu',
    Cards: 'Cartes',
    Combat: 'Combat',
    Components: 'Éléments',
    Conflicts: 'Conflits',
    Dawn: 'Aube',
    Dusk: 'Crépuscule',
    End: 'Fin',
    Examples: 'Exemples',
    'Feint and dishonour': 'Feinte et déshonneur',
    Godsends: 'Faveurs',
    'How to play': 'Comment jouer',
    Interactions: 'Interactions',
    Places: 'Lieux',
    'Quick reference': 'Aide-mémoire',
    'Set-up': 'Mise en place',
    'Special weapons': 'Armes spéciales',
    Summary: 'Résumé',
  },
  ru: {
    'Absolute Chaos': 'Полный хаос',
    Cards: 'Карты',
    Combat: 'Бой',
    Components: 'Состав игры',
    Conflicts: 'Противоречия',
    Dawn: 'Рассвет',
    Dusk: 'Закат',
    End: 'Конец',
    Examples: 'Примеры',
    'Feint and dishonour': 'Финт и бесчестье',
    Godsends: 'Дары',
    'How to play': 'Как играть',
    Interactions: 'Сочетания карт',
    Places: 'Места',
    'Quick reference': 'Памятка',
    'Set-up': 'Подготовка',
    'Special weapons': 'Особое оружие',
    Summary: 'Краткое изложение',
  },
};

/** The editions that the ledger cites. */
export const editions: EditionNames = {
  fr: { en: 'French edition', fr: 'édition française', ru: 'французское издание' },
};
