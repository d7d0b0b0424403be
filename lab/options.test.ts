import { expect, it, test } from 'vitest';
import { readOptions, select, UsageError } from './options.js';
import { partsOf } from './parts/index.js';

const parts = partsOf('quick');
const chosen = (...only: string[]) => select(parts, only).map(({ id }) => id);

function wrong(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof UsageError) return `${error.message}; ${error.hint}`;
    throw error;
  }
  return '';
}

it('two threads and every part unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({ threads: 2, only: [], quick: false, write: false });
  expect(select(parts, [])).toBe(parts);
});

it('a word names every part that begins with it, in their order', () => {
  expect(chosen('solo', 'seats.greedy.3')).toEqual([
    'seats.greedy.3',
    'solo.score',
    'solo.rivalry',
    'solo.champion',
  ]);
});

it('an unknown part is refused with the nearest', () => {
  expect(wrong(() => chosen('rating'))).toMatch(/^there is no part rating; did you mean "ratings"/);
});

test.each([
  [['--threads', '0'], '--threads 0 is not possible; give a whole number from 1 to 16'],
  [['--threads', '17'], '--threads 17 is not possible; give a whole number from 1 to 16'],
  [['--quick', '--write'], 'a quick run writes nothing; leave out --quick or --write'],
  [['--write', '--fresh'], 'nothing would be left to write; leave out --fresh or --write'],
])('%o is refused', (args, words) => {
  expect(wrong(() => readOptions(args))).toBe(words);
});

it('an unknown option is refused', () => {
  expect(wrong(() => readOptions(['--qiuck']))).toContain('see npm run lab -- --help');
});
