import { Table, type Ask, type Offer } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard/page';
import { speaker, type Notes } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { choicesOf, ownAsks, questionKey, rowsOf, type Row } from './choices.js';
import { ASK } from './testing/ask.js';

const speak = speaker({ 'verb.go': 'go to {a} by {b}', 'verb.bid': 'bid {a}' }, 'en');
const SILENT: Notes = { game: () => '', counsel: () => '' };

function asking(...offers: Offer[]): Ask {
  return { ...ASK, offers };
}
const option = (verb: string, ...words: string[]): Offer => ({
  form: 'option',
  id: [verb, ...words].join(' '),
  verb,
  words,
  anytime: false,
});
const number = (max: number): Offer => ({
  form: 'number',
  verb: 'bid',
  min: 1,
  max,
  anytime: false,
});

describe('choices', () => {
  it('name numbers one by one up to twelve', () => {
    const ids = (max: number) =>
      choicesOf([asking(number(max))], speak, SILENT).map(({ id }) => id);
    expect(ids(3)).toEqual(['bid 1', 'bid 2', 'bid 3']);
    expect(ids(12)).toHaveLength(12);
    expect(ids(13)).toEqual(['bid']);
  });

  it('name each of several things of which one is chosen, equal ones once', () => {
    const some = (min: number, max: number): Offer => ({
      form: 'subset',
      verb: 'bid',
      items: ['inn', 'hall', 'inn'],
      min,
      max,
      count: 3,
      anytime: false,
    });
    const ids = (min: number, max: number) =>
      choicesOf([asking(some(min, max))], speak, SILENT).map(({ id, name }) => [id, name]);
    expect(ids(1, 1)).toEqual([
      ['bid inn', 'bid inn'],
      ['bid hall', 'bid hall'],
    ]);
    expect(ids(0, 1)).toHaveLength(1);
    expect(ids(1, 2)).toHaveLength(1);
  });

  it('say of each number what counsel says of it, and of all what the game does', () => {
    const notes: Notes = {
      game: () => 'noted',
      counsel: (_ask, offer) => (offer.form === 'option' ? offer.id : 'all'),
    };
    expect(choicesOf([asking(number(2))], speak, notes)).toMatchObject([
      { name: 'bid 1', note: 'noted', advice: 'bid 1' },
      { name: 'bid 2', note: 'noted', advice: 'bid 2' },
    ]);
  });

  it('are those of the viewer alone, at questions that are put to it', () => {
    const table = Table.start(hazard.game, { seats: 3, seed: 'x' });
    const asks = table.asks(1);
    expect(asks.length).toBeGreaterThan(1);
    expect(ownAsks(asks, 1).map(({ seat }) => seat)).toEqual([1]);
    expect(ownAsks(asks, 'public')).toEqual([]);
  });

  it('belong to one question until another is asked; answers of others change nothing', () => {
    const table = Table.start(hazard.game, { seats: 3, seed: 'x' });
    const key = () => questionKey(ownAsks(table.asks(1), 1));
    const before = key();
    expect(table.choose(2, undefined, 'watch').ok).toBe(true);
    expect(key()).toBe(before);
    expect(table.choose(1, undefined, 'watch').ok).toBe(true);
    expect(key()).not.toBe(before);
  });
});

describe('the list', () => {
  const shown = (rows: readonly Row[]): unknown[] =>
    rows.map((row) => (row.kind === 'one' ? row.at : [row.text, ...shown(row.rows)]));
  const rows = (...offers: Offer[]) => rowsOf(choicesOf([asking(...offers)], speak, SILENT), speak);
  const many = (count: number, a: string): Offer[] =>
    Array.from({ length: count }, (_, i) => option('go', a, `way${i}`));

  it('shows twelve options one by one', () => {
    expect(shown(rows(...many(12, 'rome')).asked)).toEqual([...Array(12).keys()]);
  });

  it('puts more together by how they begin, and every choice stands there once', () => {
    const { asked } = rows(...many(11, 'rome'), ...many(11, 'bath'), option('stay'));
    const eleven = [...Array(11).keys()];
    expect(shown(asked)).toEqual([
      ['go to rome by … (11 options)', ...eleven],
      ['go to bath by … (11 options)', ...eleven.map((at) => at + 11)],
      22,
    ]);
  });

  it('parts a group that is still too long, and ends where words cannot part it', () => {
    const ways = ['a', 'b'].flatMap((a) => many(13, a));
    const [first] = rows(...ways).asked;
    expect(first).toMatchObject({ kind: 'group', text: 'go to a by … (13 options)' });
    const same = Array.from({ length: 14 }, () => option('stay'));
    expect(rows(...same).asked).toHaveLength(14);
  });

  it('keeps what is not asked apart', () => {
    const wink: Offer = { form: 'option', id: 'wink', verb: 'wink', words: [], anytime: true };
    const { asked, anytime } = rows(wink, option('stay'));
    expect([shown(asked), shown(anytime)]).toEqual([[0], [1]]);
  });
});
