import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Ваша первая партия',
  'guide.play': 'Первая партия с подсказками',
  'guide.count': '{n, number} из {all, number}',
  'guide.herald': 'Герольд',
  'guide.leave': 'Пауза',
  'guide.playOn': 'Играть дальше',
  'guide.on': 'Дальше',
  'guide.first': 'Сыграть первую настоящую партию',
  'guide.call': 'Продолжить урок',
  'guide.otherwise':
    'В своей партии так можно, но этот урок показывает то, что подсвечено. Чтобы выбирать свободно, нажмите «Пауза».',
  'guide.astray': 'После нашей паузы вы пошли своим путём.',
  'guide.astray.why':
    'Я могу вернуть вас туда, где остановился урок; всё, что было потом, отменится.',
  'guide.goBack': 'Вернуться к уроку',
  'guide.lesson': 'Урок {n, number} из {all, number}: {name}',
  'primer.title': 'Игра в двух словах',
  'primer.close': 'Понятно',
  'primer.next': 'Дальше',
  'primer.back': 'Назад',
  'primer.skip': 'Закрыть',
  'primer.count': 'Карточка {n, number} из {all, number}',
  'primer.aid': 'Подробнее в памятке',
};
