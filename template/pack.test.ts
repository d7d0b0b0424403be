import { checkPack, contentIssues } from '@destrier/engine/pack';
import { expect, it } from 'vitest';
import { content } from './content.js';
import { game } from './game.js';
import { pack } from './pack.js';

const check = (changes: object) =>
  checkPack(game.id, content, pack, { pack: 'mine', game: game.id, content: changes });

it('the content of the game keeps its own schema', () => {
  expect(contentIssues(pack, content)).toEqual([]);
});

it('a pack may change a figure, but not so that two lances are equal', () => {
  expect(check({ lances: { iron: { strength: 9 } } }).impossible).toEqual([]);
  expect(check({ lances: { iron: { strength: 7 } } }).impossible).toHaveLength(1);
});

it('a pack may deal four lances, and not five', () => {
  expect(check({ table: { hand: 4 } }).impossible).toEqual([]);
  expect(check({ table: { hand: 5 } }).impossible).toHaveLength(1);
});
