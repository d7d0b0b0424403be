import type { Ask, GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { Moment } from './link.js';
import { soundsOf } from './sounds.js';

const SOUNDS = { rolled: 'dice', taken: 'card' } as const;
const ask = (seat: Ask['seat'], kind: Ask['kind'] = 'ask'): Ask => ({
  id: '1',
  seat,
  kind,
  prompt: 'p',
  params: {},
  moment: 'm',
  rule: null,
});
const at = (seq: number, names: readonly string[], asks: readonly Ask[] = []): Moment => ({
  seq,
  viewer: 0,
  view: {},
  asks,
  events: names.map((name): GameEvent => ({ seq, name, params: {} })),
  undo: false,
  result: null,
});

describe('what is heard', () => {
  it('is what has happened since, each once', () => {
    const before = at(1, ['taken']);
    const after = at(2, ['taken', 'rolled', 'spent', 'rolled']);
    expect(soundsOf(before, after, SOUNDS)).toEqual(['dice']);
    expect(soundsOf(before, at(2, ['taken', 'taken', 'rolled']), SOUNDS)).toEqual(['dice', 'card']);
    expect(soundsOf(before, after)).toEqual([]);
  });

  it('is that one’s turn has come, and not that it goes on', () => {
    const mine = at(2, [], [ask(0)]);
    expect(soundsOf(at(1, [], [ask(1)]), mine)).toEqual(['turn']);
    expect(soundsOf(at(1, [], [ask(0)]), mine)).toEqual([]);
    expect(soundsOf(at(1, []), at(2, [], [ask(0, 'aside'), ask(1)]))).toEqual([]);
  });

  it('is nothing when one comes to the table, takes back, or takes the screen', () => {
    const after = at(1, ['rolled'], [ask(0)]);
    expect(soundsOf(null, after, SOUNDS)).toEqual([]);
    expect(soundsOf(at(2, []), after, SOUNDS)).toEqual([]);
    expect(soundsOf({ ...at(0, []), viewer: 1 }, after, SOUNDS)).toEqual([]);
  });
});
