import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import { cardsIn } from '@destrier/engine/testkit/check';
import { content } from '../../content/index.js';
import { DIFFICULTIES } from '../../content/types.js';
import { seated, stateOf } from '../../testing/seated.js';

const otto = (table: Table) => stateOf(table).otto;
const alone = (options: { readonly [id: string]: string } = {}) =>
  seated(1, { options: { tournament: 'joust', ...options } });

/** A noble, a champion and a king: each is taken out of another pile. */
const OF_OTHER_TYPES = { easy: 'zizka', medium: 'lalaing', hard: 'henry' } as const;

describe('the set-up against Otto', () => {
  it('[G17.1 computes] Otto sits at a table for one', () => {
    expect(otto(alone())).toMatchObject({ plays: true, rivals: true, pawns: 6 });
    expect(otto(alone({ solo: 'score' }))).toMatchObject({ plays: true, rivals: false, pawns: 6 });
    expect(otto(alone({ solo: 'champion' }))).toMatchObject({ plays: true, rivals: false });
  });

  it('[G17.1 forbids] Otto at a table for two', () => {
    const { plays, rivals, pawns, deck, tile } = otto(seated(2));
    expect([plays, rivals, pawns, deck, tile]).toEqual([false, false, 0, [], []]);
  });

  const tiles = DIFFICULTIES.flatMap((difficulty) => [
    [difficulty, content.solo.tiles[difficulty]] as const,
    [difficulty, OF_OTHER_TYPES[difficulty]] as const,
  ]);
  it.each(tiles)('[G17.7 computes] Rivalry, %s: he is %s', (difficulty, knight) => {
    const table = seated(1, {
      options: { tournament: 'pas', difficulty },
      content: {
        ...content,
        solo: { ...content.solo, tiles: { ...content.solo.tiles, [difficulty]: knight } },
      },
    });
    const { knights, field } = stateOf(table);
    expect(cardsIn(table, otto(table).tile)).toEqual([knight]);
    const { type } = need(content.knights[knight], knight);
    const others = Object.keys(content.knights).filter(
      (name) => name !== knight && content.knights[name]?.type === type,
    );
    const left = cardsIn(table, [...knights[type], ...field]).filter(
      (name) => content.knights[name]?.type === type,
    );
    expect(left.toSorted()).toEqual(others.toSorted());
  });

  it('[G17.7 forbids] a tile outside Rivalry', () => {
    expect(otto(alone({ solo: 'score' })).tile).toEqual([]);
  });

  it('[G17.8 computes] the boards for two, and the player first', () => {
    const table = alone();
    expect(stateOf(table).order).toEqual([0, -1]);
    expect(stateOf(table).track.map((slot) => slot.length)).toEqual([1, 0, 0, 1, 0, 1, 1, 1, 1]);
    const { tournamentDeck, tournamentCards } = stateOf(table);
    expect(cardsIn(table, [...tournamentDeck, ...tournamentCards]).toSorted()).toEqual([
      'eagle',
      'lily',
      'lion',
      'stag',
    ]);
  });

  it('[G17.9 computes] 10 glory and 1 for the second place in Rivalry, else none', () => {
    expect(otto(alone()).glory).toBe(11);
    expect(otto(alone({ solo: 'score' })).glory).toBe(0);
    expect(otto(alone({ solo: 'champion' })).glory).toBe(0);
  });

  it('[G17.10 forbids] a Challenge card for the second place', () => {
    const { decks, offers } = stateOf(alone());
    expect(decks.challenge.length + offers.challenge.length).toBe(29);
  });

  it('[G17.11 computes] one personal title in Rivalry, which nobody sees', () => {
    const table = alone();
    expect(otto(table).titles).toHaveLength(1);
    expect(otto(table).openTitles).toEqual([]);
    expect(table.view(0)).toMatchObject({ otto: { titles: { count: 1, known: [] } } });
    expect(otto(alone({ solo: 'score' })).titles).toEqual([]);
  });

  it.each([
    ['[G18.4 computes] open in the Russian edition', { edition: 'ru' }],
    ['[G18.8 computes] open in a learning game', { learning: 'on' }],
  ])('%s', (_, options) => {
    const { titles, openTitles } = otto(alone(options));
    expect([titles.length, openTitles.length]).toEqual([0, 1]);
  });

  it.each([
    ['basic', 9, []],
    ['warrior', 11, ['fury', 'valour']],
    ['pious', 11, ['grace', 'mercy']],
  ])('[G17.12 computes] the %s deck', (deck, count, more) => {
    const table = alone({ deck });
    const cards = cardsIn(table, otto(table).deck);
    expect(cards).toHaveLength(count);
    expect(cards).toEqual(expect.arrayContaining(['ambition', 'pride', ...more]));
  });

  it.each([
    ['champion', 'easy', [2, 2]],
    ['champion', 'medium', [1, 2]],
    ['champion', 'hard', [1, 1]],
    ['rivalry', 'hard', [2, 2]],
    ['score', 'medium', [2, 2]],
  ])('[G17.4 computes] %s, %s: the levels of mount and armour', (solo, difficulty, levels) => {
    const { mount, armour } = stateOf(alone({ solo, difficulty })).players[0];
    expect([mount, armour]).toEqual(levels);
  });
});
