import { expect, it } from 'vitest';
import { cut, ends, fitted, flow, grid, labelled, table, wrapped } from './lines.js';

it('a text that is too long by one is cut, and says so', () => {
  expect(cut('minstrel', 8)).toBe('minstrel');
  expect(cut('minstrel', 7)).toBe('minstr…');
  expect(cut('the squire', 5)).toBe('the…');
  expect(cut('🐎🐎🐎', 5)).toBe('🐎🐎…');
});

it('at the ends of a line the left text gives way', () => {
  expect(ends('Prayer', '○○', 10)).toBe('Prayer  ○○');
  expect(ends('Training', '○○', 10)).toBe('Traini… ○○');
  expect(ends('Training', '', 10)).toBe('Training  ');
});

it('items stay whole as long as a line has room for one', () => {
  expect(flow(['King', 'Queen', 'Nun'], 12)).toEqual(['King · Queen', 'Nun']);
  expect(flow(['King', 'Queen', 'Nun'], 11)).toEqual(['King', 'Queen · Nun']);
  expect(flow(['Nun', 'Lady in waiting', 'Cook'], 11)).toEqual([
    'Nun',
    'Lady in',
    'waiting',
    'Cook',
  ]);
  expect(flow([], 11)).toEqual([]);
});

it('no line begins with a French double sign', () => {
  expect(wrapped('Action : une carte', 6)).toEqual(['Actio…', 'une', 'carte']);
  expect(wrapped('Action : une carte', 8)).toEqual(['Action :', 'une', 'carte']);
});

it('a label stands beside the first of its lines', () => {
  expect(labelled('Hand', ['one', 'two'])).toEqual(['Hand        one', '            two']);
  expect(labelled('Hand', [])).toEqual([]);
});

it('figures are aligned to the right, words to the left', () => {
  const rows = [
    ['a', '10'],
    ['bcd', '9'],
  ];
  expect(table(rows, 'figures')).toEqual(['  a  10', 'bcd   9']);
  expect(table(rows, 'words')).toEqual(['a    10', 'bcd  9']);
});

it('a grid is filled from top to bottom, and shares out its room', () => {
  const cells = [
    ['Training', '○○'],
    ['Prayer', '1'],
    ['Patrol', ''],
  ] as const;
  expect(grid(cells, 2, 24)).toEqual(['Training  ○○ │ Patrol', 'Prayer     1 │']);
  expect(grid(cells, 2, 19)).toEqual(['Train… ○○ │ Patrol', 'Prayer  1 │']);
});

it('what is too tall takes its shorter forms, the tallest first, and the last of equal ones', () => {
  const one = [['1a', '1b'], ['1']];
  const two = [['2a', '2b', '2c'], ['2x', '2y', '2z'], ['2a', '2b'], ['2']];
  const three = [['3a', '3b'], ['3']];
  const stays = [['4a', '4b', '4c', '4d']];
  const blocks = [one, two, three, stays];
  const at = (most: number): string => fitted(blocks, most).join(' ');
  expect(at(11)).toBe('1a 1b 2a 2b 2c 3a 3b 4a 4b 4c 4d');
  expect(at(10)).toBe('1a 1b 2a 2b 3a 3b 4a 4b 4c 4d');
  expect(at(9)).toBe('1a 1b 2a 2b 3 4a 4b 4c 4d');
  expect(at(7)).toBe('1 2 3 4a 4b 4c 4d');
  expect(at(1)).toBe('1 2 3 4a 4b 4c 4d');
});
