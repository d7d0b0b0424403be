import { asked, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { alone, goodsOf, playerOf, staged, stateOf } from '../testing/staged.js';

const ways = (table: ReturnType<typeof alone>, verb: string): string[] =>
  offered(table, 'red').filter((option) => option.startsWith(`${verb} `));

describe('moving', () => {
  it('[M4.1 computes] an own die moves the own knight clockwise, round the end of the ring', () => {
    const table = alone({ knight: 22, dice: [5], white: 3 }, { merlin: 7 });
    play(table, 'red: ride 5');
    expect(playerOf(table, 0).knight).toBe(3);
    expect(stateOf(table).merlin).toBe(7);
    expect(told(table, 'rode')).toEqual({
      seat: 0,
      way: 'on',
      steps: 5,
      space: 3,
      stop: 'influence-material',
    });
  });

  it('[M4.1 forbids] backwards without a flag', () => {
    const table = alone({ dice: [2] });
    expect(refused(table, 'red: ride 2 back')).toBe('M8.9');
  });

  it('[M4.2 allows] the white die moves Merlin either way', () => {
    const on = alone({ knight: 22, white: 4 }, { merlin: 22 });
    play(on, 'red: merlin on');
    expect(stateOf(on).merlin).toBe(2);
    expect(playerOf(on, 0).knight).toBe(22);
    const back = alone({ white: 4 }, { merlin: 2 });
    play(back, 'red: merlin back');
    expect(stateOf(back).merlin).toBe(22);
  });

  it('[M4.3 allows] several figures on a space', () => {
    const table = staged([{ knight: 3, dice: [1] }, { knight: 4 }, { knight: 4 }], { merlin: 4 });
    play(table, 'red: ride 1');
    expect(stateOf(table).players.map(({ knight }) => knight)).toEqual([4, 4, 4]);
  });

  it('[M4.8 computes] [M4.9 allows] then comes the action of the space, which may be declined', () => {
    const table = alone({ knight: 0, flag: 'black' });
    play(table, 'red: ride 1');
    expect(asked(table)).toEqual(['red: acting.act']);
    expect(offered(table, 'red')).toContain('count flag');
    play(table, 'red: decline');
    expect(asked(table)).toEqual(['red: core.end']);
    expect(told(table, 'declined')).toEqual({ seat: 0, space: 1, stop: 'points-flag' });
  });
});

describe('an apple', () => {
  it('[M4.4 allows] sets the chosen die to any other face and goes back', () => {
    const table = alone({ knight: 0, dice: [2, 5], white: 3, apples: 2 });
    expect(ways(table, 'apple 2')).toEqual([1, 3, 4, 5, 6].map((face) => `apple 2 ${face}`));
    expect(ways(table, 'apple white')).toHaveLength(5);
    const before = stateOf(table).apples;
    play(table, 'red: apple 2 6');
    expect(playerOf(table, 0)).toMatchObject({ dice: [5, 6], apples: 1 });
    expect(stateOf(table).apples).toBe(before + 1);
    play(table, 'red: ride 6');
    expect(playerOf(table, 0).knight).toBe(6);
  });

  it('[M4.7 forbids] the face that it shows', () => {
    expect(refused(alone({ dice: [2], apples: 1 }), 'red: apple 2 2')).toBe('none');
  });

  it('[M4.4 forbids] one who has none', () => {
    expect(refused(alone({ dice: [2], apples: 0 }), 'red: apple 2 5')).toBe('M4.4');
  });

  it('[M4.5 forbids] another die after one was changed', () => {
    const table = alone({ dice: [2, 5], white: 3, apples: 2, flag: 'violet' });
    play(table, 'red: apple 2 6');
    for (const line of ['ride 5', 'merlin on', 'turn 5'])
      expect(refused(table, `red: ${line}`)).toBe('M4.5');
    expect(refused(table, 'red: apple 5 1')).toBe('none');
    expect(ways(table, 'ride')).toEqual(['ride 6']);
  });

  it('[M4.5 computes] the white die, once changed, moves Merlin', () => {
    const table = alone({ dice: [2], white: 3, apples: 1 });
    play(table, 'red: apple white 5');
    expect(refused(table, 'red: ride 2')).toBe('M4.5');
    play(table, 'red: merlin on');
    expect(stateOf(table).merlin).toBe(5);
  });

  it('[M4.6 allows] several changes of one die', () => {
    const table = alone({ knight: 0, dice: [2], apples: 2, flag: 'violet' });
    play(table, 'red: apple 2 6', 'red: turn 6', 'red: apple 1 3', 'red: ride 3');
    expect(playerOf(table, 0)).toMatchObject({ knight: 3, apples: 0 });
    expect(goodsOf(table, 0, 'flag')).toBe('');
  });
});

describe('flags before moving', () => {
  it('[M8.9 computes] a blue flag: the knight goes back', () => {
    const table = alone({ knight: 1, dice: [3], flag: 'blue' });
    play(table, 'red: ride 3 back');
    expect(playerOf(table, 0).knight).toBe(22);
    expect(goodsOf(table, 0, 'flag')).toBe('');
    expect(stateOf(table).supply.flag.blue).toBe(6);
  });

  it('[M8.10 computes] a violet flag: the opposite face, of an own die or the white one', () => {
    const own = alone({ dice: [2, 4], flag: 'violet' });
    play(own, 'red: turn 2');
    expect(playerOf(own, 0).dice).toEqual([4, 5]);
    const white = alone({ dice: [2], white: 6, flag: 'violet' });
    play(white, 'red: turn white');
    expect(playerOf(white, 0).white).toBe(1);
  });

  it('[M8.10 forbids] without one', () => {
    expect(refused(alone({ dice: [2], flag: 'blue black' }), 'red: turn 2')).toBe('M8.10');
  });
});
