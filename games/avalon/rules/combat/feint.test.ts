import { allTold, asked, happened, named, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { hands, health, pileOf, staged, stateOf } from '../../testing/staged.js';

const feinting = (table: Parameters<typeof stateOf>[0]): string[] =>
  stateOf(table)
    .combat.cards.filter((card) => card.feints)
    .map(({ kind }) => kind);

describe('a feint', () => {
  it('[A8.1 computes] is told by its value, and no other value is', () => {
    const table = hands('swords-9 arrows-1', 'swords-3 arrows-2', 'alchemy-3 arrows-3');
    play(table, 'red: play swords-9', 'blue: play swords-3', 'green: play alchemy-3');
    expect(allTold(table, 'feint')).toEqual([{ value: 3 }]);
  });

  it('[A8.1 computes] equal values feint, whatever suit or kind', () => {
    const table = hands(
      'swords-7 arrows-1',
      'alchemy-7 arrows-2',
      'apprentice arrows-3',
      'swords-8 arrows-4',
    );
    play(
      table,
      'red: play swords-7',
      'blue: play alchemy-7',
      'green: play apprentice',
      'green: value 8',
    );
    expect(feinting(table)).toEqual(['swords-7', 'alchemy-7']);
    play(table, 'white: play swords-8');
    expect(happened(table).filter((name) => name === 'feint')).toHaveLength(2);
    expect(stateOf(table).combat.loser).toBe(-1);
  });

  it('[A8.2 computes] [A8.3 computes] cannot lose, and its cards go to the loser', () => {
    const table = hands('swords-2 arrows-1', 'alchemy-2 arrows-2', 'swords-9 arrows-3');
    play(table, 'red: play swords-2', 'blue: play alchemy-2', 'green: play swords-9');
    expect(pileOf(table, 2)).toBe('alchemy-2 swords-2 swords-9');
  });

  it('[A8.4 computes] three equal cards are one feint', () => {
    const table = hands(
      'swords-2 arrows-1',
      'alchemy-2 arrows-2',
      'apprentice arrows-3',
      'swords-9 arrows-4',
    );
    play(
      table,
      'red: play swords-2',
      'blue: play alchemy-2',
      'green: play apprentice',
      'green: value 2',
    );
    expect(feinting(table)).toHaveLength(3);
    play(table, 'white: play swords-9');
    expect(stateOf(table).combat.loser).toBe(3);
  });

  it('[A8.6 computes] fails for the card that is left alone', () => {
    const table = staged([
      { hero: 'lancelot', hand: 'swords-3 arrows-1' },
      { hand: 'alchemy-3 arrows-2' },
      { hand: 'swords-9 arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play alchemy-3');
    expect(feinting(table)).toEqual(['swords-3', 'alchemy-3']);
    play(table, 'red: bestow swords-3 2');
    expect(feinting(table)).toEqual([]);
    play(table, 'green: play swords-9');
    expect(pileOf(table, 1)).toBe('alchemy-3 swords-9');
  });

  it('[A8.7 computes] [A8.9 computes] heals at once, and the healing stays when it fails', () => {
    const table = staged([
      { hero: 'bors', health: 300, hand: 'swords-3 arrows-1' },
      { hand: 'alchemy-3 arrows-2', health: 300 },
      { hand: 'mists arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play alchemy-3');
    expect(health(table)).toEqual([310, 305, 400]);
    play(table, 'green: play mists');
    expect(health(table)).toEqual([305, 300, 400]);
  });

  it('[A8.8 computes] counts by the values at the end of the combat', () => {
    const table = staged([
      { godsends: 'mirror', hand: 'swords-3 arrows-1' },
      { hand: 'swords-9 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play swords-9', 'green: play swords-5');
    play(table, 'red: mirror swords-3 9');
    expect(pileOf(table, 2)).toBe('swords-3 swords-5 swords-9');
  });
});

describe('the end of a combat', () => {
  it('[A9.1 computes] the last moment comes when all have played', () => {
    const table = staged([
      { godsends: 'mirror', hand: 'swords-3 arrows-1' },
      { hand: 'swords-9 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play swords-9');
    expect(asked(table)).toEqual(['green: turn.card']);
    play(table, 'green: play swords-5');
    expect(asked(table)).toEqual(['red: last-moment.powers']);
  });

  it('[A9.2 computes] [A9.3 computes] [A9.4 computes] the lowest loses, takes all and leads', () => {
    const table = hands('swords-3 arrows-1', 'swords-1 arrows-2', 'swords-2 arrows-3');
    play(table, 'red: play swords-3', 'blue: play swords-1', 'green: play swords-2');
    expect(pileOf(table, 1)).toBe('swords-1 swords-2 swords-3');
    expect(stateOf(table).combat.leader).toBe(1);
  });

  it('[A9.5 computes] if all feint, the cards are set aside and the leader stays', () => {
    const table = hands('swords-3 arrows-1', 'alchemy-3 arrows-2', 'apprentice arrows-3');
    play(
      table,
      'red: play swords-3',
      'blue: play alchemy-3',
      'green: play apprentice',
      'green: value 3',
    );
    expect(named(table, stateOf(table).aside)).toBe('alchemy-3 apprentice swords-3');
    expect(stateOf(table).combat.leader).toBe(0);
    expect(happened(table)).toContain('nobodyLost');
  });

  it('[A9.6 computes] the next loser takes what was set aside, from several combats', () => {
    const table = staged(
      [{ hand: 'swords-3 swords-4' }, { hand: 'swords-1' }, { hand: 'swords-2' }],
      { aside: 'arrows-1 arrows-2 sorcery-3' },
    );
    play(table, 'red: play swords-3', 'blue: play swords-1', 'green: play swords-2');
    expect(pileOf(table, 1)).toBe('arrows-1 arrows-2 sorcery-3 swords-1 swords-2 swords-3');
    expect(stateOf(table).aside).toEqual([]);
  });

  it('[A9.9 computes] each card counts for itself', () => {
    const table = staged([
      { hero: 'merlin', hand: 'swords-8 sorcery-2 arrows-1' },
      { hand: 'alchemy-7 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(
      table,
      'red: play swords-8',
      'red: conjure sorcery-2',
      'blue: play alchemy-7',
      'green: play swords-5',
    );
    expect(pileOf(table, 0)).toBe('alchemy-7 sorcery-2 swords-5 swords-8');
  });

  it('[A8.2 forbids] [A9.9 computes] that a player loses who has another card in a feint', () => {
    const table = staged([
      { hero: 'merlin', hand: 'swords-7 sorcery-2 arrows-1' },
      { hand: 'alchemy-7 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(
      table,
      'red: play swords-7',
      'red: conjure sorcery-2',
      'blue: play alchemy-7',
      'green: play swords-5',
    );
    expect(pileOf(table, 2)).toBe('alchemy-7 sorcery-2 swords-5 swords-7');
  });

  it('[A9.13 computes] where every player has a card in a feint, nobody loses', () => {
    const table = staged([
      { hero: 'merlin', hand: 'swords-7 sorcery-2 arrows-1' },
      { hand: 'alchemy-7 arrows-2' },
      { hand: 'arrows-3 arrows-4' },
    ]);
    play(
      table,
      'red: play swords-7',
      'red: conjure sorcery-2',
      'blue: play alchemy-7',
      'green: shame arrows-4',
    );
    expect(named(table, stateOf(table).aside)).toBe('alchemy-7 sorcery-2 swords-7');
    expect(stateOf(table).combat.leader).toBe(0);
  });

  it('[A9.10 computes] of equal cards that do not feint the one played last loses', () => {
    const table = staged([
      { hand: 'swords-3 arrows-1' },
      { hand: 'alchemy-3 arrows-2' },
      { godsends: 'broken-guard', hand: 'swords-9 arrows-3' },
    ]);
    play(
      table,
      'red: play swords-3',
      'blue: play alchemy-3',
      'green: play swords-9',
      'green: break 3',
    );
    expect(pileOf(table, 1)).toBe('alchemy-3 swords-3 swords-9');
    const high = staged([
      { hand: 'swords-13 arrows-1' },
      { hand: 'alchemy-13 arrows-2' },
      { godsends: 'broken-guard', hand: 'morgan arrows-3' },
    ]);
    play(
      high,
      'red: play swords-13',
      'blue: play alchemy-13',
      'green: play morgan',
      'green: break 13',
    );
    expect(stateOf(high).combat.loser).toBe(1);
  });

  it('[A9.11 computes] if no card of a player is left, nobody loses and the leader stays', () => {
    const table = staged(
      [
        { hero: 'lancelot', hand: 'swords-3 arrows-1' },
        { godsends: 'black-knight', hand: 'arrows-9 arrows-2' },
        { hand: 'arrows-8 arrows-3' },
      ],
      { deck: 'sorcery-3' },
    );
    play(
      table,
      'red: play swords-3',
      'blue: shame arrows-9',
      'green: shame arrows-8',
      'blue: knight',
    );
    play(table, 'blue: pass', 'red: bestow swords-3 2', 'blue: pass');
    expect(pileOf(table, 2)).toBe('swords-3');
    expect(stateOf(table).combat).toMatchObject({ loser: -1, leader: 0 });
  });

  it('[A9.12 computes] powers before collecting find all cards still there', () => {
    const table = staged([
      { hero: 'morien', unlocked: true, hand: 'swords-9 arrows-1' },
      { hand: 'swords-4 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-9', 'blue: play swords-4', 'green: play swords-5');
    expect(asked(table)).toEqual(['red: collecting.powers']);
    expect(stateOf(table).combat.loser).toBe(1);
    expect(named(table, stateOf(table).table)).toBe('swords-4 swords-5 swords-9');
    play(table, 'red: pass');
    expect(pileOf(table, 1)).toBe('swords-4 swords-5 swords-9');
  });
});
