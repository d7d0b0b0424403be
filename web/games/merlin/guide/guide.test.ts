import { merlin } from '@destrier/merlin';
import { expect, it } from 'vitest';
import { stepsOf } from '../../../guide/script.js';
import { followed } from '../../../guide/testing/followed.js';
import { gameCard } from '../../index.js';
import { guide } from './guide.js';

it('fits its deal from the first step to the last, and the game goes on to its end', () => {
  const table = followed(guide, merlin, gameCard('merlin')?.seats.usual ?? 0);
  expect(table.over).toBe(true);
});

it('says every step in every language', () => {
  for (const { speech } of [...stepsOf(guide), { speech: guide.end }])
    expect(new Set(Object.values(speech).map(([said]) => said)).size).toBe(3);
});
