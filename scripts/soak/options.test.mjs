import { expect, test } from 'vitest';
import { Fault } from '../fault.mjs';
import { readOptions } from './options.mjs';

const known = ['tricks', 'ring'];

/** @param {string[]} args */
function fault(...args) {
  try {
    readOptions(args, known);
  } catch (error) {
    if (error instanceof Fault) return [error.code, error.message, error.hint];
    throw error;
  }
  return undefined;
}

test('without a name, ten thousand games of every game', () => {
  expect(readOptions([], known)).toMatchObject({
    names: known,
    games: 10000,
    duels: 200000,
    tries: null,
    seed: '1',
    threads: 2,
  });
});

test('a game named twice is played once', () => {
  expect(readOptions(['ring', 'ring'], known).names).toEqual(['ring']);
});

test('an unknown game is refused with those there are', () => {
  expect(fault('chess')).toEqual([
    'game.unknown',
    'there is no game chess',
    'it is one of: tricks, ring',
  ]);
});

test.each(['0', '-1', '1.5', 'many', ''])('%s games are not possible', (games) => {
  expect(fault('--games', games)?.[0]).toBe('usage.option');
});

test('one game is possible', () => {
  expect(readOptions(['--games', '1'], known)).toMatchObject({ games: 1, duels: 1, tries: 1 });
});

test('an unknown option is refused', () => {
  expect(fault('--gmaes', '7')?.[2]).toBe('see npm run soak -- --help');
});
