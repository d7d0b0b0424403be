import type { GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../table/link.js';
import { isThrown } from './use-settled.js';

const at = (seq: number, ...names: readonly string[]): Moment => ({
  seq,
  viewer: 0,
  view: {},
  asks: [],
  events: names.map((name): GameEvent => ({ seq, name, params: {} })),
  undo: false,
  result: null,
});

describe('dice are thrown between two moments', () => {
  it('where an event since then says so, and not one before', () => {
    expect(isThrown(at(1, 'a'), at(2, 'a', 'rolled'), ['rolled'])).toBe(true);
    expect(isThrown(at(1, 'rolled'), at(2, 'rolled', 'a'), ['rolled'])).toBe(false);
    expect(isThrown(at(1, 'a'), at(2, 'a', 'rolled'), [])).toBe(false);
  });

  it('but not where a choice was taken back, or somebody else looks', () => {
    expect(isThrown(at(3), at(2, 'rolled'), ['rolled'])).toBe(false);
    expect(isThrown({ ...at(1), viewer: 1 }, at(2, 'rolled'), ['rolled'])).toBe(false);
  });
});
