import { named, offered, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, health, inCombat, pileOf, staged, stateOf } from '../../testing/staged.js';

/** Merlin with his staff plays after seat 0 and turns its card into sorcery. */
const stafftable = (lead: string) =>
  staged([
    { hand: `${lead} arrows-1` },
    { hero: 'merlin', unlocked: true, hand: 'sorcery-9 sorcery-2 swords-9 arrows-2' },
    { hand: 'swords-5 arrows-3 sorcery-3' },
  ]);

describe('changed cards', () => {
  it('[A10.1 computes] what no longer follows the lead is thrown out', () => {
    const table = stafftable('swords-8');
    play(
      table,
      'red: play swords-8',
      'blue: play swords-9',
      'blue: transmute sorcery-2 swords-8 0',
    );
    expect(inCombat(table)).toBe('1:swords-9=9');
    expect(named(table, stateOf(table).discard)).toBe('sorcery-2 swords-8');
    expect(health(table)).toEqual([395, 400, 400]);
    expect(stateOf(table).combat.lead).toBe('swords');
  });

  it('[A10.2 computes] in an open combat everything still follows', () => {
    const table = staged([
      { hand: 'alchemy-8 arrows-1' },
      { hand: 'swords-4 arrows-4' },
      { hero: 'merlin', unlocked: true, hand: 'swords-9 sorcery-2 arrows-2' },
    ]);
    play(table, 'red: play alchemy-8', 'blue: play swords-4', 'green: play swords-9');
    expect(offered(table, 'green')).toEqual([
      'conjure sorcery-2',
      'transmute sorcery-2 swords-4 1',
      'enough',
    ]);
    play(table, 'green: transmute sorcery-2 swords-4 1');
    expect(stateOf(table).combat.cards[1]).toMatchObject({ kind: 'swords-4', suit: 'sorcery' });
    expect(health(table)).toEqual([400, 400, 400]);
  });

  it('[A1.6 forbids] [A10.2 computes] alchemy and special weapons are not turned', () => {
    const table = staged([
      { hand: 'swords-8 arrows-1' },
      { hand: 'alchemy-4 arrows-4' },
      { hand: 'mists arrows-5' },
      { hero: 'merlin', unlocked: true, hand: 'swords-9 sorcery-2 arrows-2' },
    ]);
    play(
      table,
      'red: play swords-8',
      'blue: play alchemy-4',
      'green: play mists',
      'white: play swords-9',
    );
    expect(offered(table, 'white')).toEqual([
      'conjure sorcery-2',
      'transmute sorcery-2 swords-8 0',
      'enough',
    ]);
  });

  it('[A10.3 computes] a card taken back loses what had been changed on it', () => {
    const table = staged([
      { hero: 'morien', hand: 'swords-8 arrows-1' },
      { godsends: 'squire', hand: 'swords-9 swords-4 arrows-4' },
      { hand: 'arrows-5' },
    ]);
    play(table, 'red: play swords-8', 'blue: play swords-9', 'green: shame arrows-5');
    expect(inCombat(table)).toBe('0:swords-8=8 1:swords-9=7');
    play(table, 'blue: recall swords-9 swords-4');
    expect(handOf(table, 1)).toBe('arrows-4 swords-9');
    expect(stateOf(table).combat.cards.map(({ value }) => value)).toEqual([8, 2]);
  });

  it('[A10.4 computes] in the pile a card counts as printed', () => {
    const table = staged([
      { hero: 'morien', hand: 'swords-8 arrows-1' },
      { hand: 'swords-9 arrows-4' },
      { hand: 'swords-15 arrows-5' },
    ]);
    play(table, 'red: play swords-8', 'blue: play swords-9', 'green: play swords-15');
    expect(pileOf(table, 1)).toBe('swords-15 swords-8 swords-9');
  });

  it('[A10.5 computes] values stay within 1 and 15', () => {
    const table = staged(
      [
        { hero: 'elf-queen', unlocked: true, hand: 'arrows-1' },
        { hand: 'swords-14 arrows-4' },
        { hand: 'swords-2 arrows-5' },
      ],
      { leader: 1 },
    );
    play(table, 'blue: play swords-14', 'green: play swords-2', 'red: shame arrows-1');
    play(table, 'red: bend swords-14 1 up');
    expect(stateOf(table).combat.cards.map(({ value }) => value)).toEqual([15, 2]);
    const low = staged(
      [
        { hero: 'elf-queen', unlocked: true, hand: 'arrows-1' },
        { hand: 'swords-15 arrows-4' },
        { hand: 'swords-2 arrows-5' },
      ],
      { leader: 1 },
    );
    play(low, 'blue: play swords-15', 'green: play swords-2', 'red: shame arrows-1');
    expect(offered(low, 'red')).not.toContain('bend swords-15 1 up');
    play(low, 'red: bend swords-2 2 down');
    expect(stateOf(low).combat.cards.map(({ value }) => value)).toEqual([15, 1]);
  });

  it('[A10.5 forbids] a mirror to show 16 or 0', () => {
    const table = staged([
      { godsends: 'mirror', hand: 'swords-8 arrows-1' },
      { hand: 'morgan arrows-4' },
      { hand: 'swords-5 arrows-5' },
    ]);
    play(table, 'red: play swords-8', 'blue: play morgan', 'green: play swords-5');
    expect(offered(table, 'red')).toEqual(['mirror swords-8 5', 'pass']);
  });
});
