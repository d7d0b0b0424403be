import { describe, expect, it } from 'vitest';
import { hasStandIn, ratedTerms, USUAL_TERMS } from './terms.js';

const timed = { ...USUAL_TERMS, clock: { kind: 'days', days: 1 } } as const;

describe('the bot that stands in', () => {
  it('is spoken of only where time can run out', () => {
    expect(hasStandIn(USUAL_TERMS)).toBe(false);
    expect(hasStandIn(timed)).toBe(true);
  });

  it('is the usual one in rated games, whatever was chosen before', () => {
    const chosen = { ...timed, standIn: 'random' } as const;
    expect(ratedTerms(chosen, true)).toEqual({ ...timed, rated: true, standIn: 'strong' });
    expect(ratedTerms(chosen, false)).toEqual(chosen);
  });
});
