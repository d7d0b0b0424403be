import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Ваша первая партия',
  'guide.play': 'Первая партия с подсказками',
  'guide.count': '{n, number} из {all, number}',
  'guide.herald': 'Герольд',
  'guide.leave': 'Выйти',
  'guide.on': 'Дальше',
  'guide.first': 'Сыграть первую настоящую партию',
  'guide.call': 'Позвать герольда',
  'guide.lesson': 'Урок {n, number} из {all, number}: {name}',
  'primer.title': 'Игра в двух словах',
  'primer.close': 'Понятно',
  'primer.next': 'Дальше',
  'primer.back': 'Назад',
  'primer.skip': 'Закрыть',
  'primer.count': 'Карточка {n, number} из {all, number}',
  'primer.aid': 'Подробнее в памятке',
};
