import { describe, expect, it } from 'vitest';
import {
  clockSchema,
  credited,
  deadlineOf,
  endOf,
  returned,
  runTo,
  startClock,
  type Clock,
} from './clock.js';

const [red, blue] = [0, 1] as const;
const DAY = 86_400_000;
const live: Clock = { kind: 'live', seconds: 60, increment: 5 };
const days: Clock = { kind: 'days', days: 2 };

describe('a live clock', () => {
  const begun = runTo(live, startClock(live, 2, 1000), 1000, [red], null);

  it('runs for who is asked, and gives the increment for a choice', () => {
    const after = runTo(live, begun, 11_000, [blue], red);
    expect(after.left).toEqual([55_000, 60_000]);
    expect(endOf(live, after, blue)).toBe(71_000);
    expect(endOf(live, after, red)).toBeNull();
  });

  it('runs for several at once, and ends with the first', () => {
    const both = runTo(live, runTo(live, begun, 11_000, [blue], red), 11_000, [red, blue], null);
    expect(deadlineOf(live, both)).toBe(66_000);
  });

  it('stands still while nobody could choose', () => {
    expect(credited(begun, 30_000).left).toEqual([90_000, 60_000]);
    expect(deadlineOf(live, credited(begun, 30_000))).toBe(91_000);
  });

  it('never runs backwards', () => {
    expect(runTo(live, begun, 500, [red], null).left).toEqual([60_000, 60_000]);
  });

  it('leaves a minute to who comes back, and no less than there was', () => {
    const late = runTo(live, begun, 100_000, [], null);
    expect(late.left[red]).toBe(-39_000);
    expect(returned(live, late, red).left).toEqual([60_000, 60_000]);
    const early = { ...late, left: [70_000, 1] };
    expect(returned(live, early, red).left).toEqual([70_000, 1]);
  });
});

describe('days for a move', () => {
  const begun = runTo(days, startClock(days, 2, 0), 0, [red, blue], null);

  it('count from when one is asked, whatever others do', () => {
    const after = runTo(days, begun, DAY, [blue], red);
    expect(endOf(days, after, blue)).toBe(2 * DAY);
    expect(runTo(days, after, 3 * DAY, [red], blue).left).toEqual([2 * DAY, 2 * DAY]);
  });
});

describe('without a clock', () => {
  it('nobody runs out of time', () => {
    const none: Clock = { kind: 'none' };
    const begun = runTo(none, startClock(none, 1, 0), 0, [red], null);
    expect(endOf(none, begun, red)).toBeNull();
    expect(deadlineOf(none, runTo(none, begun, 9e12, [red], null))).toBeNull();
  });
});

describe('what may be asked for', () => {
  it.each([
    [{ kind: 'live', seconds: 10, increment: 0 }, true],
    [{ kind: 'live', seconds: 9, increment: 0 }, false],
    [{ kind: 'live', seconds: 86_400, increment: 3600 }, true],
    [{ kind: 'live', seconds: 86_401, increment: 0 }, false],
    [{ kind: 'live', seconds: 60, increment: 3601 }, false],
    [{ kind: 'days', days: 30 }, true],
    [{ kind: 'days', days: 31 }, false],
    [{ kind: 'days', days: 0 }, false],
    [{ kind: 'none', days: 1 }, false],
  ])('%j: %s', (clock, fine) => {
    expect(clockSchema.safeParse(clock).success).toBe(fine);
  });
});
