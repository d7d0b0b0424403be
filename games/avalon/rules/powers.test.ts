import { asked, offered, play } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { pileOf, playerOf, staged, stateOf } from '../testing/staged.js';
import { dusk } from './dusk.js';

it('[A3.1 forbids] a legend above its threshold', () => {
  const table = staged([
    { hero: 'morien', hand: 'swords-9 arrows-1', health: 201 },
    { hand: 'swords-4' },
    { hand: 'swords-8' },
  ]);
  play(table, 'red: play swords-9', 'blue: play swords-4', 'green: play swords-8');
  expect(table.asks()).toEqual([]);
  expect(playerOf(table, 0).unlocked).toBe(false);
});

it('[A3.2 computes] it unlocks the moment the threshold is reached, in mid-combat', () => {
  const table = staged([
    { hand: 'swords-9 arrows-1' },
    { hero: 'lancelot', hand: 'arrows-9 arrows-2', health: 205 },
    { hand: 'swords-8' },
  ]);
  play(table, 'red: play swords-9', 'blue: shame arrows-2');
  expect(playerOf(table, 1).unlocked).toBe(true);
  expect(stateOf(table).powers.map(({ card }) => card)).toEqual(['lancelot', 'armour']);
});

it('[A3.2 forbids] one point above', () => {
  const table = staged([
    { hand: 'swords-9 arrows-1' },
    { hero: 'lancelot', hand: 'arrows-9 arrows-2', health: 206 },
    { hand: 'swords-8' },
  ]);
  play(table, 'red: play swords-9', 'blue: shame arrows-2');
  expect(playerOf(table, 1).unlocked).toBe(false);
});

it('[A3.3 computes] it stays unlocked when its owner heals', () => {
  const table = staged([{ hero: 'bors', health: 155, pile: 'swords-1', hosts: 'lake' }, {}, {}], {
    begin: dusk,
  });
  expect(playerOf(table, 0).health).toBe(160);
  expect(playerOf(table, 0).unlocked).toBe(true);
});

it('[A3.4 computes] [A3.8 computes] a godsend is used before a legend, also of somebody with more health', () => {
  const both = staged(
    [
      { hero: 'elf-queen', unlocked: true, health: 100, hand: 'swords-9 arrows-1' },
      { godsends: 'mirror', hand: 'swords-8 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ],
    { leader: 1 },
  );
  play(both, 'blue: play swords-8', 'green: play swords-5', 'red: play swords-9');
  expect(asked(both)).toEqual(['blue: last-moment.powers', 'red: last-moment.powers']);
  play(both, 'red: bend swords-8 1 up', 'blue: mirror swords-8 5');
  // The mirror came first: now the card is worth 5, and the Elf Knight is asked again.
  expect(stateOf(both).combat.cards[0]?.value).toBe(5);
  expect(asked(both)).toEqual(['red: last-moment.powers']);
});

it('[A3.8 computes] within a rank lower health goes first, and all are asked anew', () => {
  const both = staged([
    { hand: 'swords-9 arrows-1', godsends: 'mirror', health: 300 },
    { hand: 'swords-8 swords-2', godsends: 'squire', health: 200 },
    { hand: 'swords-5 arrows-3' },
  ]);
  play(both, 'red: play swords-9', 'blue: play swords-8', 'green: play swords-5');
  expect(asked(both)).toEqual(['blue: last-moment.powers', 'red: last-moment.powers']);
  play(both, 'red: mirror swords-9 8', 'blue: recall swords-8 swords-2');
  expect(offered(both, 'red')).toEqual(['mirror swords-9 2', 'mirror swords-9 5', 'pass']);
  play(both, 'red: pass');
  expect(pileOf(both, 1)).toBe('swords-2 swords-5 swords-9');
});

it('[A3.5 computes] a place is used after a legend', () => {
  const table = staged(
    [
      { hero: 'elf-queen', unlocked: true, hand: 'swords-9 arrows-1' },
      { hosts: 'twilight', hand: 'swords-5 arrows-2', health: 100 },
      { hand: 'alchemy-5 arrows-3' },
    ],
    { leader: 1 },
  );
  play(table, 'blue: play swords-5', 'green: play alchemy-5', 'red: play swords-9');
  expect(asked(table)).toEqual(['red: last-moment.powers', 'blue: last-moment.powers']);
  play(table, 'blue: deny swords-5 1', 'red: bend swords-5 1 up');
  expect(stateOf(table).combat.cards[0]).toMatchObject({ value: 8, alone: false });
});

it('[A3.7 computes] of several lowest the nearest to the dealer’s left decides', () => {
  const clash = (dealer: 0 | 1 | 2) => {
    const table = staged(
      [
        { hand: 'arrows-1', godsends: 'clear-conscience', health: 300 },
        { hand: 'swords-8', godsends: 'trial-of-honour', health: 300 },
        { hand: 'swords-2', health: 300 },
      ],
      { leader: 1, dealer },
    );
    play(table, 'blue: play swords-8', 'green: play swords-2', 'red: shame arrows-1');
    return asked(table);
  };
  expect(clash(0)).toEqual(['blue: clash.last']);
  expect(clash(1)).toEqual(['green: clash.last']);
  expect(clash(2)).toEqual(['red: clash.last']);
});
