import { describe, expect, it } from 'vitest';
import { sign } from '../art/signs.js';
import type { Flight, Gait } from './moves.js';
import { timed } from './timing.js';

const flight = (gait: Gait, via: readonly string[] = []): Flight => ({
  kind: 'flight',
  piece: { drawing: sign('coin'), width: 20 },
  gait,
  from: 'here',
  to: 'there',
  via,
});
const times = (events: readonly (readonly Flight[])[], pace = 1) =>
  timed(events, pace).map((some) => some.map(({ delay, ms }) => [delay, ms]));

describe('when things move', () => {
  it('the flights of one event begin nearly together', () => {
    expect(times([[flight('token'), flight('token'), flight('token')]])).toEqual([
      [
        [0, 320],
        [40, 320],
        [80, 320],
      ],
    ]);
  });

  it('an event follows another when two fifths of that one are over, and an event that moves nothing takes no time', () => {
    expect(times([[flight('pawn')], [], [flight('token')]])).toEqual([
      [[0, 420]],
      [],
      [[168, 320]],
    ]);
  });

  it('what hops takes as long as it has spaces to hop', () => {
    expect(times([[flight('hops')]])).toEqual([[[0, 90]]]);
    expect(times([[flight('hops', ['1', '2'])]])).toEqual([[[0, 270]]]);
  });

  it('all of it is slower or faster by the pace', () => {
    expect(times([[flight('pawn')], [flight('pawn')]], 0.5)).toEqual([[[0, 210]], [[84, 210]]]);
  });

  it('much that happens at once is over after 1.2 s, and nothing of it becomes quicker', () => {
    const many = Array.from({ length: 12 }, () => [flight('pawn')]);
    const all = times(many).flat();
    expect(Math.max(...all.map(([delay = 0, ms = 0]) => delay + ms))).toBeCloseTo(1200);
    expect(new Set(all.map(([, ms]) => ms))).toEqual(new Set([420]));
  });

  it('of more than two dozen flights the first two dozen are shown', () => {
    const [shown = [], none] = timed(
      [Array.from({ length: 30 }, () => flight('taken')), [flight('pawn')]],
      1,
    );
    expect(shown).toHaveLength(24);
    expect(none).toEqual([]);
  });
});
