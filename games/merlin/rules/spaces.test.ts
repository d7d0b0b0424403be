import { asked, happened, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import {
  goodsOf,
  playerOf,
  scores,
  staged,
  stateOf,
  TRIO,
  type Seated,
  type Staged,
} from '../testing/staged.js';

/** Red rides by one to this space. */
function at(space: number, given: Seated, others: Seated = {}, more: Staged = {}) {
  const table = staged([{ ...given, knight: space - 1 }, others], more);
  play(table, 'red: ride 1');
  return table;
}
const POINTS = { flag: 1, shield: 7, material: 13, influence: 19 } as const;
const options = (table: ReturnType<typeof at>, verb: string): string[] =>
  offered(table, 'red').filter((option) => option.startsWith(verb));

describe('spaces of points', () => {
  const given = {
    flag: 'black black',
    shield: 'grey blue brown',
    material: 'blue',
    influence: 'black black grey orange',
  };

  it.each([
    ['flag', 2],
    ['shield', 3],
    ['material', 1],
  ] as const)('[M6.1 computes] a point for each %s', (good, points) => {
    const table = at(POINTS[good], given, { [good]: 'black' });
    expect(options(table, 'count')).toEqual([`count ${good}`]);
    play(table, `red: count ${good}`);
    expect(scores(table)).toEqual([points, 0]);
  });

  it('[M6.2 computes] a point for each own counter in provinces', () => {
    const table = at(POINTS.influence, given, { influence: 'black black' });
    play(table, 'red: count influence');
    expect(scores(table)).toEqual([4, 0]);
  });

  it('[M6.1 computes] nothing for nothing', () => {
    const table = at(POINTS.flag, { shield: 'grey' });
    play(table, 'red: count flag');
    expect(scores(table)).toEqual([0, 0]);
    expect(told(table, 'counted')).toEqual({ seat: 0, what: 'flag', points: 0 });
  });
});

describe('spaces of influence', () => {
  it.each([
    ['flag', 9],
    ['material', 3],
    ['shield', 15],
  ] as const)('[M6.3 allows] [M6.3 forbids] a %s where an own counter lies', (good, space) => {
    const table = at(space, { influence: 'grey orange' }, { influence: 'blue' });
    expect(options(table, 'take')).toEqual([`take ${good} grey`, `take ${good} orange`]);
    expect(refused(table, `red: take ${good} blue`)).toBe('M6.3');
    play(table, `red: take ${good} orange`);
    expect(goodsOf(table, 0, good)).toBe('orange');
    expect(playerOf(table, 0).influence.orange).toBe(1);
  });

  it('[M6.4 forbids] from a province that holds none', () => {
    const table = at(9, { influence: 'grey' }, { flag: 'grey grey grey grey grey grey' });
    expect(refused(table, 'red: take flag grey')).toBe('M6.4');
  });

  it('[M6.5 allows] [M6.5 forbids] a servant to where an own counter lies, who acts there', () => {
    const table = at(21, { influence: 'grey orange', servants: { mason: 'grey', lady: 'blue' } });
    expect(options(table, 'send')).toEqual([
      'send shield-bearer grey',
      'send flag-bearer grey',
      'send lady grey',
      'send mason orange',
      'send shield-bearer orange',
      'send flag-bearer orange',
      'send lady orange',
    ]);
    expect(refused(table, 'red: send mason grey')).toBe('M5.4');
    expect(refused(table, 'red: send mason black')).toBe('none');
    play(table, 'red: send mason orange');
    expect(goodsOf(table, 0, 'material')).toBe('orange');
  });
});

describe('Excalibur and the Grail', () => {
  it('[M6.6 computes] Excalibur comes from the board, and a traitor goes', () => {
    const table = at(6, { traitors: 'black black blue' });
    expect(options(table, 'seize')).toEqual(['seize black', 'seize blue']);
    play(table, 'red: seize black');
    expect(stateOf(table).excalibur).toBe(0);
    expect(table.match.all(playerOf(table, 0).traitors)).toEqual(['black', 'blue']);
    expect(table.match.all(stateOf(table).beaten)).toEqual(['black']);
    expect(told(table, 'seized')).toEqual({ seat: 0, relic: 'excalibur', from: null });
  });

  it('[M6.6 computes] whoever holds it already takes it from nobody', () => {
    const again = at(6, {}, {}, { excalibur: 0 });
    play(again, 'red: seize');
    expect(told(again, 'seized')).toEqual({ seat: 0, relic: 'excalibur', from: null });
  });

  it('[M6.6 computes] [M6.7 computes] or from its owner', () => {
    const sword = at(6, {}, {}, { excalibur: 1 });
    play(sword, 'red: seize');
    expect(told(sword, 'seized')).toEqual({ seat: 0, relic: 'excalibur', from: 1 });
    const grail = at(22, {}, {}, { grail: 1, excalibur: 1 });
    play(grail, 'red: seize');
    expect(stateOf(grail)).toMatchObject({ grail: 0, excalibur: 1 });
  });

  it('[M6.9 computes] without traitors only Excalibur is taken', () => {
    const table = at(6, {});
    expect(options(table, 'seize')).toEqual(['seize']);
  });

  it('[M6.7 computes] the Grail brings an apple of the board', () => {
    const table = at(22, { apples: 1 });
    const { apples } = stateOf(table);
    play(table, 'red: seize');
    expect(stateOf(table)).toMatchObject({ grail: 0, apples: apples - 1 });
    expect(playerOf(table, 0).apples).toBe(2);
  });

  it('[M6.8 computes] also for those who own it already', () => {
    const grail = at(22, {}, {}, { grail: 0 });
    play(grail, 'red: seize');
    expect(playerOf(grail, 0).apples).toBe(1);
    const sword = at(6, { traitors: 'grey' }, {}, { excalibur: 0 });
    play(sword, 'red: seize grey');
    expect(playerOf(sword, 0).traitors).toEqual([]);
  });

  it('[M6.10 computes] no apple where none is left', () => {
    const table = at(22, {}, {}, { apples: 0 });
    play(table, 'red: seize');
    expect(playerOf(table, 0).apples).toBe(0);
    expect(stateOf(table)).toMatchObject({ apples: 0, grail: 0 });
    expect(happened(table)).toContain('noApple');
  });
});

describe('moving a servant', () => {
  it('[M6.11 allows] [M6.11 forbids] to a neighbour only, round the table', () => {
    const table = at(14, { servants: { mason: 'black', lady: 'blue' } });
    expect(options(table, 'send')).toEqual([
      'send mason grey',
      'send mason brown',
      'send lady violet',
      'send lady grey',
    ]);
    expect(refused(table, 'red: send mason blue')).toBe('none');
    expect(refused(table, 'red: send flag-bearer grey')).toBe('M6.11');
    play(table, 'red: send mason brown');
    expect(goodsOf(table, 0, 'material')).toBe('brown');
  });

  it('[M6.12 allows] [M6.12 forbids] if all are at home, any to any province; not it otherwise', () => {
    const home = at(14, {});
    expect(options(home, 'send')).toHaveLength(4 * 6);
    play(home, 'red: send lady violet');
    expect(playerOf(home, 0).influence.violet).toBe(1);
    const out = at(14, { servants: { mason: 'black' } });
    expect(options(out, 'send')).toHaveLength(2);
  });
});

describe('trade', () => {
  it('[M6.13 allows] only what one has is returned, anything that is there is taken', () => {
    const table = at(
      11,
      { shield: 'black', flag: 'grey grey' },
      { material: 'blue blue blue blue blue blue' },
    );
    expect(options(table, 'give')).toEqual(['give shield black', 'give flag grey']);
    play(table, 'red: give flag grey');
    expect(asked(table)).toEqual(['red: trading.take']);
    expect(options(table, 'take')).toHaveLength(3 * 6 - 1);
    expect(refused(table, 'red: take material blue')).toBe('none');
    expect(refused(table, 'red: decline')).toBe('none');
  });

  it('[M6.14 allows] the same good back', () => {
    const table = at(11, { shield: 'black' }, { shield: 'black black black black black' });
    play(table, 'red: give shield black', 'red: take shield black');
    expect(goodsOf(table, 0, 'shield')).toBe('black');
  });

  it('[M6.13 forbids] one who has nothing', () => {
    const table = at(17, {});
    expect(offered(table, 'red')).toEqual(['decline']);
    expect(refused(table, 'red: give flag grey')).toBe('M6.13');
  });
});

describe('quest spaces', () => {
  it('[M6.15 allows] [M6.15 forbids] one or two cards, not three', () => {
    const table = at(5, { quests: 'q10 q11 q12' });
    expect(options(table, 'exchange')).toHaveLength(3 + 3);
    expect(refused(table, 'red: exchange q10 q11 q12')).toBe('none');
  });

  it('[M6.15 computes] [M10.11 computes] as many come back, from the row or the pile; the row is filled at once', () => {
    const table = at(23, { quests: 'q10 q11 q12' }, {}, { row: 'q1 q2 q3' });
    play(table, 'red: exchange q10 q12', 'red: open q2');
    expect(stateOf(table).row).toHaveLength(3);
    expect(asked(table)).toEqual(['red: drawing.quest']);
    play(table, 'red: blind');
    const hand = table.match.all(playerOf(table, 0).quests);
    expect(hand).toHaveLength(3);
    expect(hand).toEqual(expect.arrayContaining(['q11', 'q2']));
    expect(table.match.all(stateOf(table).discard).toSorted()).toEqual(['q10', 'q12']);
    expect(asked(table)).toEqual(['red: core.end']);
  });

  it('[M6.16 computes] the card for a resolved quest comes at the end of the turn', () => {
    const table = at(5, {
      quests: `q10 q11 ${TRIO}`,
      flag: 'blue',
      material: 'violet',
      shield: 'orange',
    });
    play(table, `red: quest ${TRIO}`, 'red: exchange q10', 'red: blind');
    expect(playerOf(table, 0).quests).toHaveLength(2);
    play(table, 'red: end', 'red: blind');
    expect(playerOf(table, 0).quests).toHaveLength(3);
  });
});
