import { expect, it } from 'vitest';
import { boxes } from '@destrier/registry';
import { readRules } from './read.js';

it.each(boxes())('every rule of $game.id is shown by a test', ({ folder }) => {
  const { coverage, problems } = readRules(folder, 'en');
  expect(problems).toEqual([]);
  expect(coverage.untested).toEqual([]);
  expect(coverage.total).toBeGreaterThan(0);
});
