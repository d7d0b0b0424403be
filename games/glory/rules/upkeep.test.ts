import { describe, expect, it } from 'vitest';
import { type Match, type Table } from '@destrier/engine';
import { cardsIn, hold, play } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import { give, makeEvent, seated, stateOf } from '../testing/seated.js';
import type { State, Who } from '../state.js';
import { travel } from './travel.js';
import { upkeep } from './upkeep.js';

type Given = NonNullable<Parameters<typeof seated>[1]>;

/** A table of so many after the upkeep. */
function kept(seats: number, given: Given['given'], more: Given = {}): Table {
  return seated(seats, {
    ...more,
    ...(given === undefined ? {} : { given }),
    begin: (match) => match.call(upkeep, {}),
  });
}

/** The support track from left to right; `-` is an empty slot. */
const trackOf = (table: Table) =>
  stateOf(table).track.map(([card]) => (card === undefined ? '-' : table.match.name(card)));
const specials = content.board.track.slots.map(({ special }) => special);

function pawns(s: State, ...placed: (readonly [space: string, owner: Who])[]): void {
  s.placed = { spaces: placed.map(([space]) => space), owners: placed.map(([, who]) => who) };
}

describe('the initiative', () => {
  it('[G8.2 computes] pawns below the track first, in their order; the others keep theirs', () => {
    const table = kept(
      4,
      (s) =>
        pawns(
          s,
          ['training', 3],
          ['initiative', 2],
          ['service', 1],
          ['initiative', 0],
          ['plans', 3],
        ),
      { order: [3, 1, 2, 0] },
    );
    expect(stateOf(table).order).toEqual([2, 0, 3, 1]);
  });

  it('[G8.2 computes] everybody below the track: the order of the pawns alone', () => {
    const table = kept(2, (s) => pawns(s, ['initiative', 1], ['initiative', 0]));
    expect(stateOf(table).order).toEqual([1, 0]);
  });

  it('[G8.2 computes] [G17.42 computes] Otto takes the first place with a pawn of his', () => {
    expect(stateOf(kept(1, (s) => pawns(s, ['initiative', -1]))).order).toEqual([-1, 0]);
  });

  it('[G8.3 computes] no pawn there: the order stays', () => {
    const table = kept(3, (s) => pawns(s, ['training', 0], ['service', 1]), { order: [2, 0, 1] });
    expect(stateOf(table).order).toEqual([2, 0, 1]);
  });
});

describe('what players get', () => {
  it('[G8.4 computes] all pawns come back, also where one lay on an event', () => {
    const table = kept(2, (s) => {
      pawns(s, ['training', 0], ['initiative', 1], ['service', 0]);
      s.players[0].pawns = 4;
      s.players[1].pawns = 4;
    });
    expect(stateOf(table).players.map((player) => player.pawns)).toEqual([6, 6]);
    expect(stateOf(table).placed).toEqual({ spaces: [], owners: [] });
    expect(stateOf(table).otto.pawns).toBe(0);
  });

  it('[G8.4 computes] [G17.42 computes] Otto takes his back as well', () => {
    const table = kept(1, (s) => {
      s.otto.pawns = 0;
    });
    expect(stateOf(table).otto.pawns).toBe(6);
  });

  it('[G8.5 computes] all tiles of all players become active', () => {
    const table = kept(2, (_s, match) => {
      give(match, 0, { supports: ['nun'], usedSupports: ['squire', 'thug'], usedRelics: ['ring'] });
      give(match, 1, { usedPrestige: ['royal'], relics: ['medal'], usedRelics: ['ring'] });
    });
    const [red, blue] = stateOf(table).players.map(({ supports, relics, prestige }) =>
      [supports, relics, prestige].map(({ ready, used }) => [cardsIn(table, ready), used]),
    );
    expect(red).toEqual([
      [['nun', 'squire', 'thug'], []],
      [['ring'], []],
      [[], []],
    ]);
    expect(blue).toEqual([
      [[], []],
      [['medal', 'ring'], []],
      [['royal'], []],
    ]);
  });

  it('[G8.6 computes] the income of the own character, besides what one has', () => {
    const income = { coins: 2, strength: 6, faith: 1 };
    const { aspirant, heir } = content.characters;
    const characters = {
      ...content.characters,
      aspirant: { ...aspirant, income },
      heir: { ...heir, income: { coins: 0, strength: 1, faith: 3 } },
    };
    const table = kept(
      2,
      (s, match) => {
        give(match, 0, { coins: 1, strength: 1, faith: 1 });
        const at = s.box.two.findIndex((card) => match.name(card) === 'heir');
        s.box.one.push(...s.players[1].character.splice(0));
        s.players[1].character.push(...s.box.two.splice(at, 1));
      },
      { content: { ...content, characters } },
    );
    expect(stateOf(table).players).toMatchObject([
      { coins: 3, strength: 7, faith: 2, glory: 10 },
      { coins: 0, strength: 1, faith: 3, glory: 10 },
    ]);
  });
});

/** Keeps only these supports in the three ordinary piles, the topmost last. */
function stack(s: State, match: Match, supports: readonly (readonly string[])[]): void {
  const piles = [s.piles.one, s.piles.two, s.piles.three];
  for (const pile of piles) s.supportsGone.push(...pile.splice(0));
  piles.forEach((pile, i) => hold(match, pile, supports[i] ?? []));
}

describe('the support track', () => {
  it('[G8.7 computes] what is left on it leaves the game, special supports too', () => {
    let old: string[] = [];
    const table = kept(2, (s, match) => {
      s.track
        .at(-1)
        ?.splice(0)
        .forEach((card) => s.players[0].supports.ready.push(card));
      s.piles.special.push(...s.recruit.splice(0));
      old = cardsIn({ match }, s.track.flat());
    });
    expect(old).toHaveLength(5);
    expect(cardsIn(table, stateOf(table).supportsGone)).toEqual(old);
  });

  it.each([
    [1, 1, 5],
    [2, 1, 5],
    [3, 2, 6],
    [4, 2, 7],
  ])(
    '[G8.8 computes] with %i players %i special supports and %i others',
    (seats, special, others) => {
      const table = kept(seats, (s) =>
        s.track[0]?.splice(0).forEach((card) => s.supportsGone.push(card)),
      );
      const track = trackOf(table);
      const filled = (kind: boolean) =>
        track.filter((name, i) => specials[i] === kind && name !== '-');
      expect([filled(true).length, filled(false).length]).toEqual([special, others]);
      const { supports } = content as {
        supports: { [id: string]: { tiles: { special?: number } } };
      };
      for (const name of filled(true)) expect(supports[name]?.tiles.special).toBeGreaterThan(0);
    },
  );

  it('[G8.9 computes] with one special support left a second slot stays empty', () => {
    const table = kept(3, (s) => {
      s.supportsGone.push(...s.piles.special.splice(1));
    });
    const track = trackOf(table);
    expect(track.filter((name, i) => specials[i] === true && name !== '-')).toHaveLength(1);
    expect(track.filter((name, i) => specials[i] === false && name !== '-')).toHaveLength(6);
    expect(stateOf(table).piles.special).toEqual([]);
  });

  it('[G8.10 computes] from right to left through the piles I, II and III', () => {
    const table = kept(4, (s, match) =>
      stack(s, match, [
        ['squire', 'nun'],
        ['thug', 'queen', 'minstrel'],
        ['weapon-master', 'squire', 'thug'],
      ]),
    );
    expect(trackOf(table).slice(2)).toEqual(
      ['nun', 'squire', 'minstrel', 'queen', 'thug', 'thug', 'squire'].toReversed(),
    );
    expect(cardsIn(table, stateOf(table).piles.three)).toEqual(['weapon-master']);
  });

  it('[G8.11 computes] when all piles are empty, the slots to the left stay so', () => {
    const table = kept(4, (s, match) => stack(s, match, [[], ['nun'], ['thug']]));
    expect(trackOf(table).slice(2)).toEqual(['-', '-', '-', '-', '-', 'thug', 'nun']);
  });
});

describe('cards', () => {
  it('[G8.12 computes] open travel cards leave the game, and four new ones of each deck come', () => {
    const before: { [deck: string]: string[] } = {};
    const table = kept(2, (s, match) => {
      s.travelGone.romance.push(...s.offers.romance.splice(2));
      for (const deck of ['romance', 'market', 'challenge'] as const)
        before[deck] = cardsIn({ match }, [...s.travelGone[deck], ...s.offers[deck]]).toSorted();
      before['top'] = cardsIn({ match }, s.decks.market.slice(-4).toReversed());
    });
    const { offers, travelGone } = stateOf(table);
    for (const deck of ['romance', 'market', 'challenge'] as const) {
      expect(offers[deck]).toHaveLength(4);
      expect(cardsIn(table, travelGone[deck]).toSorted()).toEqual(before[deck]);
    }
    expect(cardsIn(table, offers.market)).toEqual(before['top']);
  });

  it.each([
    [5, 4],
    [3, 3],
    [0, 0],
  ])('[G8.12 computes] of a deck of %i cards %i are laid out', (left, laid) => {
    const table = kept(2, (s) => {
      s.travelGone.market.push(...s.decks.market.splice(left));
    });
    expect(stateOf(table).offers.market).toHaveLength(laid);
    expect(stateOf(table).offers.romance).toHaveLength(4);
  });

  const eventsAfter = (round: number) => {
    const table = kept(2, (s, match) => {
      s.round = round;
      const { now, next, past } = s.events;
      past.push(...now.splice(0), ...next.splice(0));
      for (const [place, event] of [
        [now, 'crusade'],
        [next, 'war'],
        [s.events.three, 'siege'],
      ] as const)
        hold(match, place, [event]);
      past.splice(0);
    });
    const { now, next, past, three } = stateOf(table).events;
    return [cardsIn(table, past), cardsIn(table, now), cardsIn(table, next), three.length];
  };

  it('[G8.13 computes] [G8.14 computes] first upkeep: the second event in place, the third shown', () => {
    expect(eventsAfter(1)).toEqual([['crusade'], ['war'], ['siege'], 3]);
  });

  it('[G8.14 forbids] a third set to be opened in a later upkeep', () => {
    expect(eventsAfter(2)).toEqual([['crusade'], ['war'], [], 4]);
  });

  it('[G6.19 computes] a support left on its event leaves the game', () => {
    const table = kept(2, (s, match) => {
      makeEvent(match, 'recruitment');
      hold(match, s.recruit, ['bishop']);
    });
    expect(stateOf(table).recruit).toEqual([]);
    expect(cardsIn(table, stateOf(table).supportsGone)).toContain('bishop');
  });
});

describe('the order of the upkeep', () => {
  it('[G8.1 computes] the new initiative, then income; the track before the event', () => {
    const table = seated(2, {
      given(s, match) {
        pawns(s, ['initiative', 1]);
        give(match, 0, { cards: ['the-game'] });
        s.phase = 'travel';
      },
      begin(match) {
        match.call(upkeep, {});
        match.call(travel, {});
      },
    });
    play(table, 'red: stop');
    const told = table.events('all').map((event) => event.name);
    expect(told.slice(0, 3)).toEqual(['stopped', 'initiative', 'gained']);
  });
});
