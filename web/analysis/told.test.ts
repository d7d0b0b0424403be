import { speaker as speakerOf, type Speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { isTold, toldOf } from './told.js';

const speaker = {
  ...speakerOf({}, 'en'),
  event: ({ name }: { name: string }) => `${name}.`,
  seat: (seat: number) => `Seat ${seat}`,
  option: (verb: string, words: readonly unknown[]) => [verb, ...words].join(' '),
} as Speaker;
const NONE = new Map<string, string>();
const event = (seq: number, name: string) => ({ seq, name, params: {} }) as never;

it('of a choice the first two things are told that it brought about, and nothing of its neighbours', () => {
  const events = ['a', 'b', 'c'].map((name) => event(3, name));
  const all = [event(2, 'before'), ...events, event(4, 'after')];
  expect(toldOf(3, { events: all, choices: [], speaker, headings: NONE })).toBe('a. b.');
});

it('where nothing is told but what the kernel does, the choice itself is', () => {
  const events = [event(2, 'kernel.undo')];
  const choices = [
    { seat: 0, option: 'pass' },
    { seat: 1, option: 'play lance' },
  ] as const;
  expect(toldOf(2, { events, choices, speaker, headings: NONE })).toBe('Seat 1: play lance');
  expect(toldOf(3, { events, choices, speaker, headings: NONE })).toBe('');
});

it('what begins a part of the game is not told, and where nothing else happened nothing was', () => {
  const story = {
    events: [event(1, 'phase'), event(1, 'a'), event(2, 'phase')],
    choices: [],
    speaker,
  };
  const headings = new Map([['phase', 'section']]);
  expect(toldOf(1, { ...story, headings })).toBe('a.');
  expect([1, 2].map((seq) => isTold(seq, { ...story, headings }))).toEqual([true, false]);
});
