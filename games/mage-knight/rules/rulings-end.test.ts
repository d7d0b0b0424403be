import { need, type Table } from '@destrier/engine';
import { hold } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';
import { started } from '../testing/started.js';
import { growDummy, playDummy } from './dummy.js';
import { score } from './ending.js';
import { isOn } from './rounds.js';

/** What players ask about beginnings, the dummy and the end. */

const conquest = { options: { scenario: 'solo-conquest' } } as const;

describe('the beginning', () => {
  it('[K1.10 computes] [K1.11 computes] all heroes stand on the portal, with nothing but their cards', () => {
    const table = started(3, { scenario: 'full-conquest' });
    for (const seat of table.match.seats)
      expect(playerOf(table, seat)).toMatchObject({
        at: 'A-C',
        fame: 0,
        level: 1,
        reputation: 0,
        crystals: { red: 0, blue: 0, green: 0, white: 0 },
        units: [],
        skills: [],
      });
    expect(content.levels['1']).toMatchObject({ armour: 2, hand: 5, command: 1 });
  });

  it('[K16.10 computes] there are neither dice nor units for the dummy', () => {
    const { source, units, dummy } = stateOf(started(1, { scenario: 'solo-conquest' }));
    expect([source.length, units.length]).toEqual([3, 3]);
    expect(dummy.hero).not.toBe(null);
  });
});

describe('the dummy', () => {
  /** The dummy has taken a turn with this deck, whose last card is turned first. */
  const turned = (deck: readonly string[], more: Staged = {}): Table => {
    const table = alone({ hand: 'threaten', deck: 'wound' }, { ...conquest, ...more });
    hold(table.match, stateOf(table).dummy.deck, deck);
    playDummy(table.match);
    return table;
  };

  it('[K16.7 computes] a short deck is turned to its end, and the round ends a turn later', () => {
    const table = turned(['march', 'rage']);
    const { dummy } = stateOf(table);
    expect([dummy.deck.length, dummy.flipped.length]).toEqual([0, 2]);
    expect(stateOf(table).announced).toBe(null);
    playDummy(table.match);
    expect(stateOf(table).announced).toBe('dummy');
  });

  it('[K16.8 computes] cards that come for a crystal bring no others', () => {
    const deck = ['swiftness', 'stamina', 'stamina', 'march', 'rage', 'rage'];
    const table = turned(deck, {
      and: (g) => Object.assign(g.s.dummy.crystals, { green: 1, blue: 3 }),
    });
    expect(table.match.all(stateOf(table).dummy.flipped)).toEqual([
      'rage',
      'rage',
      'march',
      'stamina',
    ]);
  });

  it('[K16.9 computes] a fourth crystal of a colour is kept', () => {
    const table = alone(
      { hand: 'march' },
      {
        ...conquest,
        and: (g) => {
          g.draw(g.s.spellDeck, g.s.spells, 3);
          Object.assign(g.s.dummy.crystals, { red: 3, blue: 3, green: 3, white: 3 });
        },
      },
    );
    growDummy(table.match);
    const { crystals } = stateOf(table).dummy;
    expect(Math.max(...Object.values(crystals))).toBe(4);
  });

  it('[K16.1 computes] a dummy of Goldyx begins with two green crystals and a blue one', () => {
    expect(content.heroes.goldyx.crystals.toSorted()).toEqual(['blue', 'green', 'green']);
  });
});

describe('the score', () => {
  const scored = (seats: readonly Seated[], more: Staged = {}): number[] =>
    stateOf(
      staged(seats, {
        ...more,
        and: (g) => {
          more.and?.(g);
          score(g);
        },
      }),
    ).players.map((one) => one.bonus);
  const bare = { hand: '', deck: '' };

  it('[K17.4 computes] cards on Sparing Power count, too', () => {
    const spared = scored([{ hand: '', deck: 'fireball' }], {
      and: (g) => void g.draw(g.s.players[0].deck, g.s.players[0].spared),
    });
    expect(spared).toEqual([2]);
  });

  it('[K17.5 computes] three crystals are worth one point, four two', () => {
    expect(scored([{ ...bare, crystals: 'red red blue' }])).toEqual([1]);
    expect(scored([{ ...bare, crystals: 'red red blue white' }])).toEqual([2]);
  });

  it('[K17.6 computes] [K17.9 computes] each wounded unit is rounded down, and its wound is no beating', () => {
    expect(scored([{ ...bare, units: '!fire-mages-1 !ice-mages-1' }])).toEqual([1 + 1]);
  });

  it('[K17.7 computes] [K17.8 computes] own shields on sites, and not another’s', () => {
    const shields = (at: string, seat: 0 | 1): number[] =>
      scored([bare, bare], {
        tiles: '1:0,1 9:1,0',
        and: (g) => void need(g.s.sites[at], at).shields.push(seat),
      });
    expect(shields('9-NW', 0)).toEqual([2 + 3, 0]);
    expect(shields('9-SW', 1)).toEqual([0, 2 + 3]);
    expect(shields('9-E', 1)).toEqual([0, 2 + 3]);
  });

  it('[K17.10 forbids] a title for nothing', () => {
    expect(scored([bare, bare])).toEqual([0, 0]);
  });
});

describe('scenarios', () => {
  it('[K18.14 computes] [K18.15 computes] rounds, and levels of cities', () => {
    const of = (scenario: string) => {
      const { rounds, cityLevels } = need(content.scenarios[scenario], scenario);
      return [rounds, ...cityLevels];
    };
    expect(of('solo-conquest-1')).toEqual([6, 5, 8]);
    expect([2, 3, 4].map((seats) => of(`full-conquest-${seats}`))).toEqual([
      [6, 4],
      [6, 4],
      [6, 4],
    ]);
    expect([2, 3, 4].map((seats) => of(`blitz-conquest-${seats}`))).toEqual([
      [4, 3],
      [4, 3],
      [4, 3],
    ]);
  });

  it('[K18.16 computes] no round follows once the last turns have begun', () => {
    const table = alone({ hand: 'march' }, conquest);
    expect(isOn(table.match)).toBe(true);
    stateOf(table).final = true;
    expect(isOn(table.match)).toBe(false);
  });
});
