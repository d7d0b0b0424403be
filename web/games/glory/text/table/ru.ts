import type { en } from './en.js';

export const ru: { readonly [key in keyof typeof en]: string } = {
  'board.roundShort': 'Раунд {round, number}',
  'board.tabs': 'Части стола',
  'board.tab.town': 'Город',
  'board.tab.travel': 'Поездки',
  'board.tab.hire': 'Наём',
  'board.tab.lists': 'Ристалище',
  'board.tab.table': 'Стол',
  'board.town': 'Город',
  'board.forAll': 'всем',
  'board.thisRound': 'Этот раунд',
  'board.mat': 'Всё, что есть у игрока {name}',
  'board.mine': 'Ваша свита и титулы',
  'board.company': 'Свита и реликвии',
  'board.houseMade':
    'Там, где в правилах есть только картинки, числа и тексты карт и жетонов придуманы нами.',
};
