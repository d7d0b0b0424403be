import type { company as en } from '../en/company.js';

export const company: { readonly [key in keyof typeof en]: string } = {
  'plate.away': 'не в сети',
  'plate.rating': 'Рейтинг {rating}',
  'plate.rating.guess': 'Рейтинг {rating}, предварительный',
  'rating.change': '{before} → {after} ({by})',
  'rating.change.heard': 'Рейтинг был {before}, стал {after}',
  'seen.by': 'Чьими глазами',
  'seen.by.all': 'все зрители',
  'seen.by.named': 'Чьими глазами: {name}',
};
