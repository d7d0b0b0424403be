import { LANGUAGES, need, Table, tableText } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { listsOf, shapeOfView, speaker, type Item } from '@destrier/text';
import { describe, expect, it } from 'vitest';

/** Glory as a screen reader tells it. */

const SHAPE = shapeOfView(glory.game);
const RAW = /undefined|\[object|\bseat-?\d|\b(?:show|each|field|effect|word)\.[a-z]/;

const texts = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, parts }) => [text, ...texts(parts)]);

describe.each([
  [1, { solo: 'rivalry', tournament: 'joust' }],
  [1, { solo: 'score', tournament: 'pas' }],
  [3, { tournament: 'joust-pas-joust' }],
])('a game of %i, %o', (seats, options) => {
  it.each(LANGUAGES)('has a name for everybody and everything, in %s', (lang) => {
    const table = Table.start(glory.game, { seats, seed: 'lists', options });
    const speak = speaker(tableText(glory, glory.game.content, lang), lang, ['Ann', 'Bob', 'Cleo']);
    const modifiers = ['modifier', 'prestigeModifier'].map((key) => speak.field(key));
    const said = new Set<string>();
    for (let step = 0; !table.over; step++) {
      const { seat, id } = need(table.asks()[0], 'a question');
      for (const text of texts(listsOf(table.view(seat), SHAPE, speak, seat))) said.add(text);
      const ids = table.optionIds(seat, id);
      table.choose(seat, id, need(ids[(step * 7) % ids.length], 'an option'));
    }
    expect([...said].filter((text) => RAW.test(text))).toEqual([]);
    const below0 = [...said].filter((text) => /(?:^|\s)-\d/.test(text));
    expect(below0.filter((text) => !modifiers.some((name) => text.includes(name)))).toEqual([]);
    const duel = [...said].filter((text) => text.startsWith(`Ann`) && /\d/.test(text));
    expect(duel).not.toEqual([]);
    expect([...said].some((text) => text.includes(speak.word('otto')))).toBe(seats === 1);
  });
});

/** What is told of a table at the first question of which this is true. */
function toldAt(isThere: (table: Table) => boolean): string {
  const table = Table.start(glory.game, { seats: 2, seed: 'lists' });
  const speak = speaker(tableText(glory, glory.game.content, 'en'), 'en', ['Ann', 'Bob']);
  for (let step = 0; !isThere(table); step++) {
    const { seat, id } = need(table.asks()[0], 'a question');
    const ids = table.optionIds(seat, id);
    table.choose(seat, id, need(ids[(step * 7) % ids.length], 'an option'));
  }
  return texts(listsOf(table.view(0), SHAPE, speak, 0)).join('\n');
}

describe('what is not so is not told', () => {
  const asked = (table: Table): string | undefined => table.asks()[0]?.prompt;

  it('no kind of tournament while it is being asked', () => {
    expect(toldAt((table) => asked(table) === 'choose tournament.kind')).not.toMatch(/joust/i);
  });

  it('no count of travel cards that takes coming home for cards', () => {
    const stopped = (table: Table) => table.events('all').some(({ name }) => name === 'stopped');
    expect(toldAt(stopped)).not.toMatch(/travel cards played this phase/);
  });

  it('no event of the next round as that of this one', () => {
    const told = toldAt((table) => asked(table) === 'register.shield');
    expect(told).not.toMatch(/this round/);
    expect(told).toMatch(/on the board \(from the upkeep on for the next round\)/);
  });
});
