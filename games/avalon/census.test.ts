import { menuOf, need, promptOf, questions, type Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { census } from './census.js';
import { content } from './content/index.js';
import { godsends } from './rules/godsends.js';
import type { Look } from './state.js';
import { staged } from './testing/staged.js';

const eyeOf = (table: Table): Look => table.match;

describe('what a laboratory counts', () => {
  it('every hero, legend and godsend, with where its figures come from', () => {
    const items = census.items(content);
    expect(items.map(({ kind }) => kind).filter((kind) => kind === 'pair')).toHaveLength(10);
    expect(items).toContainEqual({ kind: 'pair', id: 'perceval', source: 'house' });
    expect(items).toContainEqual({ kind: 'legend', id: 'swan', source: 'house' });
    expect(items.filter(({ kind }) => kind === 'godsend')).toHaveLength(26);
    expect(items.every(({ kind }) => kind in census.kinds)).toBe(true);
  });

  it('a seat had its hero, and its legend only when it was unlocked', () => {
    const table = staged([
      { hero: 'bors', hand: 'swords-1' },
      { hero: 'merlin', unlocked: true, hand: 'swords-2' },
      { hand: 'swords-3' },
    ]);
    expect(census.had(eyeOf(table), 0)).toEqual([
      { kind: 'pair', id: 'bors', used: true },
      { kind: 'legend', id: 'lionel', used: false },
    ]);
    expect(census.had(eyeOf(table), 1)).toContainEqual({ kind: 'legend', id: 'staff', used: true });
    expect(census.had(eyeOf(table), 2)).toEqual([]);
  });

  it('a godsend that lies open, and not the one drawn blind', () => {
    const table = staged([{ health: 100 }, { health: 200 }, { health: 300 }], {
      begin: godsends,
      favours: 'spy mirror',
    });
    const question = need(questions(table.match)[0], 'a question');
    const prompt = promptOf(table.match, question);
    const about = need(census.about[prompt], prompt);
    const menu = menuOf(table.match, question, table.match.menu, false);
    const asked = { seat: question.seat, prompt, v: {} };
    const items = [...menu.each()].map((choice) => about(eyeOf(table), asked, choice));
    expect(items).toEqual([
      [{ kind: 'godsend', id: 'spy' }],
      [{ kind: 'godsend', id: 'mirror' }],
      [],
    ]);
  });
});
