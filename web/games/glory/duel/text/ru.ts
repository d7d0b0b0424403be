import type { DuelTexts } from './en.js';

export const ru: DuelTexts = {
  'duel.others': 'Другие поединки',
  'duel.look': '{one} против {other}, счёт {won, number} : {lost, number}: смотреть этот поединок',
  'duel.strength': '{n, plural, =0 {Силы не осталось} other {Осталось силы: #}}',
  'duel.faith': '{n, plural, =0 {Веры не осталось} other {Осталось веры: #}}',
  'duel.turnBack': '{name}: выбрать, что перевернуть обратно',
  'duel.close': 'Закрыть',
};
