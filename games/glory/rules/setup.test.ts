import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import { allTold, asked, cardsIn, offered, play, tried } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import { agree, dealt, each, settled } from '../testing/dealt.js';
import { stateOf } from '../testing/seated.js';

const playersOf = (table: Table) => stateOf(table).players;

describe('the order of play', () => {
  it.each([
    [
      [2, 0, 1],
      ['green', 'red', 'blue'],
    ],
    [
      [0, 1, 2],
      ['red', 'blue', 'green'],
    ],
  ])(
    '[G2.1 computes] [G2.11 computes] drawn first of all, and from left to right: %j',
    (order, colours) => {
      const table = dealt(3, { order, options: { tournament: 'choose' } });
      expect(stateOf(table).order).toEqual(order);
      expect(table.events('public')[0]).toMatchObject({ name: 'initiative', params: { order } });
      settled(table);
      const places = colours.map(() => {
        const [prompt = ''] = asked(table);
        play(table, `${prompt.split(':')[0]}: place patrol`);
        return prompt;
      });
      expect(places).toEqual(colours.map((colour) => `${colour}: pawn.place`));
    },
  );

  it('[G2.1 computes] at random: all orders of two come', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      stateOf(dealt(2, { seed })).order.join(),
    );
    expect([...new Set(orders)].toSorted()).toEqual(['0,1', '1,0']);
  });

  it('[G2.2 computes] the type of the first tournament is chosen before anything is dealt', () => {
    const table = dealt(3, { order: [1, 2, 0], options: { tournament: 'choose' } });
    expect(asked(table)).toEqual(['blue: choose tournament.kind']);
    expect(stateOf(table).publicTitles).toEqual([]);
    expect(each(table, ({ dealt: { one } }) => one)).toEqual([[], [], []]);
    play(table, 'blue: choose pas');
    expect(stateOf(table).tournament.kind).toBe('pas');
    expect(stateOf(table).publicTitles).toHaveLength(3);
  });
});

describe('titles that all may complete', () => {
  it('[G2.3 computes] the first three of the deck, open', () => {
    const table = dealt(2, { tops: { titles: ['brave', 'rich', 'patron', 'feared'] } });
    expect(cardsIn(table, stateOf(table).publicTitles)).toEqual(['brave', 'rich', 'patron']);
    expect(table.view('public')).toMatchObject({
      publicTitles: ['brave', 'rich', 'patron'],
      titleDeck: { count: 11 },
    });
  });
});

describe('characters', () => {
  const tops = {
    'characters two': ['heir', 'courtier'],
    'characters three': ['exile', 'captain'],
  };

  it('[G2.4 computes] one of each level for each player, of which one is kept', () => {
    const table = dealt(2, { tops });
    expect(asked(table)).toEqual(['red: setup.character', 'blue: setup.character']);
    expect(offered(table, 'red')).toEqual(['choose aspirant', 'choose heir', 'choose exile']);
    expect(offered(table, 'blue')).toEqual([
      'choose aspirant',
      'choose courtier',
      'choose captain',
    ]);
    expect(tried(table, 'red: choose courtier')).toMatchObject({ code: 'unknown' });
    agree(table, 'choose heir', 'choose captain');
    expect(each(table, ({ character }) => character)).toEqual([['heir'], ['captain']]);
  });

  it('[G2.4 computes] at random, those of level II and III', () => {
    const offers = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      offered(dealt(2, { seed }), 'red').join(),
    );
    expect(new Set(offers).size).toBeGreaterThan(2);
  });

  it('[G2.5 computes] secretly and at once: a choice is shown when all have chosen', () => {
    const table = dealt(2, { tops });
    expect(table.view(1)).toMatchObject({
      players: [{ dealt: { two: { count: 1, known: [] } } }, { dealt: { two: ['courtier'] } }],
    });
    play(table, 'blue: choose captain');
    expect(allTold(table, 'character', 0)).toEqual([]);
    expect(table.view(0)).toMatchObject({ players: [{}, { character: [] }] });
    expect(playersOf(table)[1].mount).toBe(0);
    play(table, 'red: choose aspirant');
    expect(allTold(table, 'character', 0)).toEqual([
      { seat: 0, character: 'aspirant' },
      { seat: 1, character: 'captain' },
    ]);
  });

  it('[G2.6 computes] the two not chosen go back into the box unseen', () => {
    const table = dealt(2, { tops });
    agree(table, 'choose heir', 'choose captain');
    const { box } = stateOf(table);
    expect([box.one.length, box.two.length, box.three.length]).toEqual([4, 3, 3]);
    expect(cardsIn(table, box.two)).not.toContain('heir');
    expect(cardsIn(table, box.two)).toContain('courtier');
    expect(each(table, ({ dealt: { one, two, three } }) => [...one, ...two, ...three])).toEqual([
      [],
      [],
    ]);
    expect(table.view(0)).toMatchObject({ box: { two: { count: 3 } } });
  });

  it('[G2.7 computes] [G2.8 computes] [G2.9 computes] [G2.10 computes] what the card shows, and no income', () => {
    const heir = { mount: 3, armour: 2, coins: 5, strength: 2, faith: 1, glory: 10 };
    const captain = { mount: 2, armour: 3, coins: 1, strength: 3, faith: 4, glory: 9 };
    const characters = {
      ...content.characters,
      heir: { ...content.characters.heir, ...heir },
      captain: { ...content.characters.captain, ...captain },
    };
    const table = dealt(2, { tops, order: [0, 1], content: { ...content, characters } });
    agree(table, 'choose heir', 'choose captain');
    expect(playersOf(table)).toMatchObject([
      { ...heir, pawns: 6 },
      { ...captain, pawns: 6, glory: 9 + 1 },
    ]);
    expect(table.match.ledger).toEqual([{ start: 10 }, { start: 9, initiative: 1 }]);
  });
});

describe('amends for later places', () => {
  const table = dealt(4, {
    order: [3, 1, 0, 2],
    tops: { challenge: ['giant', 'bridge', 'ransom', 'feud', 'riccio', 'brzeg'] },
  });
  agree(table);

  it('[G2.12 computes] 1 glory for each place behind the first', () => {
    expect(table.match.ledger.map(({ initiative }) => initiative)).toEqual([2, 1, 3, undefined]);
    const start = need(content.characters.aspirant, 'aspirant').glory;
    expect(playersOf(table).map(({ glory }) => glory - start)).toEqual([2, 1, 3, 0]);
  });

  it('[G2.13 computes] and a Challenge card, seen by its owner alone', () => {
    expect(each(table, ({ challenge }) => challenge)).toEqual([
      ['bridge', 'ransom'],
      ['giant'],
      ['brzeg', 'feud', 'riccio'],
      [],
    ]);
    expect(allTold(table, 'drew', 1)[0]).toEqual({ seat: 1, deck: 'challenge', card: 'giant' });
    expect(allTold(table, 'drew', 0)[0]).toEqual({ seat: 1, deck: 'challenge' });
  });

  it('[G2.13 computes] as many as the deck has', () => {
    const travel = Object.fromEntries(
      Object.entries(content.travel).map(([id, card]) => [
        id,
        'foe' in card && id !== 'giant' ? { ...card, copies: 0 } : card,
      ]),
    );
    const small = dealt(3, { order: [0, 1, 2], content: { ...content, travel } });
    agree(small);
    expect(each(small, ({ challenge }) => challenge)).toEqual([[], ['giant'], []]);
    expect(allTold(small, 'drew', 'public')).toHaveLength(1);
  });
});

describe('personal titles', () => {
  const tops = {
    'characters two': ['courtier', 'heir'],
    titles: ['brave', 'rich', 'patron', 'feared', 'strong', 'charming', 'equipped', 'religious'],
  };
  const drawn = () => {
    const table = dealt(2, { tops });
    agree(table, 'choose courtier');
    return table;
  };

  it('[G2.14 computes] as many drawn and as many kept as the character says', () => {
    const table = drawn();
    expect(asked(table)).toEqual(['red: setup.titles', 'blue: setup.titles']);
    expect(each(table, (player) => player.drawn)).toEqual([
      ['charming', 'feared', 'strong'],
      ['equipped', 'religious'],
    ]);
    expect(offered(table, 'red')).toHaveLength(3);
    expect(offered(table, 'blue').toSorted()).toEqual(['keep equipped', 'keep religious']);
    expect(tried(table, 'blue: keep equipped religious')).toBeDefined();
    expect(tried(table, 'red: keep feared')).toBeDefined();
    agree(table, 'keep feared strong', 'keep religious');
    expect(each(table, ({ titles }) => titles)).toEqual([['feared', 'strong'], ['religious']]);
    expect(each(table, (player) => player.drawn)).toEqual([[], []]);
  });

  it('[G2.15 computes] all draw before any goes back, and nobody sees what others drew or keep', () => {
    const table = drawn();
    const [own, other] = allTold(table, 'objectives', 0);
    expect(own).toMatchObject({ seat: 0, drawn: 3 });
    expect(own?.['titles']).toHaveLength(3);
    expect(other).toEqual({ seat: 1, drawn: 2 });
    play(table, 'red: keep feared charming');
    expect(stateOf(table).titleDeck).toHaveLength(14 - 3 - 5);
    expect(allTold(table, 'kept', 1)).toEqual([]);
    play(table, 'blue: keep equipped');
    expect(allTold(table, 'kept', 1)).toEqual([
      { seat: 0, kept: 2 },
      { seat: 1, kept: 1, titles: ['equipped'] },
    ]);
  });

  it('[G2.16 computes] the others are shuffled into the deck', () => {
    const table = dealt(2, { tops: { ...tops, 'titles again': ['religious', 'strong'] } });
    agree(table, 'choose courtier');
    agree(table, 'keep charming feared', 'keep equipped');
    const deck = cardsIn(table, stateOf(table).titleDeck);
    expect(deck).toHaveLength(14 - 3 - 3);
    expect(deck.slice(-2)).toEqual(['strong', 'religious']);
    expect(stateOf(table).titleDiscard).toEqual([]);
    expect(table.view(0)).toMatchObject({ titleDeck: { count: 8, known: [] } });
  });

  it('[G2.14 computes] no more than the deck has', () => {
    const titles = Object.fromEntries(Object.entries(content.titles).slice(0, 4));
    const few = dealt(2, {
      tops: { 'characters two': ['courtier', 'heir'] },
      content: { ...content, titles },
    });
    agree(few, 'choose courtier');
    expect(playersOf(few).map((player) => player.drawn.length)).toEqual([1, 0]);
    expect(offered(few, 'red')).toHaveLength(1);
    expect(offered(few, 'blue')).toEqual(['keep']);
  });
});
