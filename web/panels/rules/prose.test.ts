import { describe, expect, it } from 'vitest';
import { blocksOf, inlinesOf } from './prose.js';

const text = (said: string) => ({ kind: 'text', text: said });

describe('the text of a rule', () => {
  it('is a paragraph, however it is broken into lines', () => {
    expect(blocksOf('A game has\n  three rounds.')).toEqual([
      { kind: 'paragraph', pieces: [text('A game has three rounds.')] },
    ]);
  });

  it('is parted by blank lines, and has lists', () => {
    expect(blocksOf('One.\n\nTwo:\n- a b\n  c\n- d')).toEqual([
      { kind: 'paragraph', pieces: [text('One.')] },
      { kind: 'paragraph', pieces: [text('Two:')] },
      { kind: 'list', items: [[text('a b c')], [text('d')]] },
    ]);
  });
});

describe('pieces of a line', () => {
  it('lead to other rules', () => {
    expect(inlinesOf('as in G12.12, not G12.')).toEqual([
      text('as in '),
      { kind: 'rule', text: 'G12.12' },
      text(', not G12.'),
    ]);
  });

  it('are marked strong, emphasised or as written', () => {
    expect(inlinesOf('**a** b _c d_ `e`')).toEqual([
      { kind: 'strong', text: 'a' },
      text(' b '),
      { kind: 'emphasis', text: 'c d' },
      text(' '),
      { kind: 'code', text: 'e' },
    ]);
  });

  it('are left alone where a mark stands within a word', () => {
    expect(inlinesOf('snake_case_id')).toEqual([text('snake_case_id')]);
  });
});
