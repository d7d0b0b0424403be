import type { Ask, Seat } from '@destrier/engine';
import { expect, it } from 'vitest';
import type { Moment } from '../../table/link.js';
import { citedIn } from './cited.js';

const ask = (seat: Seat, rule: string | null, ...closed: readonly string[]): Ask => ({
  id: '0',
  seat,
  kind: 'ask',
  prompt: 'turn.card',
  params: {},
  moment: 'card',
  rule,
  blocked: closed.map((one) => ({ verb: 'go', words: [], reason: { rule: one, why: 'x' } })),
});

const moment = (...asks: readonly Ask[]): Moment => ({
  seq: 0,
  viewer: 0,
  view: {},
  asks,
  events: [],
  undo: false,
  result: null,
});

it('cites the rule of a question and those that close its options, each once and in order', () => {
  expect(citedIn(moment(ask(0, 'G4.2', 'G10.1', 'G4.2', 'G9.3', 'G10.1')))).toEqual([
    'G4.2',
    'G9.3',
    'G10.1',
  ]);
});

it('cites nothing for what is asked of others, and no rule where there is none', () => {
  expect(citedIn(moment(ask(1, 'G4.2', 'G4.3')))).toEqual([]);
  expect(citedIn(moment(ask(0, null)))).toEqual([]);
});
