import { speaker as speakerOf, type Speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { toldOf, turnOf } from './told.js';

const speaker = {
  ...speakerOf({}, 'en'),
  event: ({ name }: { name: string }) => `${name}.`,
  seat: (seat: number) => `Seat ${seat}`,
  option: (verb: string, words: readonly unknown[]) => [verb, ...words].join(' '),
} as Speaker;
const event = (seq: number, name: string) => ({ seq, name, params: {} }) as never;

it('of a choice the first two things are told that it brought about, and nothing of its neighbours', () => {
  const events = ['a', 'b', 'c'].map((name) => event(3, name));
  const all = [event(2, 'before'), ...events, event(4, 'after')];
  expect(toldOf(3, { events: all, choices: [], speaker })).toBe('a. b.');
});

it('where nothing is told but what the kernel does, the choice itself is', () => {
  const events = [event(2, 'kernel.undo')];
  const choices = [
    { seat: 0, option: 'pass' },
    { seat: 1, option: 'play lance' },
  ] as const;
  expect(toldOf(2, { events, choices, speaker })).toBe('Seat 1: play lance');
  expect(toldOf(3, { events, choices, speaker })).toBe('');
});

it('a turn is told by the chances before and after it, of the seat that it is about', () => {
  const estimate = (mean: number) => ({ mean, variance: 0 });
  const stands = [
    { seq: 4, win: [estimate(0.4), estimate(0.6)] },
    { seq: 5, win: [estimate(0.73), estimate(0.27)] },
  ];
  expect(turnOf({ seq: 5, seat: 0, swing: 0.33 }, stands)).toEqual({ before: 40, after: 73 });
});
