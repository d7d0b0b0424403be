import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Ваша первая партия',
  'guide.play': 'Первая партия с подсказками',
  'guide.count': '{n, number} из {all, number}',
  'guide.skip': 'Без подсказок',
  'guide.close': 'Закрыть',
  'guide.own': 'Здесь выбор за вами. Если сомневаетесь, нажмите «Подсказка» возле вопроса.',
  'guide.wait': 'Сейчас выбирают другие.',
  'primer.title': 'Игра в двух словах',
  'primer.close': 'Понятно',
  'primer.aid': 'Подробнее в памятке',
};
