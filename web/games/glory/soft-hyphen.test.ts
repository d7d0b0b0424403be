import { expect, it } from 'vitest';
import { softened } from './soft-hyphen.js';

const parted = (text: string) => softened(text, 'ru').replaceAll('\u00AD', '|');

it.each([
  ['Путешественник', 'Путе|шест|вен|ник'],
  ['Влиятельный', 'Влия|тель|ный'],
  ['Паломничество', 'Палом|ни|чество'],
  ['Незнакомец в маске', 'Незна|ко|мец в маске'],
])('a long Russian word can be parted: %s', (word, parts) => {
  expect(parted(word)).toBe(parts);
});

it('leaves short words and other languages whole', () => {
  expect(parted('Богатый')).toBe('Богатый');
  expect(softened('Influential', 'en')).toBe('Influential');
});
