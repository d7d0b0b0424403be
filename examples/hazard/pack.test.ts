import { checkPack, contentIssues, packTemplate } from '@destrier/engine/pack';
import { expect, it } from 'vitest';
import { content } from './content.js';
import { game } from './game.js';
import { pack } from './pack.js';

const check = (changes: object) =>
  checkPack(game.id, content, pack, { pack: 'mine', game: 'hazard', content: changes });

it('the content of the game keeps its own schema', () => {
  expect(contentIssues(pack, content)).toEqual([]);
});

it('a pack may change a prize, and nothing else changes', () => {
  const { content: mine, impossible } = check({ marks: { '5': { prize: 20 } } });
  expect(impossible).toEqual([]);
  expect(mine).toEqual({
    ...content,
    marks: { ...content.marks, '5': { source: 'pack', prize: 20 } },
  });
});

it('a pack cannot deal more ruses than there are', () => {
  expect(check({ table: { hand: 4 } }).impossible).toEqual([]);
  expect(check({ table: { hand: 5 } }).impossible).toEqual([
    { path: ['content', 'table', 'hand'], reason: '21 ruses are too few for 5 hands of 5' },
  ]);
});

it('a pack cannot bring figures out of bounds or marks of its own', () => {
  expect(check({ table: { wager: -1 } }).impossible).toHaveLength(1);
  expect(check({ marks: { '7': { prize: 9 } } }).impossible).toHaveLength(1);
});

it('the template holds every figure', () => {
  expect(packTemplate(game.id, content, pack)).toContain(
    '#   copies: 6  # how often it is in the deck',
  );
});
