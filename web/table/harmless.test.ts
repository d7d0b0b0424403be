import type { Ask } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { expect, it } from 'vitest';
import { harmlessIn, isBrief, onlyAnswerIn } from './harmless.js';
import type { Moment, Sitter } from './link.js';
import { preferencesIn } from './preferences.js';

const here: Sitter = { name: 'Ann', who: 'here', arms: 'Gules' };
const away: Sitter = { name: 'Cleo', who: 'away', arms: 'Azure' };
const bot: Sitter = { name: 'Bob', who: { bot: 'greedy' }, arms: 'Vert' };
const kept = (brief: boolean | null) => preferencesIn(JSON.stringify({ brief }));

it('what cannot matter is left out against bots alone, if nobody prefers otherwise', () => {
  expect(isBrief({ sitters: [here, bot] }, kept(null))).toBe(true);
  expect(isBrief({ sitters: [here] }, kept(null))).toBe(true);
  expect(isBrief({ sitters: [here, here] }, kept(null))).toBe(false);
  expect(isBrief({ sitters: [here, bot, away] }, kept(null))).toBe(false);
  expect(isBrief({ sitters: [here, away] }, kept(true))).toBe(true);
  expect(isBrief({ sitters: [here, bot] }, kept(false))).toBe(false);
});

const ask = (seat: 0 | 1, kind: Ask['kind'] = 'ask'): Ask => ({
  id: `${seat}`,
  seat,
  kind,
  prompt: 'road.play',
  moment: 'play',
  params: {},
  rule: null,
});
const moment = (asks: readonly Ask[], viewer: Moment['viewer'] = 0): Moment => ({
  seq: 1,
  viewer,
  view: {},
  asks,
  events: [],
  undo: false,
  result: null,
});
const link = (answer: string | null) =>
  ({ kit: { box: { ...glory, harmless: () => answer } }, content: {} }) as never;

it('only a question of the viewer’s own is answered', () => {
  const own = ask(0);
  expect(harmlessIn(link('stop'), moment([ask(1), own]))).toEqual({ ask: own, option: 'stop' });
  expect(harmlessIn(link(null), moment([own]))).toBeNull();
  expect(harmlessIn(link('stop'), moment([ask(1)]))).toBeNull();
  expect(harmlessIn(link('stop'), moment([ask(0, 'aside')]))).toBeNull();
  expect(harmlessIn(link('stop'), moment([own], 'public'))).toBeNull();
});

const only = (...ids: readonly string[]): Ask => ({
  ...ask(0),
  offers: ids.map((id) => ({ form: 'option', id, verb: id, words: [], anytime: false })),
});

it('the only answer is given against bots alone; others could learn from how fast it came', () => {
  const own = only('pass');
  expect(onlyAnswerIn({ sitters: [here, bot] }, moment([own, ask(1)]))).toEqual({
    ask: own,
    option: 'pass',
  });
  expect(onlyAnswerIn({ sitters: [here, bot, away] }, moment([own]))).toBeNull();
  expect(onlyAnswerIn({ sitters: [here, here] }, moment([own]))).toBeNull();
});

it('an answer is the only one where there is nothing else to choose, to fill in, or to do besides', () => {
  const alone = { sitters: [here, bot] };
  expect(onlyAnswerIn(alone, moment([only('pass', 'stop')]))).toBeNull();
  expect(onlyAnswerIn(alone, moment([only()]))).toBeNull();
  expect(onlyAnswerIn(alone, moment([only('pass'), ask(0, 'aside')]))).toBeNull();
  expect(onlyAnswerIn(alone, moment([{ ...only('wink'), kind: 'aside' }]))).toBeNull();
  const number = { form: 'number', verb: 'bid', min: 1, max: 9, anytime: false } as const;
  expect(onlyAnswerIn(alone, moment([{ ...ask(0), offers: [number] }]))).toBeNull();
  expect(onlyAnswerIn(alone, moment([only('pass')], 'public'))).toBeNull();
});
