import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.gains': 'Ses atouts face au choix suivant : {parts}.',
  'hint.costs': 'Ce qu’il coûte : {parts}.',
  'hint.for': 'Pour : {parts}.',
  'hint.against': 'Contre : {parts}.',
};
