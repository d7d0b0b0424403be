import { expect, it } from 'vitest';
import { whisperOf } from './whisper.js';

const OPTIONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('a whisper names three options in their order, the better one among them', () => {
  expect(whisperOf(OPTIONS, 'e', [])).toEqual(['a', 'd', 'e']);
});

it('nothing that was tried is whispered', () => {
  expect(whisperOf(OPTIONS, 'e', ['a', 'd'])).toEqual(['b', 'e', 'f']);
});

it('where little is left, what is left is whispered', () => {
  expect(whisperOf(['a', 'b'], 'b', [])).toEqual(['a', 'b']);
  expect(whisperOf(['a', 'b'], 'b', ['a'])).toEqual(['b']);
});

it('what has to be filled in is whispered beside the rest', () => {
  expect(whisperOf(['a'], 'give x y', [])).toEqual(['a', 'give x y']);
});
