import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.js';

const kinds = (source: string) => tokenize(source).map((token) => `${token.type} ${token.text}`);

describe('the scanner', () => {
  it('tells comments, strings and code apart', () => {
    expect(kinds(`a('b // c', "d") // it('x')\n/* ' */ e`)).toEqual([
      'word a',
      'mark (',
      'string b // c',
      'mark ,',
      'string d',
      'mark )',
      "comment // it('x')",
      "comment /* ' */",
      'word e',
    ]);
  });

  it('reads escaped quotes and a string that is not closed up to the end of its line', () => {
    expect(kinds(String.raw`'a\'b' c`)).toEqual(["string a'b", 'word c']);
    expect(kinds(String.raw`'a\\' c`)).toEqual(['string a\\', 'word c']);
    expect(kinds(String.raw`'a\tb\nc'`)).toEqual(['string a b c']);
    expect(kinds("'a\nb")).toEqual(['string a', 'word b']);
  });

  it('does not end a comment with the star that opens it', () => {
    expect(kinds('/*/ a */ b')).toEqual(['comment /*/ a */', 'word b']);
  });

  it('takes a template as one string, with code and templates inside it', () => {
    expect(kinds('`a${ {b: `}${"}"}`} }c` d')).toEqual(['string a', 'word d']);
  });

  it('tells a regular expression from a division', () => {
    expect(kinds(`x = /['/]\\//g; y`)).toEqual([
      'word x',
      'mark =',
      `regex /['/]\\//`,
      'word g',
      'mark ;',
      'word y',
    ]);
    expect(kinds(`return /'/`)).toEqual(['word return', `regex /'/`]);
    expect(kinds('a / b / (c) / 2')).toEqual([
      'word a',
      'mark /',
      'word b',
      'mark /',
      'mark (',
      'word c',
      'mark )',
      'mark /',
      'word 2',
    ]);
  });

  it('counts lines through comments and templates', () => {
    expect(tokenize('/*\n*/ `\n` a').map((token) => token.line)).toEqual([1, 2, 3]);
  });

  it('ends on any unfinished text', () => {
    for (const source of ['/*', '`', '`${', '`${a', "'\\", '/[', '//'])
      expect(tokenize(source)).toHaveLength(1);
  });
});
