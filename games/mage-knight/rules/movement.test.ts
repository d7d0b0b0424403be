import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { alone, playerOf, staged, stateOf } from '../testing/staged.js';

const goes = (table: Table): string[] =>
  offered(table, 'red')
    .filter((option) => option.startsWith('go '))
    .toSorted();

describe('steps', () => {
  it('[K7.2 allows] [K7.2 forbids] a plain for 2 points, a forest for them', () => {
    const table = alone({ hand: 'march' });
    play(table, 'red: play march basic all');
    expect(goes(table)).toEqual(['go A-E', 'go A-NW']);
    expect(refused(table, 'red: go A-NE')).toBe('K7.2');
  });

  it('[K7.15 computes] a forest costs 3 by day and 5 at night', () => {
    const byDay = alone({ hand: 'march swiftness' });
    play(byDay, 'red: play march basic all', 'red: play swiftness side move', 'red: go A-NE');
    expect(told(byDay, 'moved')).toMatchObject({ cost: 3 });
    const atNight = alone({ hand: 'march swiftness stamina' }, { night: true });
    play(atNight, 'red: play march basic all', 'red: play stamina basic all');
    expect(refused(atNight, 'red: go A-NE')).toBe('K7.2');
    play(atNight, 'red: play swiftness side move', 'red: go A-NE');
    expect(told(atNight, 'moved')).toMatchObject({ cost: 5 });
  });

  it('[K7.3 computes] effects on terrain come in the order that is best for the player', () => {
    const table = alone({ hand: 'song-of-wind path-finding', crystals: 'green' });
    play(table, 'red: play path-finding basic all', 'red: play song-of-wind basic all');
    play(table, 'red: go A-E');
    expect(told(table, 'moved')).toMatchObject({ cost: 1 });
  });

  it('[K7.5 forbids] the space of rampagers', () => {
    const table = alone({ hand: 'march stamina', at: '1-W' }, { foes: { '1-NW': 'prowlers-1' } });
    play(table, 'red: play march basic all', 'red: play stamina basic all');
    expect(refused(table, 'red: go 1-NW')).toBe('K7.5');
  });

  it('[K7.7 computes] a step from beside rampagers to beside them provokes them', () => {
    const table = alone({ hand: 'march stamina', at: '1-W' }, { foes: { '1-NW': 'prowlers-1' } });
    play(table, 'red: play march basic all', 'red: play stamina basic all', 'red: go 1-C');
    expect(told(table, 'provoked')).toEqual({ seat: 0, foes: ['prowlers-1'] });
    expect(stateOf(table).combat.phase).toBe('ranged');
    expect(stateOf(table).turn.move).toBe(0);
  });

  it('[K7.7 forbids] a step that leaves them provokes nobody', () => {
    const table = alone({ hand: 'march stamina', at: '1-W' }, { foes: { '1-NW': 'prowlers-1' } });
    play(table, 'red: play march basic all', 'red: go 1-SW');
    expect(stateOf(table).turn.phase).toBe('movement');
  });

  it('[K7.11 forbids] an action where another hero stands', () => {
    const table = staged([{ hand: 'march', at: '2-SE' }, { at: '2-E' }]);
    play(table, 'red: play march basic all', 'red: go 2-E');
    expect(refused(table, 'red: interact')).toBe('K7.11');
  });

  it('[K14.3 computes] at the end of the turn one falls back with a wound', () => {
    const table = staged([{ hand: 'march rage', at: '2-SE' }, { at: '2-E' }]);
    play(table, 'red: play march basic all', 'red: go 2-E', 'red: end');
    expect(playerOf(table).at).toBe('2-SE');
    expect(told(table, 'withdrew')).toMatchObject({ wounds: 1 });
  });
});

describe('exploring', () => {
  it('[K8.1 computes] [K18.4 computes] costs 2 points, and a tile of a reconnaissance is a point of fame', () => {
    const table = alone(
      { hand: 'march', at: '1-NE' },
      {
        and: (g) => {
          g.s.countryside.push(...g.s.spareCountryside.splice(0, 1));
        },
      },
    );
    play(table, 'red: play march basic all');
    const place = offered(table, 'red').find((option) => option.startsWith('explore '));
    play(table, `red: ${String(place)}`);
    expect(stateOf(table).turn.move).toBe(0);
    expect(playerOf(table).fame).toBe(1);
    expect(stateOf(table).layout).toHaveLength(4);
  });
});

describe('rest', () => {
  it('[K4.8 allows] one card and any number of wounds', () => {
    const table = alone({ hand: 'march rage wound wound' });
    play(table, 'red: rest march 1');
    expect(playerOf(table).hand).toHaveLength(2);
    expect(playerOf(table).discard).toHaveLength(2);
  });

  it('[K4.8 forbids] fewer than all of them as the aid reads it', () => {
    const table = alone({ hand: 'march wound wound' }, { options: { reading: 'aid' } });
    expect(refused(table, 'red: rest march 1')).toBe('none');
    play(table, 'red: rest march 2');
  });

  it('[K4.9 allows] [K4.10 forbids] slow recovery with wounds only, anything else', () => {
    const table = alone({ hand: 'wound wound' });
    expect(refused(table, 'red: end')).toBe('K4.10');
    play(table, 'red: recover');
    expect(playerOf(table).discard).toHaveLength(1);
  });

  it('[K4.16 forbids] resting after a step', () => {
    const table = alone({ hand: 'march rage' });
    play(table, 'red: play march basic all', 'red: go A-E');
    expect(refused(table, 'red: rest rage 0')).toBe('K4.16');
  });
});
