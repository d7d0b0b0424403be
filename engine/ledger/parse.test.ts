import { describe, expect, it } from 'vitest';
import { parseLedger } from './parse.js';

const GOOD = `# Joust: the rules

Anything may stand here, - **even bold** things.

## 1 The lists

- **J1.1 Lances.** Each knight takes three lances.
  *rulebook | first edition, Set-up*
- **J1.1.1** A broken lance:

  - is laid aside,
  - is not replaced.

  _rulebook | first edition, Set-up; second
  edition, Things_

## 3 Riding

- **J3.9** The trailing knight rides first.
  *decision | first edition, Riding | the book is silent, and he has | least to lose*
- **J3.10 Night.** Torches are lit.
  *option | second edition, Variants*
`;

/** The ledger of one chapter with these lines below its heading (which is line 1). */
const chapter = (...lines: string[]) =>
  parseLedger('RULES.md', ['## 6 Duels', ...lines].join('\n'));

const rule = (id: string) => [`- **${id}** Something.`, '  *rulebook | first edition, Duels*'];

describe('a ledger', () => {
  const ledger = parseLedger('RULES.md', GOOD);

  it('without faults has no problems', () => {
    expect(ledger.problems).toEqual([]);
    expect(ledger.chapters).toEqual([
      { number: 1, title: 'The lists', line: 5 },
      { number: 3, title: 'Riding', line: 17 },
    ]);
  });

  it('gives each rule with its title, source, chapter and line', () => {
    expect(ledger.rules[0]).toEqual({
      id: 'J1.1',
      kind: 'rulebook',
      title: 'Lances',
      text: 'Each knight takes three lances.',
      source: 'first edition, Set-up',
      chapter: 1,
      line: 7,
    });
  });

  it('keeps lists and paragraphs of a rule, and a source over two lines', () => {
    expect(ledger.rules[1]).toEqual({
      id: 'J1.1.1',
      kind: 'rulebook',
      text: 'A broken lance:\n\n- is laid aside,\n- is not replaced.',
      source: 'first edition, Set-up; second edition, Things',
      chapter: 1,
      line: 9,
    });
  });

  it('gives a decision its reason, whatever signs stand in it', () => {
    expect(ledger.rules[2]).toMatchObject({
      kind: 'decision',
      source: 'first edition, Riding',
      reason: 'the book is silent, and he has | least to lose',
    });
  });

  it('counts 9 before 10', () => {
    expect(ledger.rules.map((one) => one.id)).toEqual(['J1.1', 'J1.1.1', 'J3.9', 'J3.10']);
  });

  it('reads the same with Windows line ends and a byte order mark', () => {
    expect(parseLedger('RULES.md', `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`)).toEqual(ledger);
  });

  it('takes the kinds in French and Russian words', () => {
    const words = ['livret', 'décision', 'option', 'правила', 'решение', 'вариант'];
    const kinds = words.map(
      (word, i) =>
        chapter(`- **G6.${i}** Texte.`, `  *${word} | fr, Duels | raison*`).rules[0]?.kind,
    );
    expect(kinds).toEqual(['rulebook', 'decision', 'option', 'rulebook', 'decision', 'option']);
  });
});

describe('a fault is told with its line and its remedy', () => {
  const faults: [string, string[], number, RegExp, RegExp][] = [
    [
      'an id used twice',
      [...rule('G6.1'), ...rule('G6.1')],
      4,
      /^G6\.1 is already on line 2$/,
      /another number/,
    ],
    [
      'an id out of order',
      [...rule('G6.10'), ...rule('G6.9')],
      4,
      /^G6\.9 comes after G6\.10$/,
      /move it up/,
    ],
    [
      'a part before its whole',
      [...rule('G6.1.1'), ...rule('G6.1')],
      4,
      /^G6\.1 comes after G6\.1\.1$/,
      /move it up/,
    ],
    [
      'an id of another chapter',
      rule('G5.1'),
      2,
      /^G5\.1 stands in chapter 6$/,
      /chapter 5 or number it G6\./,
    ],
    [
      'an id of another game',
      [...rule('G6.1'), ...rule('A6.2')],
      4,
      /^A6\.2 does not begin with G$/,
      /same letters/,
    ],
    ['an id without letters', rule('6.1'), 2, /^"6\.1" is not a rule id$/, /such as G6\.1/],
    ['an id that is only a chapter', rule('G6'), 2, /^"G6" is not a rule id$/, /such as G6\.1/],
    ['no source', ['- **G6.1** Something.'], 2, /^G6\.1 has no source$/, /_rulebook \| /],
    [
      'an empty source',
      ['- **G6.1** Something.', '  *rulebook | *'],
      3,
      /^G6\.1 has no source$/,
      /edition, chapter/,
    ],
    [
      'a source on the line of the rule',
      ['- **G6.1** Something. *rulebook | x*'],
      2,
      /has no source/,
      /line of its own/,
    ],
    [
      'a source not closed',
      ['- **G6.1** Something.', '  *rulebook | x'],
      2,
      /has no source/,
      /line of its own/,
    ],
    [
      'an unknown kind',
      ['- **G6.1** Something.', '  *ruling | x*'],
      3,
      /^"ruling" is not a kind/,
      /rulebook, decision or option/,
    ],
    [
      'no reason',
      ['- **G6.1** Something.', '  *decision | x*'],
      3,
      /^decision G6\.1 has no reason$/,
      /decision \| x \| reason/,
    ],
    [
      'no text',
      ['- **G6.1 Title.**', '  *rulebook | x*'],
      2,
      /^G6\.1 says nothing$/,
      /state the rule/,
    ],
    [
      'a loose line',
      [...rule('G6.1'), 'Something else.'],
      4,
      /^"Something else\." is neither/,
      /indent/,
    ],
    ['an indented line before any rule', ['  text'], 2, /^" {2}text" is neither/, /begin a rule/],
    [
      'a heading without a number',
      ['## Riding'],
      2,
      /^"## Riding" is a chapter without/,
      /## 6 Duels/,
    ],
    [
      'chapters out of order',
      ['## 8 Feasts', '## 7 Hunts'],
      3,
      /^chapter 7 comes after chapter 8$/,
      /order/,
    ],
    ['a chapter used twice', ['## 6 Again'], 2, /^chapter 6 comes after chapter 6$/, /order/],
  ];

  it.each(faults)('%s', (_name, lines, line, message, hint) => {
    const { problems } = chapter(...lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'RULES.md', line });
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.hint).toMatch(hint);
  });

  it('a rule before the first chapter, and a file without chapters', () => {
    const { problems } = parseLedger('RULES.md', rule('G1.1').join('\n'));
    expect(problems.map((one) => [one.line, one.message])).toEqual([
      [1, 'G1.1 stands before the first chapter'],
      [1, 'there is no chapter'],
    ]);
  });

  it('a rule without a usable id is not kept, one in the wrong place is', () => {
    expect(chapter(...rule('6.1')).rules).toEqual([]);
    expect(chapter(...rule('G6.2'), ...rule('G6.1')).rules).toHaveLength(2);
  });

  it('a text in italics is not taken for the source', () => {
    expect(
      chapter('- **G6.1** A text.', '  *Nobody* may', '  *rulebook | x*').rules[0],
    ).toMatchObject({
      text: 'A text.\n*Nobody* may',
      source: 'x',
    });
    expect(chapter('- **G6.1** A text.', '  *Nobody* or *all*').problems).toHaveLength(1);
  });

  it('every fault of a file at once', () => {
    const { problems, rules } = chapter(
      '- **G6.1** Something.',
      ...rule('G6.2'),
      'loose',
      ...rule('G6.2'),
    );
    expect(problems.map((one) => one.line)).toEqual([2, 5, 6]);
    expect(rules.map((one) => one.id)).toEqual(['G6.2']);
  });
});
