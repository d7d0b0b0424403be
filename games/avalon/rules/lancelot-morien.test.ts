import { named, offered, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, inCombat, pileOf, playerOf, staged, stateOf } from '../testing/staged.js';

describe('Lancelot and the Armour', () => {
  const feint = () => {
    const table = staged([
      { hero: 'lancelot', hand: 'swords-3 swords-1' },
      { hand: 'alchemy-3 arrows-2' },
      { hand: 'swords-9 arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play alchemy-3');
    return table;
  };

  it('[A14.17 allows] [A14.18 computes] takes his card out of a feint into an opponent’s pile', () => {
    const table = feint();
    expect(offered(table, 'red')).toEqual(['bestow swords-3 1', 'bestow swords-3 2', 'pass']);
    play(table, 'red: bestow swords-3 2');
    expect(pileOf(table, 2)).toBe('swords-3');
    expect(playerOf(table, 0).out).toBe(true);
    play(table, 'green: play swords-9');
    expect(pileOf(table, 1)).toBe('alchemy-3 swords-9');
  });

  it('[A14.17 forbids] to do it later than when the card comes to feint', () => {
    const table = feint();
    play(table, 'red: pass', 'green: play swords-9');
    expect(pileOf(table, 2)).toBe('alchemy-3 swords-3 swords-9');
  });

  it('[A15.29 forbids] to give it to whom Chivalry guards', () => {
    const table = staged(
      [
        { hero: 'lancelot', hand: 'swords-3 swords-1' },
        { hand: 'alchemy-3 arrows-2', godsends: 'chivalry' },
        { hand: 'swords-9 arrows-3' },
      ],
      { powers: { chivalry: { target: 0 } } },
    );
    play(table, 'red: play swords-3', 'blue: play alchemy-3');
    expect(offered(table, 'red')).toEqual(['bestow swords-3 2', 'pass']);
  });

  it('[A14.19 allows] the Armour discards what is no special weapon; the rest and what lay aside he takes', () => {
    const table = staged(
      [
        { hero: 'lancelot', unlocked: true, hand: 'swords-1 swords-2' },
        { hand: 'alchemy-3 arrows-2' },
        { hand: 'mists arrows-3' },
        { hand: 'swords-5 arrows-4' },
      ],
      { aside: 'arrows-9', leader: 1 },
    );
    play(
      table,
      'blue: play alchemy-3',
      'green: play mists',
      'white: play swords-5',
      'red: play swords-1',
    );
    expect(offered(table, 'red')).toEqual(['shed', 'pass']);
    play(table, 'red: shed');
    expect(pileOf(table, 0)).toBe('arrows-9 mists');
    expect(named(table, stateOf(table).discard)).toBe('alchemy-3 swords-1 swords-5');
  });

  it('[A14.19 forbids] when somebody else loses, and twice in a round', () => {
    const other = staged([
      { hero: 'lancelot', unlocked: true, hand: 'swords-9 swords-2' },
      { hand: 'swords-3' },
      { hand: 'swords-5' },
    ]);
    play(other, 'red: play swords-9', 'blue: play swords-3', 'green: play swords-5');
    expect(pileOf(other, 1)).toBe('swords-3 swords-5 swords-9');
    const twice = staged(
      [
        { hero: 'lancelot', unlocked: true, hand: 'swords-1 swords-2' },
        { hand: 'swords-3' },
        { hand: 'swords-5' },
      ],
      { powers: { armour: { used: 1 } } },
    );
    play(twice, 'red: play swords-1', 'blue: play swords-3', 'green: play swords-5');
    expect(pileOf(twice, 0)).toBe('swords-1 swords-3 swords-5');
  });
});

describe('Morien and the Steed', () => {
  it('[A14.20 computes] basic weapons after his swords are worth 2 less, at least 1, and only once', () => {
    const table = staged([
      { hero: 'morien', hand: 'swords-9 arrows-1' },
      { hand: 'swords-2 arrows-2' },
      { hand: 'alchemy-8 arrows-3' },
      { hand: 'swords-15 arrows-4' },
    ]);
    play(
      table,
      'red: play swords-9',
      'blue: play swords-2',
      'green: play alchemy-8',
      'white: play swords-15',
    );
    expect(stateOf(table).combat.cards.map(({ value }) => value)).toEqual([9, 1, 8, 13]);
  });

  it('[A14.20 forbids] it for cards before his, and after another suit of his', () => {
    const table = staged(
      [{ hero: 'morien', hand: 'arrows-9 arrows-1' }, { hand: 'arrows-5' }, { hand: 'arrows-6' }],
      { leader: 2 },
    );
    play(table, 'green: play arrows-6', 'red: play arrows-9', 'blue: play arrows-5');
    expect(stateOf(table).combat.cards.map(({ value }) => value)).toEqual([6, 9, 5]);
  });

  it('[A14.21 computes] once his card is gone, later ones keep their value and earlier ones do not get it back', () => {
    const table = staged([
      { hero: 'morien', hand: 'swords-4 arrows-1' },
      { hand: 'swords-9 arrows-2' },
      { hand: 'mists arrows-3' },
      { hand: 'swords-8 arrows-4' },
    ]);
    play(
      table,
      'red: play swords-4',
      'blue: play swords-9',
      'green: play mists',
      'white: play swords-8',
    );
    expect(inCombat(table)).toBe('1:swords-9=7 2:mists=16 3:swords-8=8');
  });

  it('[A14.22 forbids] it in a combat led by the Elf Queen', () => {
    const table = staged([
      { hero: 'elf-queen', hand: 'swords-4 arrows-1' },
      { hero: 'morien', hand: 'swords-9 arrows-2' },
      { hand: 'swords-8 arrows-3' },
    ]);
    play(table, 'red: play swords-4', 'blue: hide swords-9', 'green: hide swords-8');
    expect(stateOf(table).combat.cards.map(({ value }) => value)).toEqual([4, 9, 8]);
  });

  it('[A14.23 allows] the Steed: his card comes back for another, which goes to the loser', () => {
    const table = staged([
      { hero: 'morien', unlocked: true, hand: 'swords-9 arrows-1' },
      { hand: 'swords-4 arrows-2' },
      { hand: 'swords-8 arrows-3' },
    ]);
    play(table, 'red: play swords-9', 'blue: play swords-4', 'green: play swords-8');
    expect(offered(table, 'red')).toEqual(['swap swords-9 arrows-1', 'pass']);
    play(table, 'red: swap swords-9 arrows-1');
    expect(handOf(table, 0)).toBe('swords-9');
    expect(pileOf(table, 1)).toBe('arrows-1 swords-4 swords-8');
  });

  it('[A14.23 forbids] it when he loses himself', () => {
    const table = staged([
      { hero: 'morien', unlocked: true, hand: 'swords-1 arrows-1' },
      { hand: 'swords-4 arrows-2' },
      { hand: 'swords-8 arrows-3' },
    ]);
    play(table, 'red: play swords-1', 'blue: play swords-4', 'green: play swords-8');
    expect(pileOf(table, 0)).toBe('swords-1 swords-4 swords-8');
  });
});
