import {
  need,
  newMatch,
  prepare,
  run,
  streamFrom,
  Table,
  tableKey,
  walk,
  type Seat,
} from '@destrier/engine';
import { allTold, asked, happened, offered, play, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { weaponOf } from '../content/cards.js';
import { content } from '../content/index.js';
import { game } from '../game.js';
import type { State } from '../state.js';
import { inCombat, pileOf, playerOf, staged, stateOf } from '../testing/staged.js';
import { combats } from './combat/combat.js';
import { dawn } from './dawn.js';
import { moveKind } from './cards.js';

/** What everybody is told of what happens, and in which order a hand is held. */

const isArranged = (table: Table, seat: Seat): boolean => {
  const orders = playerOf(table, seat).hand.map(
    (card) => weaponOf(content, table.match.name(card)).order,
  );
  return (
    orders.length === 12 && orders.every((order, i) => i === 0 || order >= (orders[i - 1] ?? 0))
  );
};

describe('a hand', () => {
  it('is held by suit and value when it is dealt, and again when cards were passed', () => {
    const table = Table.start(game, { seats: 3, seed: 'hands' });
    expect([0, 1, 2].every((seat) => isArranged(table, seat as Seat))).toBe(true);
    for (const seat of [0, 1, 2] as const) {
      const ids = table.optionIds(seat);
      table.choose(seat, undefined, need(ids[7 * seat], 'an option'));
    }
    expect(happened(table)).toContain('passed');
    expect([0, 1, 2].every((seat) => isArranged(table, seat as Seat))).toBe(true);
  });

  it('[A4.5 computes] whoever passes is told the way: left in odd rounds, right in even ones', () => {
    const wayIn = (table: Table) => table.asks()[0]?.params['way'];
    expect(wayIn(Table.start(game, { seats: 3, seed: 'hands' }))).toBe('left');
    const after = (round: number) => wayIn(staged([{}, {}, {}], { begin: dawn, round }));
    expect([1, 2, 3].map(after)).toEqual(['right', 'left', 'right']);
  });
});

describe('of a combat', () => {
  it('who takes which cards, and who has no card left when the combats end', () => {
    const table = staged(
      [{ hand: 'swords-2' }, { hand: 'swords-9 arrows-2' }, { hand: 'swords-5' }],
      { begin: combats, dealer: 2 },
    );
    play(table, 'red: play swords-2', 'blue: play swords-9', 'green: play swords-5');
    expect(told(table, 'took')).toEqual({ seat: 0, cards: ['swords-2', 'swords-5', 'swords-9'] });
    expect(told(table, 'combatsOver')).toEqual({ seats: [0, 2], discarded: [] });
  });

  it('what is set aside when nobody loses, and that it is discarded when the combats end', () => {
    const table = staged([{ hand: 'swords-2' }, { hand: 'alchemy-2' }, { hand: 'arrows-3' }], {
      begin: combats,
      dealer: 2,
    });
    play(table, 'red: play swords-2', 'blue: play alchemy-2', 'green: shame arrows-3');
    expect(told(table, 'nobodyLost')).toEqual({ leader: 0, cards: 2 });
    expect(told(table, 'combatsOver')).toEqual({
      seats: [0, 1, 2],
      discarded: ['swords-2', 'alchemy-2'],
    });
  });

  it('what is discarded for a dishonour', () => {
    const table = staged([
      { hand: 'swords-2 arrows-1' },
      { hand: 'arrows-2 arrows-9' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-2', 'blue: shame arrows-9');
    expect(told(table, 'discarded')).toEqual({ seat: 1, card: 'arrows-9' });
  });

  it('[A7.8 computes] [A9.2 computes] by which rule it is lost', () => {
    const lost = (last: string): object => {
      const table = staged([
        { hand: 'swords-2 arrows-1' },
        { hand: 'swords-9 arrows-2' },
        { hand: `${last} arrows-3` },
      ]);
      play(table, 'red: play swords-2', 'blue: play swords-9', `green: play ${last}`);
      return told(table, 'lost');
    };
    expect(lost('swords-5')).toMatchObject({ seat: 0, card: 'swords-2', how: 'lowest' });
    expect(lost('morgan')).toMatchObject({ seat: 1, card: 'swords-9', how: 'highest' });
  });

  it('[A6.8 computes] that cards are thrown out', () => {
    const table = staged([
      { hand: 'swords-2 arrows-1' },
      { hand: 'swords-9 arrows-2' },
      { hand: 'mists arrows-3' },
    ]);
    play(table, 'red: play swords-2', 'blue: play swords-9', 'green: play mists');
    const thrownOut = { seat: 0, card: 'swords-2', cause: 'mists' };
    expect(allTold(table, 'thrownOut')).toEqual([thrownOut]);
    expect(allTold(table, 'dishonoured')).toEqual([{ seat: 0 }]);
  });
});

describe('of powers', () => {
  it('[A14.17 computes] a gift into a pile; [A14.12 allows] the Grimoire keeps what came that way', () => {
    const table = staged([
      { hero: 'lancelot', hand: 'apprentice swords-1' },
      { hero: 'nimue', unlocked: true, hand: 'swords-6 arrows-2' },
      { hand: 'swords-9 arrows-3' },
    ]);
    play(
      table,
      'red: play apprentice',
      'red: suit swords',
      'red: value 6',
      'blue: play swords-6',
      'red: bestow apprentice 1',
    );
    expect(told(table, 'movedToPile')).toEqual({
      from: 0,
      to: 1,
      cards: ['apprentice'],
      power: 'lancelot',
    });
    expect(asked(table)).toEqual(['blue: keeping.keep']);
    play(table, 'blue: keep apprentice');
    expect(told(table, 'keptCard')).toEqual({ seat: 1, card: 'apprentice', power: 'grimoire' });
  });

  it('[A14.12 allows] the Grimoire one special weapon after the other, each as often as it came', () => {
    const table = staged(
      [
        { hero: 'nimue', unlocked: true, hand: 'swords-1 arrows-1' },
        { hand: 'swords-4 arrows-2' },
        { hand: 'swords-3 arrows-3' },
      ],
      { aside: 'apprentice mists morgan' },
    );
    play(table, 'red: play swords-1', 'blue: play swords-4', 'green: play swords-3');
    const kinds = offered(table, 'red').filter((option) => option !== 'leave');
    expect(kinds).toHaveLength(3);
    play(table, `red: ${need(kinds[0], 'an option')}`);
    expect(offered(table, 'red')).toEqual([...kinds.slice(1), 'leave']);
  });

  it('[A15.19 computes] a card that the Squire calls back, and the one that is played for it', () => {
    const table = staged([
      { hand: 'swords-2 swords-7', godsends: 'squire' },
      { hand: 'swords-9 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(
      table,
      'red: play swords-2',
      'blue: play swords-9',
      'green: play swords-5',
      'red: recall swords-2 swords-7',
    );
    expect(told(table, 'tookBack')).toEqual({ seat: 0, card: 'swords-2', power: 'squire' });
    expect(told(table, 'played')).toEqual({ seat: 0, card: 'swords-7' });
  });

  it('[A14.7 computes] both powers of Merlin when his staff turns a card', () => {
    const table = staged(
      [
        { hero: 'merlin', unlocked: true, hand: 'swords-5 sorcery-3 arrows-1' },
        { hand: 'alchemy-9 arrows-2' },
        { hand: 'swords-8 arrows-3' },
      ],
      { leader: 1 },
    );
    play(
      table,
      'blue: play alchemy-9',
      'green: play swords-8',
      'red: play swords-5',
      'red: transmute sorcery-3 swords-8 2',
    );
    const used = stateOf(table).powers.filter((power) => power.used > 0);
    expect(used.map(({ card }) => card)).toEqual(['merlin', 'staff']);
    expect(table.events('all').find(({ name }) => name === 'turned')?.params).toEqual({
      by: 0,
      power: 'staff',
      cost: 'sorcery-3',
      seat: 2,
      card: 'swords-8',
      suit: 'sorcery',
    });
  });

  it('[A14.27 computes] of two cards of a seat the one that is named is bent', () => {
    const table = staged(
      [
        { hero: 'elf-queen', unlocked: true, hand: 'swords-4 arrows-1' },
        { hero: 'merlin', hand: 'swords-6 sorcery-2 arrows-2' },
        { hand: 'alchemy-5 arrows-3' },
      ],
      { leader: 1 },
    );
    play(
      table,
      'blue: play swords-6',
      'blue: conjure sorcery-2',
      'green: play alchemy-5',
      'red: play swords-4',
    );
    play(table, 'red: bend swords-6 1 up');
    expect(inCombat(table)).toBe('1:swords-6=9 1:sorcery-2=2 2:alchemy-5=5 0:swords-4=4');
  });

  it('[A14.24 allows] whatever they hold to those who hide cards in an open combat', () => {
    const table = staged([
      { hero: 'elf-queen', hand: 'alchemy-4 arrows-1' },
      { hand: 'swords-9 arrows-2' },
      { hand: 'deception-7 arrows-3' },
    ]);
    play(table, 'red: play alchemy-4', 'blue: hide swords-9', 'green: hide deception-7');
    expect(happened(table)).not.toContain('dishonoured');
    expect(pileOf(table, 0)).toBe('alchemy-4 deception-7 swords-9');
  });
});

describe('the Black Knight', () => {
  /** All have played; so many cards are left undealt. */
  const withDeck = (left: number): Table => {
    const table = staged(
      [
        { hand: 'swords-9 arrows-1', godsends: 'black-knight' },
        { hand: 'swords-8 arrows-2' },
        { hand: 'swords-5 arrows-3' },
      ],
      {
        and(g) {
          g.moveAll(g.s.deck, g.s.discard);
          for (const kind of ['arrows-12', 'arrows-13'].slice(0, left))
            moveKind(g, kind, g.s.discard, g.s.deck);
        },
      },
    );
    play(table, 'red: play swords-9', 'blue: play swords-8', 'green: play swords-5');
    return table;
  };

  it('[A15.8 allows] the last undealt card, and then no more', () => {
    const table = withDeck(1);
    expect(offered(table, 'red')).toEqual(['knight', 'pass']);
    play(table, 'red: knight');
    expect(table.asks()).toEqual([]);
  });

  it('[A15.8 forbids] anything where none is left', () => {
    expect(withDeck(0).asks()).toEqual([]);
  });
});

describe('the Mirror', () => {
  it('[A10.5 allows] a value of 1', () => {
    const table = staged([
      { hand: 'swords-9 arrows-1', godsends: 'mirror' },
      { hand: 'swords-1 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-9', 'blue: play swords-1', 'green: play swords-5');
    expect(offered(table, 'red')).toEqual(['mirror swords-9 1', 'mirror swords-9 5', 'pass']);
  });
});

describe('the Squire', () => {
  it('[A15.19 forbids] a call where no card is left in hand', () => {
    const table = staged(
      [
        { hand: 'swords-9', godsends: 'squire' },
        { hand: 'swords-1 arrows-2' },
        { hand: 'swords-5 arrows-3' },
      ],
      { begin: combats, dealer: 2 },
    );
    play(table, 'red: play swords-9', 'blue: play swords-1', 'green: play swords-5');
    expect(happened(table)).toContain('combatsOver');
  });
});

describe('of several who may react', () => {
  it('[A3.8 computes] at equal health the nearest to the dealer’s left is the first', () => {
    const table = staged(
      [
        { hand: 'swords-9 arrows-1', godsends: 'herald' },
        { hand: 'swords-1 arrows-2' },
        { hand: 'swords-5 arrows-3', godsends: 'rearguard' },
      ],
      { leader: 1, dealer: 1 },
    );
    expect(asked(table)).toEqual(['green: before.powers', 'red: before.powers']);
  });
});

describe('Absolute Chaos', () => {
  it('[A18.2 computes] ends after three rounds, if nobody falls before', () => {
    const match = newMatch(prepare(game, 7), tableKey('rounds'));
    run(match);
    const random = streamFrom('rounds');
    const s: State = match.s;
    while (!match.over) {
      for (const player of s.players) player.health = 400;
      walk(match, random, true);
    }
    expect(s.players.every(({ health }) => health > 0)).toBe(true);
    expect(s.round).toBe(3);
  });
});
