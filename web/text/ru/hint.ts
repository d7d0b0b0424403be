import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.gains': 'За этот выбор по сравнению со следующим: {parts}.',
  'hint.costs': 'Чем он оплачен: {parts}.',
  'hint.for': 'За: {parts}.',
  'hint.against': 'Против: {parts}.',
};
