import { LANGUAGES, need, Table } from '@destrier/engine';
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
    const effects = glory.effects?.(glory.game.content, lang);
    const catalogue = { ...glory.text[lang], ...effects };
    const speak = speaker(catalogue, lang, ['Ann', 'Bob', 'Cleo']);
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
