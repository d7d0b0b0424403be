import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@destrier/engine';
import type { Moment } from '../table/link.js';
import type { Ceremonies, Ceremony } from './ceremony.js';
import { celebrated, wantedOf } from './waiting.js';

const round = (n: number): Ceremony => ({ kind: 'round', round: n, sign: 'glory', gains: [] });
const tournament = (name: string): Ceremony => ({
  kind: 'tournament',
  name,
  winner: { who: 0, blazon: 'Argent' },
  beaten: [],
  prize: [],
  total: 0,
});

const moment = (seq: number, names: readonly string[], viewer: Moment['viewer'] = 0): Moment => ({
  seq,
  viewer,
  view: {},
  asks: [],
  events: names.map((name): GameEvent => ({ seq, name, params: {} })),
  undo: false,
  result: null,
});
const ceremonies: Ceremonies = ({ event, at }) => (event.name === 'round' ? round(at) : null);
const between = (before: Moment | null, after: Moment) =>
  celebrated(before, after, { ceremonies }, {});

describe('what is celebrated', () => {
  it('is what has happened since, and what it is told by where it stands', () => {
    expect(between(moment(1, ['round']), moment(2, ['round', 'other', 'round']))).toEqual([
      round(2),
    ]);
  });

  it('is nothing of what was there when one came, took the screen, or took a choice back', () => {
    const after = moment(2, ['round', 'round']);
    expect(between(null, after)).toEqual([]);
    expect(between(moment(1, ['round'], 1), after)).toEqual([]);
    expect(between(moment(3, ['round']), after)).toEqual([]);
  });

  it('is nothing in a game that has no ceremonies', () => {
    expect(celebrated(moment(1, []), moment(2, ['round']), {}, {})).toEqual([]);
  });
});

describe('what somebody wants to see', () => {
  const [first, second, falcon] = [round(1), round(2), tournament('falcon')];

  it('is every great one, and of the small ones the last that no great one follows', () => {
    expect(wantedOf([first, falcon, second], 'all')).toEqual([falcon, second]);
    expect(wantedOf([first, falcon], 'all')).toEqual([falcon]);
    expect(wantedOf([first, second], 'all')).toEqual([second]);
  });

  it('is the great ones alone, or nothing', () => {
    expect(wantedOf([first, falcon, second], 'great')).toEqual([falcon]);
    expect(wantedOf([first, falcon, second], 'none')).toEqual([]);
  });
});
