import type { company as en } from '../en/company.js';

export const company: { readonly [key in keyof typeof en]: string } = {
  'plate.away': 'hors ligne',
  'plate.rating': 'Classement {rating}',
  'plate.rating.guess': 'Classement {rating}, provisoire',
  'rating.change': '{before} → {after} ({by})',
  'rating.change.heard': 'Classement {before}, à présent {after}',
  'seen.by': 'Point de vue',
  'seen.by.all': 'tout le monde',
  'seen.by.named': 'Point de vue : {name}',
};
