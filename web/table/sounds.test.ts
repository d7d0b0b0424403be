import type { Ask, GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { Moment } from './link.js';
import { soundsOf } from './sounds.js';

const SOUNDS = { rolled: 'dice', taken: 'card' } as const;
const ask = (seat: Ask['seat'], id = '1', kind: Ask['kind'] = 'ask'): Ask => ({
  id,
  seat,
  kind,
  prompt: 'p',
  params: {},
  moment: 'm',
  rule: null,
  offers: [],
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
const heard = (...given: Parameters<typeof soundsOf>) =>
  soundsOf(...given).map(({ sound, at: ms }) => `${sound} ${ms}`);

describe('what is heard', () => {
  it('is what has happened since, each once', () => {
    const before = at(1, ['taken']);
    const after = at(2, ['taken', 'rolled', 'spent', 'rolled']);
    expect(heard(before, after, SOUNDS)).toEqual(['dice 0']);
    expect(heard(before, at(2, ['taken', 'taken', 'rolled']), SOUNDS)).toEqual([
      'card 0',
      'dice 0',
    ]);
    expect(heard(before, after)).toEqual([]);
  });

  it('is heard when it lands, and one’s turn when all has landed', () => {
    const after = at(2, ['taken', 'moved'], [ask(0)]);
    const [taken, moved] = after.events;
    if (taken === undefined || moved === undefined) throw new Error('two events');
    const landings = new Map([
      [taken, 420],
      [moved, 600],
    ]);
    expect(heard(at(1, [], [ask(1)]), after, SOUNDS, landings)).toEqual(['card 420', 'turn 600']);
  });

  it('is that one’s turn has come, and not that it goes on', () => {
    const mine = at(2, [], [ask(0)]);
    expect(heard(at(1, [], [ask(1)]), mine)).toEqual(['turn 0']);
    expect(heard(at(1, [], [ask(0)]), mine)).toEqual([]);
    expect(heard(at(1, []), at(2, [], [ask(0, '1', 'aside'), ask(1)]))).toEqual([]);
  });

  it('is a seal when one’s own choice was taken, and not when somebody else chose', () => {
    expect(heard(at(1, [], [ask(0)]), at(2, [], [ask(0, '2')]))).toEqual(['seal 0']);
    expect(heard(at(1, [], [ask(0)]), at(2, [], [ask(1)]))).toEqual(['seal 0']);
    expect(heard(at(1, [], [ask(0), ask(1, '2')]), at(2, [], [ask(0)]))).toEqual([]);
  });

  it('is nothing when one takes back, or takes the screen', () => {
    const after = at(1, ['rolled'], [ask(0)]);
    expect(heard(at(2, []), after, SOUNDS)).toEqual([]);
    expect(heard({ ...at(0, []), viewer: 1 }, after, SOUNDS)).toEqual([]);
  });
});
