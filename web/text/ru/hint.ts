import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.gains': 'Чем он лучше следующего: {parts}.',
  'hint.costs': 'Чем за это платят: {parts}.',
  'hint.for': 'За: {parts}.',
  'hint.against': 'Против: {parts}.',
};
