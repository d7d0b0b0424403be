import type { hint as english } from '../en/hint.js';

export const hint: { readonly [key in keyof typeof english]: string } = {
  'hint.for': 'Pour : {parts}.',
  'hint.against': 'Contre : {parts}.',
  'hint.more':
    '{part} ({n, plural, =0 {un peu mieux} one {environ # point de mieux} other {environ # points de mieux}})',
  'hint.less':
    '{part} ({n, plural, =0 {un peu moins bien} one {environ # point perdu} other {environ # points perdus}})',
};
