import { describe, expect, it } from 'vitest';
import { need, type Card, type Table } from '@destrier/engine';
import { allTold, asked, cardsIn, offered, play, tried } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import { BACKS, type Content } from '../content/types.js';
import { agree, dealt, each, settled } from '../testing/dealt.js';
import { stateOf } from '../testing/seated.js';
import type { State } from '../state.js';

const playersOf = (table: Table) => stateOf(table).players;

/** What a character shows. */
const shown = (character: string) => need(content.characters[character], character);

/** How many support tiles have this back. */
const tilesOn = (back: (typeof BACKS)[number]) =>
  Object.values(content.supports).reduce((sum, { tiles }) => sum + (tiles[back] ?? 0), 0);

describe('supports', () => {
  it('[G2.17 computes] [G2.18 computes] five piles, of which the scrolls lie open', () => {
    const table = dealt(2);
    const { piles } = stateOf(table);
    const counts = Object.values(piles).map((pile) => pile.length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(48);
    expect(counts).toEqual(BACKS.map(tilesOn));
    const view = table.view('public') as { piles: { [back: string]: unknown } };
    for (const back of ['one', 'two', 'three', 'special'])
      expect(view.piles[back]).toMatchObject({ known: [] });
    expect(view.piles['scroll']).toEqual(cardsIn(table, piles.scroll));
    const kinds = (pile: readonly Card[]) => new Set(cardsIn(table, pile)).size;
    expect([kinds(piles.one), kinds(piles.special)]).toEqual([6, tilesOn('special')]);
  });

  it('[G2.17 computes] all but the scrolls are shuffled', () => {
    const orders = (of: (piles: State['piles']) => State['piles']['one']) =>
      new Set(
        ['a', 'b', 'c', 'd'].map((seed) => {
          const table = dealt(2, { seed });
          return cardsIn(table, of(stateOf(table).piles)).join();
        }),
      ).size;
    expect(orders(({ scroll }) => scroll)).toBe(1);
    for (const back of ['one', 'two', 'three', 'special'] as const)
      expect(orders((piles) => piles[back])).toBeGreaterThan(1);
  });

  it('[G2.19 computes] level III: the top special support, in initiative order, at work at once', () => {
    const table = dealt(3, {
      order: [2, 1, 0],
      tops: {
        'characters three': ['exile', 'captain', 'burgher'],
        special: ['lady', 'usurer', 'support:king', 'cook', 'witch'],
      },
    });
    settled(table, 'choose exile', 'choose burgher');
    expect(each(table, ({ supports: { ready } }) => ready)).toEqual([['usurer'], [], ['lady']]);
    const [red, , green] = playersOf(table);
    const [exile, burgher] = [shown('exile'), shown('burgher')];
    expect([red?.coins, red?.glory]).toEqual([exile.coins + 6, exile.glory + 2 - 2]);
    expect(green?.glory).toBe(burgher.glory + 5);
    expect(table.match.ledger[2]).toEqual({ start: burgher.glory, supports: 5 });
    expect(allTold(table, 'support', 'public')).toEqual([
      { seat: 2, support: 'lady' },
      { seat: 0, support: 'usurer' },
    ]);
    // Only then is the track filled, from right to left.
    const [first, second] = stateOf(table).track;
    expect([...cardsIn(table, second ?? []), ...cardsIn(table, first ?? [])]).toEqual([
      'support:king',
      'cook',
    ]);
  });

  it('[G2.19 computes] nothing when no special support is left', () => {
    const table = dealt(2, { tops: { 'characters three': ['exile', 'captain'] }, order: [0, 1] });
    const { piles, supportsGone } = stateOf(table);
    supportsGone.push(...piles.special.splice(1));
    settled(table, 'choose exile', 'choose captain');
    expect(playersOf(table).map(({ supports }) => supports.ready.length)).toEqual([1, 0]);
  });

  it.each([
    [1, [1, 0, 0, 1, 0, 1, 1, 1, 1]],
    [2, [1, 0, 0, 1, 0, 1, 1, 1, 1]],
    [3, [1, 1, 0, 1, 1, 1, 1, 1, 1]],
    [4, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('[G2.20 computes] [G2.21 computes] the slots of the track with %i', (seats, slots) => {
    const table = settled(dealt(seats));
    const { track, piles } = stateOf(table);
    expect(track.map((slot) => slot.length)).toEqual(slots);
    const specials = cardsIn(table, track.slice(0, 2).flat());
    expect(cardsIn(table, piles.special)).not.toEqual(expect.arrayContaining(specials));
    expect(piles.one).toHaveLength(
      tilesOn('one') - (slots.reduce((sum, n) => sum + n, 0) - specials.length),
    );
    expect([piles.two.length, piles.three.length]).toEqual([tilesOn('two'), tilesOn('three')]);
  });
});

describe('travel cards', () => {
  const tops = {
    'characters two': ['mercenary', 'crusader', 'heir'],
    romance: ['tryst', 'oath', 'hunt'],
    market: ['tapestry', 'hauberk', 'harness'],
    challenge: ['giant', 'bridge', 'ransom', 'feud', 'riccio', 'brzeg', 'hoard', 'page'],
  };
  const exchanging = (more: { readonly [pile: string]: readonly string[] } = {}) => {
    const table = dealt(3, { order: [0, 1, 2], tops: { ...tops, ...more } });
    agree(table, 'choose mercenary', 'choose crusader');
    agree(table);
    return table;
  };

  it('[G2.22 computes] decks of 26, 19 and 29 cards', () => {
    const { decks } = stateOf(dealt(2));
    expect([decks.romance.length, decks.market.length, decks.challenge.length]).toEqual([
      26, 19, 29,
    ]);
  });

  it('[G2.22 computes] shuffled', () => {
    for (const deck of ['romance', 'market', 'challenge'] as const) {
      const orders = ['a', 'b', 'c'].map((seed) => {
        const table = dealt(2, { seed });
        return cardsIn(table, stateOf(table).decks[deck]).join();
      });
      expect(new Set(orders).size).toBe(3);
    }
  });

  it('[G2.23 computes] as the character shows, besides the amends', () => {
    const table = exchanging();
    expect(each(table, ({ romance }) => romance)).toEqual([[], ['tryst'], ['oath']]);
    expect(each(table, ({ market }) => market)).toEqual([['tapestry'], [], ['hauberk']]);
    expect(each(table, ({ challenge }) => challenge)).toEqual([
      ['feud', 'riccio'],
      ['brzeg', 'giant', 'hoard'],
      ['bridge', 'page', 'ransom'],
    ]);
  });

  it('[G2.24 allows] any cards for a strength each, those of the amends too', () => {
    const table = exchanging();
    expect(asked(table)).toHaveLength(3);
    expect(offered(table, 'red')).toHaveLength(2 ** 3);
    expect(offered(table, 'red')).toContain('exchange');
    play(table, 'red: exchange tapestry feud riccio', 'blue: exchange giant', 'green: exchange');
    expect(playersOf(table).map(({ strength }) => strength)).toEqual([
      shown('mercenary').strength + 3,
      shown('crusader').strength + 1,
      shown('aspirant').strength,
    ]);
    expect(each(table, ({ challenge }) => challenge)[0]).toEqual([]);
    expect(each(table, ({ challenge }) => challenge)[1]).toEqual(['brzeg', 'hoard']);
    expect(each(table, ({ challenge }) => challenge)[2]).toEqual(['bridge', 'page', 'ransom']);
    expect(allTold(table, 'exchanged', 2)).toEqual([
      { seat: 0, cards: 3 },
      { seat: 1, cards: 1 },
    ]);
  });

  it('[G2.24 forbids] a card of the hand of another, or one that is in nobody’s', () => {
    const table = exchanging();
    expect(tried(table, 'red: exchange giant')).toBeDefined();
    expect(tried(table, 'red: exchange hunt')).toBeDefined();
    expect(playersOf(table)[0].strength).toBe(shown('mercenary').strength);
  });

  it('[G2.24 computes] the strength of a card is a figure of the content', () => {
    const figures = { ...content.figures, exchange: 2 };
    const table = dealt(2, { content: { ...content, figures } });
    agree(table);
    agree(table);
    const all = need(offered(table, 'red').at(-1), 'all cards');
    play(table, `red: ${all}`, 'blue: exchange');
    expect(playersOf(table)[0].strength).toBe(
      shown('aspirant').strength + 2 * (all.split(' ').length - 1),
    );
  });

  it('[G2.24 computes] who has no cards is not asked', () => {
    const travel = { romance: 0, market: 0, challenge: 0 };
    const aspirant = { ...content.characters.aspirant, travel };
    const table = dealt(2, {
      order: [1, 0],
      content: { ...content, characters: { ...content.characters, aspirant } },
    });
    agree(table);
    agree(table);
    expect(asked(table)).toEqual(['red: setup.exchange']);
  });

  it('[G2.25 computes] secretly and at once; then the decks are shuffled', () => {
    const table = exchanging({
      'romance again': ['oath'],
      'market again': ['harness', 'tapestry'],
      'challenge again': ['giant'],
    });
    play(table, 'red: exchange tapestry', 'green: exchange oath');
    expect(allTold(table, 'exchanged', 1)).toEqual([]);
    expect(playersOf(table)[0].strength).toBe(shown('mercenary').strength);
    play(table, 'blue: exchange giant');
    const { offers } = stateOf(table);
    expect(cardsIn(table, offers.romance)[0]).toBe('oath');
    expect(cardsIn(table, offers.market).slice(0, 2)).toEqual(['harness', 'tapestry']);
    expect(cardsIn(table, offers.challenge)[0]).toBe('giant');
  });

  it('[G2.26 computes] four of each deck lie open after the exchange, and not before', () => {
    const table = exchanging();
    expect(stateOf(table).offers).toEqual({ romance: [], market: [], challenge: [] });
    agree(table);
    const { offers, decks } = stateOf(table);
    for (const deck of ['romance', 'market', 'challenge'] as const)
      expect(offers[deck]).toHaveLength(4);
    expect(decks.market).toHaveLength(19 - 2 - 4);
    expect(table.view('public')).toMatchObject({
      offers: { market: cardsIn(table, offers.market) },
    });
  });
});

describe('the last things', () => {
  const tops = {
    'events one': ['harvest'],
    'events two': ['war'],
    'events three': ['siege'],
  };

  it('[G2.27 computes] one event of each set, at random', () => {
    const table = settled(dealt(2, { tops }));
    const { now, next, one, two, three } = stateOf(table).events;
    expect([cardsIn(table, now), cardsIn(table, next)]).toEqual([['harvest'], ['war']]);
    expect([one.length, two.length, three.length]).toEqual([3, 3, 4]);
    for (const round of ['one', 'two', 'three'] as const) {
      const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
      const events = seeds.map((seed) => {
        const other = dealt(2, { seed });
        return cardsIn(other, stateOf(other).events[round]).at(-1);
      });
      expect(new Set(events).size).toBeGreaterThan(1);
    }
  });

  it('[G2.28 computes] those of the first two rounds are open, that of the third is not', () => {
    const table = settled(dealt(2, { tops }));
    for (const viewer of [0, 1, 'public'] as const)
      expect(table.view(viewer)).toMatchObject({
        events: { now: ['harvest'], next: ['war'], three: { count: 4, known: [] } },
      });
  });

  const circled: Content = {
    ...content,
    board: {
      ...content.board,
      spaces: {
        ...content.board.spaces,
        training: { source: 'house', circles: [2, 2, 3] },
        prayer: { source: 'house', circles: [1, 2, 2] },
      },
    },
  };

  it.each([
    [2, 2, 1],
    [3, 2, 2],
    [4, 3, 2],
  ])(
    '[G2.29 computes] with %i there are %i circles of Training and %i of Prayer',
    (seats, training, prayer) => {
      const table = settled(dealt(seats, { content: circled }));
      const taken = (space: string) => {
        let count = 0;
        for (; ; count++) {
          const colour = need(asked(table)[0]?.split(':')[0], 'a colour');
          if (tried(table, `${colour}: place ${space}`) !== undefined) return count;
        }
      };
      expect([taken('training'), taken('prayer')]).toEqual([training, prayer]);
    },
  );

  it('[G2.30 computes] with knights drawn at random', () => {
    const fields = ['a', 'b', 'c'].map((seed) => {
      const table = settled(dealt(4, { seed, tops: { tournaments: ['crown'] } }));
      return cardsIn(table, stateOf(table).field).join();
    });
    expect(new Set(fields).size).toBeGreaterThan(1);
  });

  it.each(['joust', 'pas'])('[G2.30 computes] then the first %s is laid out', (tournament) => {
    const table = dealt(2, { options: { tournament }, tops: { tournaments: ['lion'] } });
    agree(table);
    agree(table);
    expect(stateOf(table).tournamentCards).toEqual([]);
    expect(stateOf(table).field).toEqual([]);
    agree(table);
    expect(cardsIn(table, stateOf(table).tournamentCards)).toEqual(['lion']);
    expect(stateOf(table).field).toHaveLength(tournament === 'joust' ? 3 : 5);
    expect([stateOf(table).phase, stateOf(table).round]).toEqual(['actions', 1]);
  });
});
