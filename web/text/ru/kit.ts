import type { kit as english } from '../en/kit.js';

export const kit: { readonly [key in keyof typeof english]: string } = {
  'kit.map.in': 'Ближе',
  'kit.map.out': 'Дальше',
  'kit.map.keys': 'Стрелки сдвигают картину, + и − приближают и отдаляют, 0 показывает её целиком.',
  'kit.touchAgain': 'Коснитесь ещё раз, чтобы выбрать.',
  'kit.sheet.more': 'Показать больше: {name}',
  'kit.sheet.less': 'Показать меньше: {name}',
};
