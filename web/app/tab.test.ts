import { expect, it } from 'vitest';
import type { Moment } from '../table/link.js';
import { isTurn } from './tab.js';

const moment = (more: Partial<Moment>): { moment: Moment } => ({
  moment: {
    seq: 0,
    viewer: 0,
    view: null,
    asks: [{ id: 'q', seat: 0, kind: 'ask', prompt: 'q', params: {}, offers: [] }] as never,
    events: [],
    undo: false,
    result: null,
    ...more,
  },
});

it('is the turn of those who are asked, and of nobody else', () => {
  expect(isTurn(moment({}))).toBe(true);
  expect(isTurn(moment({ viewer: 1 }))).toBe(false);
  expect(isTurn(moment({ viewer: 'public' }))).toBe(false);
  expect(isTurn(moment({ result: [] }))).toBe(false);
  const aside = [{ id: 'q', seat: 0, kind: 'aside', prompt: 'q', params: {}, offers: [] }] as never;
  expect(isTurn(moment({ asks: aside }))).toBe(false);
});
