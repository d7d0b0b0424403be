import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.for': 'Pour : {parts}.',
  'hint.against': 'Contre : {parts}.',
  'hint.more':
    '{part} ({n, plural, =0 {un peu plus} one {environ # point de plus} other {environ # points de plus}})',
  'hint.less':
    '{part} ({n, plural, =0 {un peu moins} one {environ # point de moins} other {environ # points de moins}})',
};
