/** Why a strong bot would choose what it would, in points expected. */
export const hint = {
  'hint.gains': 'What it gains over the next best: {parts}.',
  'hint.costs': 'What it costs: {parts}.',
  'hint.for': 'For it: {parts}.',
  'hint.against': 'Against it: {parts}.',
} as const;
