import { expect, test } from 'vitest';
import { Fault } from '../fault.mjs';
import { readOptions } from './options.mjs';

test('a folder is enough', () => {
  expect(readOptions(['engine'])).toEqual({
    folder: 'engine',
    sample: 200,
    seed: '1',
    tests: [],
    threads: 1,
    out: undefined,
    resume: false,
    json: false,
    help: false,
  });
});

test('every option is read', () => {
  const line = 'a --sample 3 --seed x --tests b --tests c/** --threads 2 --out o --resume --json';
  expect(readOptions(line.split(' '))).toMatchObject({
    sample: 3,
    seed: 'x',
    tests: ['b', 'c/**'],
    threads: 2,
    out: 'o',
    resume: true,
    json: true,
  });
});

test.each([
  ['', 'name one folder of sources'],
  ['a b', 'name one folder of sources'],
  ['a --sample 0', '--sample 0 is not possible'],
  ['a --sample 1.5', '--sample 1.5 is not possible'],
  ['a --threads 9', '--threads 9 is not possible'],
  ['a --resume', '--resume needs --out'],
  ['a --sampel 3', '--sampel'],
])('wrong use "%s" is told', (line, message) => {
  const read = () => readOptions(line.split(' ').filter((word) => word !== ''));
  expect(read).toThrow(Fault);
  expect(read).toThrow(message);
});
