import type { Item } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { printLists, sideBySide } from './lists.js';
import type { Terminal } from './terminal.js';

describe('on the screen', () => {
  const print = (items: readonly Item[], plain: boolean, width = 30): string[] => {
    const lines: string[] = [];
    const terminal = {
      plain,
      width,
      print: (text: string, look: { readonly first?: string } = {}) =>
        lines.push(`${look.first ?? ''}${text}`),
    } as unknown as Terminal;
    printLists(terminal, items);
    return lines;
  };
  const item = (text: string, ...parts: Item[]): Item => ({ text, parts });

  it('short items stand side by side, each whole', () => {
    expect(sideBySide(['a: 1', 'b: 2', 'c: 3'], 11)).toEqual(['a: 1 · b: 2', 'c: 3']);
    expect(sideBySide(['a: 1', 'b: 2', 'c: 3'], 10)).toEqual(['a: 1', 'b: 2', 'c: 3']);
  });

  const items = [
    item('a: 1'),
    item('Ann', item('b: 2'), item('c: 3')),
    item('d: 4'),
    item('Bob', item('Hand', item('e: 5'))),
  ];

  it('what has parts stands below, with its parts beside it where they have none themselves', () => {
    expect(print(items, false)).toEqual([
      'a: 1 · d: 4',
      'Ann – b: 2 · c: 3',
      'Bob',
      '  Hand – e: 5',
    ]);
  });

  it('for a screen reader every item has its own line', () => {
    expect(print(items, true)).toEqual([
      'a: 1',
      'd: 4',
      'Ann',
      '  b: 2',
      '  c: 3',
      'Bob',
      '  Hand',
      '    e: 5',
    ]);
  });
});
