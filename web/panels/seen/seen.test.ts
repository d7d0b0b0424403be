import type { Ask, GameEvent, Viewer } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../table/link.js';
import { lastChosen, NOTHING_SEEN, readSeen, seenAfter, type Seen } from './seen.js';

const ask = (id: string, seat: Ask['seat'], kind: Ask['kind'] = 'ask'): Ask => ({
  id,
  seat,
  kind,
  prompt: 'turn.card',
  params: {},
  moment: 'card',
  rule: null,
});

/** A moment after this many choices, with twice as many events. */
const moment = (seq: number, asks: readonly Ask[], viewer: Viewer = 0): Moment => ({
  seq,
  viewer,
  view: {},
  asks,
  events: Array.from({ length: 2 * seq }, (): GameEvent => ({ seq, name: 'x', params: {} })),
  undo: false,
  result: null,
});

/** Looks at moments one after the other. */
function looked(...moments: readonly Moment[]): Seen {
  let seen = NOTHING_SEEN;
  const before = new Map<Viewer, Moment>();
  for (const one of moments) {
    seen = seenAfter(seen, before.get(one.viewer), one);
    before.set(one.viewer, one);
  }
  return seen;
}

describe('since my last choice', () => {
  it('begins where the viewer was asked and is not any more', () => {
    const seen = looked(
      moment(3, [ask('3', 0)]),
      moment(4, [ask('4', 1)]),
      moment(5, [ask('5', 0)]),
    );
    expect(lastChosen(seen, 0)).toEqual({ events: 6, seq: 3 });
    expect(seen.seq).toBe(5);
  });

  it('is not moved by choices of others, nor by what one may do unasked', () => {
    const free = ask('f', 0, 'aside');
    const seen = looked(moment(3, [ask('3', 1), free]), moment(4, [ask('4', 1)]));
    expect(lastChosen(seen, 0)).toBeUndefined();
  });

  it('is not moved while the question stays open', () => {
    const seen = looked(moment(3, [ask('3', 0), ask('3', 1)]), moment(4, [ask('3', 0)]));
    expect(lastChosen(seen, 0)).toBeUndefined();
  });

  it('goes back to the choice before where one is taken back', () => {
    const asked = [0, 1, 2].map((seq) => moment(seq, [ask(String(seq), 0)]));
    const seen = looked(...asked, moment(1, [ask('1.1', 0)]));
    expect(lastChosen(seen, 0)).toEqual({ events: 0, seq: 0 });
  });

  it('is of each viewer at the screen', () => {
    const seen = looked(
      moment(1, [ask('1', 0)], 0),
      moment(2, [ask('2', 1)], 0),
      moment(2, [ask('2', 1)], 1),
      moment(3, [ask('3', 0)], 1),
    );
    expect([lastChosen(seen, 0)?.seq, lastChosen(seen, 1)?.seq]).toEqual([1, 2]);
  });
});

describe('what was kept', () => {
  it('is read as it was written', () => {
    const seen = looked(moment(0, [ask('0', 0)]), moment(1, [ask('1', 0)]));
    expect(readSeen(JSON.stringify(seen))).toEqual(seen);
    expect(lastChosen(seen, 0)).toBeDefined();
  });

  it.each([null, '', '{', 'null', '{"seq":1}', '{"seq":1,"chosen":{"0":[3]}}'])(
    'is nothing where it is %s',
    (text) => {
      expect(readSeen(text)).toBe(NOTHING_SEEN);
    },
  );
});
