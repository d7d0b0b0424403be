import { parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';
import { folded, ruleNamed, rulesWith } from './search.js';

const LEDGER = parseLedger(
  'RULES.md',
  `# A game

## 1 Le départ
- **T1.1 Rounds.** Three rounds are played.
  _rulebook | fr I_
- **T1.10 Épée.** Władysław has a sword.
  _rulebook | fr I_

## 2 Поединок
- **T2.1 Ещё кубик.** Жребий — всё.
  _decision | ru II | no edition says_
- **T2.2** Rounds again.
  _rulebook | ru II_
`,
);

const found = (wanted: string) =>
  rulesWith(LEDGER, wanted).map(({ chapter, rules }) => [
    chapter.number,
    ...rules.map(({ id }) => id),
  ]);

describe('the rules that are looked for', () => {
  it('are all of them where nothing is', () => {
    expect(LEDGER.problems).toEqual([]);
    expect(found('  ')).toEqual([
      [1, 'T1.1', 'T1.10'],
      [2, 'T2.1', 'T2.2'],
    ]);
  });

  it('have every word, in any order, in title, text or chapter', () => {
    expect(found('rounds')).toEqual([
      [1, 'T1.1'],
      [2, 'T2.2'],
    ]);
    expect(found('three rounds')).toEqual([[1, 'T1.1']]);
    expect(found('rounds three')).toEqual([[1, 'T1.1']]);
    expect(found('rounds sword')).toEqual([]);
    expect(found('depart sword')).toEqual([[1, 'T1.10']]);
  });

  it.each([
    ['epee', 'T1.10'],
    ['ÉPÉE', 'T1.10'],
    ['wladyslaw', 'T1.10'],
    ['еще', 'T2.1'],
    ['всё', 'T2.1'],
  ])('are found without accents: %s', (typed, id) => {
    expect(found(typed).flat()).toContain(id);
  });

  it('are one where its id is typed, and not those whose ids begin so', () => {
    expect(found('t1.1')).toEqual([[1, 'T1.1']]);
    expect(ruleNamed(LEDGER, 'T1.10')?.title).toBe('Épée');
    expect(ruleNamed(LEDGER, 'T1')).toBeUndefined();
  });
});

it('takes letters as they are typed', () => {
  expect(folded('L’œuf de Łódź')).toBe("l'oeuf de lodz");
});
