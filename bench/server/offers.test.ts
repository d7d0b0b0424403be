import type { Ask, Offer } from '@destrier/engine';
import { expect, it } from 'vitest';
import { answerTo } from './offers.js';

const asked = (seat: 0 | 1, kind: Ask['kind'], offers?: readonly Offer[]): Ask => ({
  id: `${kind} of ${seat}`,
  seat,
  kind,
  prompt: '',
  params: {},
  moment: '',
  rule: null,
  ...(offers === undefined ? {} : { offers }),
});
const option = (id: string, anytime = false): Offer => ({
  form: 'option',
  id,
  verb: id,
  words: [],
  anytime,
});
const first = (): number => 0;
const last = (below: number): number => below - 1;

it('answers what its own seat must answer, with one of the options', () => {
  const asks = [
    asked(0, 'aside', [option('later')]),
    asked(1, 'ask', [option('theirs')]),
    asked(0, 'ask', [option('a'), option('b'), option('any time', true)]),
  ];
  const told = { table: 't', asks };
  expect(answerTo(told, 0, first)).toEqual({ table: 't', ask: 'ask of 0', option: 'a' });
  expect(answerTo(told, 0, last)).toEqual({ table: 't', ask: 'ask of 0', option: 'b' });
});

it('answers nothing where another seat is asked', () => {
  const told = { table: 't', asks: [asked(1, 'ask')] };
  expect(answerTo(told, 0, first)).toBeUndefined();
});

const many = { verb: 'keep', items: ['x', 'y', 'z'], anytime: false };

it.each<[Offer, string]>([
  [{ form: 'subset', ...many, min: 2, max: 3, count: 4 }, 'keep x y'],
  [{ form: 'subset', ...many, min: 0, max: 3, count: 8 }, 'keep'],
  [{ form: 'number', verb: 'pay', min: 3, max: 5, anytime: false }, 'pay 3'],
  [{ form: 'order', ...many }, 'keep x y z'],
])('spells %o', (offer, spelled) => {
  const told = { table: 't', asks: [asked(0, 'ask', [offer])] };
  expect(answerTo(told, 0, first)?.option).toBe(spelled);
});
