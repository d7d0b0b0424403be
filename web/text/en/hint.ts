/** Why a strong bot would choose what it would: what it expects to bring more than the next best, and what less. */
export const hint = {
  'hint.for': 'For it: {parts}.',
  'hint.against': 'Against it: {parts}.',
  'hint.more':
    '{part} ({n, plural, =0 {a little more} one {about # point more} other {about # points more}})',
  'hint.less':
    '{part} ({n, plural, =0 {a little less} one {about # point less} other {about # points less}})',
} as const;
