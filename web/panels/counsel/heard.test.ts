import type { Offer } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { CounselTold } from '../../table/link.js';
import { chancesOf, hearing, UNHEARD } from './heard.js';

const chance = (share: number) => [{ of: 'duel', chance: share }];
const heard = (...all: readonly CounselTold[]) => all.reduce(hearing, UNHEARD);

describe('what counsel has told', () => {
  it('is what its policy chooses, the chances as things stand, and those of options', () => {
    const told = heard(
      { policy: 'counsel 1', option: 'add 2', grounds: { duel: { id: 'duel', params: {} } } },
      { option: null, prospects: chance(0.5) },
      { option: 'pass', prospects: chance(0.25) },
    );
    expect(told.policy).toEqual({ name: 'counsel 1', option: 'add 2' });
    expect(told.grounds).toEqual({ duel: { id: 'duel', params: {} } });
    expect(told.now).toEqual(chance(0.5));
    expect([...told.by]).toEqual([['pass', chance(0.25)]]);
    expect(UNHEARD.by.size).toBe(0);
  });
});

describe('the chances of what is offered', () => {
  const told = heard(
    { option: 'pass', prospects: chance(0.1) },
    { option: 'add 1', prospects: chance(0.2) },
    { option: 'add 3', prospects: chance(0.3) },
    { option: 'add 4', prospects: chance(0.4) },
  );
  it('are those of an option', () => {
    const pass = {
      form: 'option',
      id: 'pass',
      verb: 'pass',
      words: [],
      anytime: false,
    } as const satisfies Offer;
    expect(chancesOf(told, pass)).toEqual([{ n: null, prospects: chance(0.1) }]);
    expect(chancesOf(told, { ...pass, id: 'other' })).toEqual([]);
  });

  it('are those of each number as far as they are told, and of none beyond the last', () => {
    const add = { form: 'number', verb: 'add', min: 1, max: 3, anytime: false } as const;
    expect(chancesOf(told, add)).toEqual([
      { n: 1, prospects: chance(0.2) },
      { n: 3, prospects: chance(0.3) },
    ]);
  });
});
