import { expect, it } from 'vitest';
import { borneAt } from './borne.js';
import type { Ceremony } from './ceremony.js';

it('celebrates people in their own arms, and everybody else in those of the game', () => {
  const won: Ceremony = {
    kind: 'tournament',
    name: 'joust',
    winner: { who: 0, blazon: 'Gules' },
    beaten: [
      { who: 1, blazon: 'Azure' },
      { who: 'otto', blazon: 'Or' },
    ],
    prize: [],
    total: 0,
  };
  const sitters = [
    { name: 'Ann', who: 'here', arms: 'Vert' } as const,
    { name: 'Bob', who: 'away', arms: 'Purpure' } as const,
  ];
  expect(borneAt(won, sitters)).toEqual({
    ...won,
    winner: { who: 0, blazon: 'Vert' },
    beaten: [
      { who: 1, blazon: 'Purpure' },
      { who: 'otto', blazon: 'Or' },
    ],
  });
});
