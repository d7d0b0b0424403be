import { missingTexts } from '@destrier/text';
import { expect, it } from 'vitest';
import { game } from './game.js';
import { text } from './text/index.js';

it('everything is said in every language', () => {
  expect(missingTexts(game, text)).toEqual([]);
});
