import { offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { alone, playerOf, stateOf } from '../testing/staged.js';

describe('paying', () => {
  it('[K6.2 allows] gold by day for whichever basic colour', () => {
    const table = alone({ hand: 'march rage' }, { source: 'gold black black' });
    play(table, 'red: play march strong all');
    expect(stateOf(table).turn.move).toBe(4);
    expect(stateOf(table).turn.used).toBe(1);
  });

  it('[K6.2 forbids] gold at night', () => {
    const table = alone({ hand: 'march' }, { source: 'gold gold gold', night: true });
    expect(refused(table, 'red: play march strong all')).toBe('K6.1');
  });

  it('[K6.3 forbids] black for a colour', () => {
    const table = alone({ hand: 'march', tokens: 'black' }, { night: true });
    expect(refused(table, 'red: play march strong all')).toBe('K6.1');
  });

  it('[K6.1 forbids] a second die in one turn', () => {
    const table = alone({ hand: 'march stamina' }, { source: 'green blue black' });
    play(table, 'red: play march strong all');
    expect(refused(table, 'red: play stamina strong all')).toBe('K6.1');
  });

  it('[K6.1 computes] asks where there are two ways', () => {
    const table = alone({ hand: 'march', crystals: 'green' }, { source: 'green black black' });
    play(table, 'red: play march strong all');
    expect(offered(table, 'red').toSorted()).toEqual([
      'pay crystal green green',
      'pay die green green',
    ]);
  });

  it('[K5.21 computes] a spell takes its colour and, for the strong half, black at night', () => {
    const given = { hand: 'meditation march', crystals: 'green', tokens: 'black' };
    const byDay = alone(given);
    expect(refused(byDay, 'red: play meditation strong all')).not.toBe('none');
    const atNight = alone({ ...given, discard: 'rage' }, { night: true, source: 'gold gold gold' });
    play(atNight, 'red: play meditation strong all');
    expect(playerOf(atNight).crystals.green).toBe(0);
    expect(playerOf(atNight).tokens.black).toBe(0);
  });

  it('[K6.4 computes] a fourth crystal becomes a token', () => {
    const table = alone({ hand: 'fire-bolt', crystals: 'red red red' });
    play(table, 'red: play fire-bolt basic all');
    expect(playerOf(table).crystals.red).toBe(3);
    expect(playerOf(table).tokens.red).toBe(1);
  });
});

describe('tactics', () => {
  it('[K3.13 computes] Planning draws one more with two cards in hand', () => {
    const table = alone({
      hand: 'march rage stamina',
      deck: 'wound wound wound wound wound wound',
      tactic: 'planning',
    });
    play(table, 'red: play march basic all', 'red: end', 'red: discard');
    expect(playerOf(table).hand).toHaveLength(6);
  });
});
