/** Why a strong bot would choose what it would: what it expects to bring more than the next best, and what less. */
export const hint = {
  'hint.for': 'For it: {parts}.',
  'hint.against': 'Against it: {parts}.',
  'hint.more':
    '{part} ({n, plural, =0 {a little better} one {about # point better} other {about # points better}})',
  'hint.less':
    '{part} ({n, plural, =0 {a little worse} one {about # point worse} other {about # points worse}})',
} as const;
