/** Why a strong bot would choose what it would, in points expected. */
export const hint = {
  'hint.gains': 'What speaks for it, compared with the next best: {parts}.',
  'hint.costs': 'What it costs: {parts}.',
} as const;
