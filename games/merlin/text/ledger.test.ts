import { readFileSync } from 'node:fs';
import { parseLedger } from '@destrier/engine/ledger';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { KNIGHTS, PROVINCES } from '../content/types.js';
import { text } from './index.js';

const ledger = parseLedger(
  'RULES.md',
  readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
);
const textOf = (id: string): string => ledger.rules.find((rule) => rule.id === id)?.text ?? '';

describe('the ledger', () => {
  it('can be read', () => {
    expect(ledger.problems).toEqual([]);
    expect(ledger.rules.length).toBeGreaterThan(170);
  });

  it('has a rule for each knight, under the name by which texts call it', () => {
    const titles = ledger.rules.map(({ title }) => title);
    const names = KNIGHTS.map((knight) => text.en[`word.${knight}`]?.replace(/^Sir /, ''));
    expect(names.filter((name) => !titles.includes(name ?? ''))).toEqual([]);
  });

  it('lists the provinces in their order, and the stacks of the knights', () => {
    expect(textOf('M5.2')).toContain(PROVINCES.join(', '));
    for (const knight of KNIGHTS) {
      const [a = '', b = ''] = textOf('M18.8').split(';');
      const name = text.en[`word.${knight}`]?.replace(/^Sir /, '') ?? knight;
      expect([knight, (content.knights[knight].stack === 'a' ? a : b).includes(name)]).toEqual([
        knight,
        true,
      ]);
    }
  });

  it('gives the points of Gareth and Geraint as the content does', () => {
    const listed = (points: readonly number[] = []): string =>
      `${points.slice(0, -1).join(', ')} or ${points.at(-1)}`;
    expect(textOf('M19.24')).toContain(listed(content.knights.gareth.points));
    expect(textOf('M19.26')).toContain(listed(content.knights.geraint.points));
  });
});
