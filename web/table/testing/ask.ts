import type { Ask } from '@destrier/engine';

/** A question of the first seat, as plain as can be. */
export const ASK: Ask = {
  id: '1',
  seat: 0,
  kind: 'ask',
  prompt: 'p.q',
  params: {},
  moment: 'm',
  rule: null,
};
