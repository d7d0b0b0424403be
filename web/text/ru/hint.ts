import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.for': 'За: {parts}.',
  'hint.against': 'Против: {parts}.',
  'hint.more':
    '{part} ({n, plural, =0 {чуть больше} one {больше примерно на # очко} few {больше примерно на # очка} many {больше примерно на # очков} other {больше примерно на # очка}})',
  'hint.less':
    '{part} ({n, plural, =0 {чуть меньше} one {меньше примерно на # очко} few {меньше примерно на # очка} many {меньше примерно на # очков} other {меньше примерно на # очка}})',
};
