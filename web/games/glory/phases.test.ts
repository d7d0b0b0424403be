import { expect, it } from 'vitest';
import { phaseTrack } from './phases.js';

const states = (round: number, phase: string) =>
  phaseTrack(round, phase).map(({ phase: one, state }) => `${one} ${state}`);

it('the marker stands on the running phase of the round', () => {
  expect(states(2, 'upkeep')).toEqual([
    'actions past',
    'travel past',
    'upkeep now',
    'registration coming',
    'tournament coming',
  ]);
});

it('after the third round come the last travel and the titles', () => {
  expect(states(3, 'tournament')).toContain('tournament now');
  expect(states(4, 'last-travel')).toEqual(['last-travel now', 'titles coming']);
  expect(states(4, 'titles')).toEqual(['last-travel past', 'titles now']);
});

it('before the first round nothing is marked', () => {
  expect(phaseTrack(1, 'setup').every(({ state }) => state === 'coming')).toBe(true);
});
