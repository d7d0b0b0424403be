import { offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { alone, goodsOf, playerOf, scores, staged } from '../testing/staged.js';

describe('a staff', () => {
  it('[M9.1 computes] repeats the action after Merlin was moved, and is gone', () => {
    const table = alone({ white: 1, staffs: 2, flag: 'black grey' });
    play(table, 'red: merlin on', 'red: count flag', 'red: staff', 'red: count flag');
    expect(scores(table)).toEqual([4, 0]);
    expect(playerOf(table, 0).staffs).toBe(1);
  });

  it('[M9.1 forbids] after the knight was moved, or without a staff', () => {
    const knight = alone({ knight: 0, staffs: 2, flag: 'black' });
    play(knight, 'red: ride 1', 'red: count flag');
    expect(offered(knight, 'red')).toEqual(['end']);
    const none = alone({ white: 1, staffs: 0, flag: 'black' });
    play(none, 'red: merlin on', 'red: count flag');
    expect(offered(none, 'red')).toEqual(['end']);
  });

  it('[M9.1 allows] to keep it', () => {
    const table = alone({ white: 1, staffs: 1 });
    play(table, 'red: merlin on', 'red: count flag');
    expect(offered(table, 'red')).toEqual(['staff', 'end']);
    play(table, 'red: end');
    expect(playerOf(table, 0).staffs).toBe(1);
  });

  it('[M9.2 forbids] after a declined action', () => {
    const table = alone({ white: 1, staffs: 1, flag: 'black' });
    play(table, 'red: merlin on', 'red: decline');
    expect(refused(table, 'red: staff')).toBe('M9.2');
  });

  it('[M9.3 forbids] a second staff', () => {
    const table = alone({ white: 1, staffs: 2 });
    play(table, 'red: merlin on', 'red: count flag', 'red: staff', 'red: count flag');
    expect(refused(table, 'red: staff')).toBe('M9.3');
  });

  it.each([
    ['M7.2 forbids', 'without a material that pays a tile', { material: 'grey' }, 'M7.2'],
    ['M7.7 forbids', 'without a manor', { material: 'grey black', manorsLeft: 1 }, 'M7.7'],
  ])('[%s] a staff on a build space %s', (_id, _, given, rule) => {
    const table = alone({ white: 2, staffs: 1, ...given });
    play(table, 'red: merlin on', 'red: build 10 grey', 'red: done');
    expect(refused(table, 'red: staff')).toBe(rule);
    const enough = alone({ white: 2, staffs: 1, material: 'grey black', manorsLeft: 2 });
    play(enough, 'red: merlin on', 'red: build 10 grey', 'red: done', 'red: staff');
    expect(playerOf(enough, 0).staffs).toBe(0);
  });

  it('[M9.4 allows] [M9.4 forbids] other choices, and to decline; not the servant just sent', () => {
    const table = alone({ white: 4, staffs: 1 });
    play(table, 'red: merlin on', 'red: send mason grey', 'red: staff');
    expect(refused(table, 'red: send mason grey')).toBe('M5.4');
    play(table, 'red: send flag-bearer grey');
    expect(goodsOf(table, 0, 'flag')).toBe('grey');
    const declined = alone({ white: 1, staffs: 1 });
    play(declined, 'red: merlin on', 'red: count flag', 'red: staff', 'red: decline');
    expect(playerOf(declined, 0).staffs).toBe(0);
  });

  it('[M9.5 forbids] to borrow another action in the repetition', () => {
    const table = staged([{ white: 1, staffs: 1, flag: 'orange' }, { knight: 7 }]);
    play(table, 'red: merlin on', 'red: count flag', 'red: staff');
    expect(offered(table, 'red')).toEqual(['count flag', 'decline']);
  });

  it('[M9.5 computes] after an orange flag the borrowed action is repeated', () => {
    const table = staged([
      { white: 1, staffs: 1, flag: 'orange', shield: 'black grey' },
      { knight: 7 },
    ]);
    play(table, 'red: merlin on', 'red: borrow 1', 'red: count shield', 'red: staff');
    expect(refused(table, 'red: borrow 1')).toBe('none');
    play(table, 'red: count shield');
    expect(scores(table)).toEqual([4, 0]);
  });
});
