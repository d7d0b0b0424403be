import { menuOf, need, promptOf, questions, type Seat, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { census } from './census.js';
import { content } from './content/index.js';
import type { Look } from './state.js';
import { alone } from './testing/staged.js';

const eyeOf = (table: Table): Look => table.match;

/** What the options of the open question are about. */
function offered(table: Table): { readonly kind: string; readonly id: string }[] {
  const question = need(questions(table.match)[0], 'a question');
  const prompt = promptOf(table.match, question);
  const about = need(census.about[prompt], prompt);
  const menu = menuOf(table.match, question, table.match.menu, false);
  const asked = { seat: 0 as Seat, prompt, v: {} };
  return [...menu.each()].flatMap((choice) => [...about(eyeOf(table), asked, choice)]);
}

describe('what a laboratory counts', () => {
  it('heroes, tactics, skills, kinds of units and all cards but basic actions', () => {
    const items = census.items(content);
    const kinds = Object.keys(census.kinds);
    const counts = kinds.map((kind) => items.filter((one) => one.kind === kind).length);
    expect(counts).toEqual([4, 12, 36, 20, 60]);
    expect(items).not.toContainEqual(expect.objectContaining({ id: 'march' }));
  });

  it('units by kind that can be paid, and nothing that is only played', () => {
    const given = { at: '1-E', hand: 'promise march', crystals: 'white' };
    const table = alone(given, { units: 'peasants-1 utem-swordsmen-1' });
    play(table, 'red: decline', 'red: interact', 'red: play promise strong all');
    expect(offered(table)).toEqual([{ kind: 'unit', id: 'peasants' }]);
  });

  it('a hero was played by whoever has it', () => {
    const table = alone({});
    const { hero } = eyeOf(table).s.players[0];
    expect(census.had(eyeOf(table), 0)).toEqual([{ kind: 'hero', id: hero, used: true }]);
  });
});
