import type { company as en } from '../en/company.js';

export const company: { readonly [key in keyof typeof en]: string } = {
  'plate.away': 'hors ligne',
  'plate.rating': 'Cote {rating}',
  'plate.rating.guess': 'Cote {rating}, provisoire',
  'rating.change': '{before} → {after} ({by})',
  'rating.change.heard': 'Cote : {before}, à présent {after}',
  'seen.by': 'Point de vue',
  'seen.by.all': 'tout le monde',
  'seen.by.named': 'Point de vue : {name}',
};
