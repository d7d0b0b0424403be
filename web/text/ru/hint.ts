import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.for': 'За: {parts}.',
  'hint.against': 'Против: {parts}.',
  'hint.more':
    '{part} ({n, plural, =0 {чуть лучше} one {лучше примерно на # очко} few {лучше примерно на # очка} many {лучше примерно на # очков} other {лучше примерно на # очка}})',
  'hint.less':
    '{part} ({n, plural, =0 {чуть хуже} one {хуже примерно на # очко} few {хуже примерно на # очка} many {хуже примерно на # очков} other {хуже примерно на # очка}})',
};
