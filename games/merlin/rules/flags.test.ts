import { asked, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { PROVINCES } from '../content/types.js';
import {
  alone,
  goodsOf,
  playerOf,
  questFor,
  scores,
  staged,
  stateOf,
  TRIO,
} from '../testing/staged.js';

const BLUE = questFor('flag-blue', 'material-any');
const GREY = questFor('flag-grey', 'material-any');
const ORANGE = questFor('shield-orange', 'flag-any', 'material-any');

/** Two quests that are fulfilled: a trio, and a flag with any material. */
const TWO = {
  flag: 'blue',
  material: 'violet',
  shield: 'orange',
  quests: `${TRIO} ${BLUE}`,
} as const;

describe('flags', () => {
  it('[M8.1 computes] a flag that is used goes back', () => {
    const table = alone({ flag: 'black', traitors: 'grey' });
    play(table, 'red: repel grey');
    expect(goodsOf(table, 0, 'flag')).toBe('');
    expect(stateOf(table).supply.flag.black).toBe(6);
  });

  it('[M8.17 computes] an orange flag is gone where the borrowed space counts flags', () => {
    const table = staged([{ knight: 3, flag: 'orange grey' }, { knight: 1 }]);
    play(table, 'red: ride 1', 'red: borrow 1', 'red: count flag');
    expect(scores(table)).toEqual([1, 0]);
  });

  it('[M8.16 computes] each colour does one of the six things', () => {
    const powers = PROVINCES.map((province) => content.provinces[province].flag);
    expect(powers).toEqual(['repel', 'second', 'back', 'turn', 'borrow', 'mirror']);
  });

  it('[M8.2 allows] several in a turn', () => {
    const table = alone({
      knight: 3,
      dice: [1],
      flag: 'black black blue violet',
      traitors: 'grey blue',
    });
    play(table, 'red: repel grey', 'red: turn 1', 'red: repel blue', 'red: ride 6 back');
    expect(playerOf(table, 0)).toMatchObject({ knight: 21, traitors: [] });
    expect(goodsOf(table, 0, 'flag')).toBe('');
  });

  it('[M8.3 allows] a flag taken in this turn', () => {
    const table = alone({ knight: 23, traitors: 'grey' });
    play(table, 'red: ride 1', 'red: send flag-bearer black', 'red: repel grey');
    expect(playerOf(table, 0).traitors).toEqual([]);
  });
});

describe('a black flag', () => {
  it('[M8.4 computes] [M8.5 computes] repels all traitors of one shield, without shields', () => {
    const table = alone({ flag: 'black', traitors: 'grey grey blue', shield: 'grey' });
    play(table, 'red: repel grey');
    expect(table.match.all(playerOf(table, 0).traitors)).toEqual(['blue']);
    expect(goodsOf(table, 0, 'shield')).toBe('grey');
    expect(told(table, 'repelled')).toEqual({
      seat: 0,
      traitor: 'grey',
      number: 2,
      weapon: 'flag',
    });
  });

  it('[M8.18 forbids] when the cards of the end are taken', () => {
    const table = alone({ ...TWO, flag: 'blue black', traitors: 'grey', knight: 0 });
    play(table, 'red: ride 1', 'red: decline', `red: quest ${TRIO}`, 'red: end');
    expect(asked(table)).toEqual(['red: drawing.quest']);
    expect(refused(table, 'red: repel grey')).toBe('none');
  });

  it('[M8.4 forbids] without one, or without a traitor of that kind', () => {
    expect(refused(alone({ flag: 'grey', traitors: 'grey' }), 'red: repel grey')).toBe('none');
    expect(refused(alone({ flag: 'black', traitors: 'grey' }), 'red: repel blue')).toBe('none');
  });

  it.each(['core.steer', 'acting.act', 'core.end'])('[M8.18 allows] at %s', (prompt) => {
    const table = alone({ knight: 0, flag: 'black', traitors: 'grey' });
    if (prompt !== 'core.steer') play(table, 'red: ride 1');
    if (prompt === 'core.end') play(table, 'red: decline');
    expect(asked(table)).toEqual([`red: ${prompt}`]);
    expect(offered(table, 'red')).toContain('repel grey');
  });

  it('[M12.7 forbids] in a scoring', () => {
    const table = alone({ flag: 'black', traitors: 'grey' }, { begin: 'scoring', round: 6 });
    expect([table.over, scores(table)]).toEqual([true, [-3, 0]]);
  });
});

describe('a grey flag', () => {
  it('[M8.6 computes] a second quest, and 2 points more with it', () => {
    const table = alone({ ...TWO, flag: 'blue grey' });
    play(table, `red: quest ${TRIO}`, 'red: second', `red: quest ${BLUE}`);
    expect(scores(table)).toEqual([3 + 1 + 2, 0]);
    expect(table.match.ledger[0]).toEqual({ quests: 4, 'second-quest': 2 });
  });

  it('[M8.6 computes] then two cards are taken at the end of the turn', () => {
    const table = alone({ ...TWO, flag: 'blue grey' });
    play(
      table,
      `red: quest ${TRIO}`,
      'red: second',
      `red: quest ${BLUE}`,
      'red: ride 1',
      'red: decline',
    );
    play(table, 'red: end', 'red: blind', 'red: blind');
    expect(playerOf(table, 0).quests).toHaveLength(2);
    expect(table.over).toBe(true);
  });

  it('[M10.1 forbids] a second quest without it', () => {
    const table = alone(TWO);
    play(table, `red: quest ${TRIO}`);
    expect(refused(table, `red: quest ${BLUE}`)).toBe('none');
  });

  it('[M8.7 forbids] before the first quest, and as a flag of the second', () => {
    const early = alone({ ...TWO, flag: 'blue grey' });
    expect(refused(early, 'red: second')).toBe('none');
    const table = alone({ ...TWO, flag: 'blue grey', quests: `${TRIO} ${GREY}` });
    play(table, `red: quest ${TRIO}`, 'red: second');
    expect(refused(table, `red: quest ${GREY}`)).toBe('M10.2');
  });

  it('[M8.6 forbids] one whose hand is empty', () => {
    const table = alone({ ...TWO, flag: 'blue grey', quests: TRIO });
    play(table, `red: quest ${TRIO}`);
    expect(refused(table, 'red: second')).toBe('none');
  });

  it('[M8.8 forbids] a third quest', () => {
    const table = alone({
      ...TWO,
      flag: 'blue grey grey',
      shield: 'orange',
      quests: `${TRIO} ${BLUE} ${ORANGE}`,
    });
    play(table, `red: quest ${TRIO}`, 'red: second', `red: quest ${BLUE}`);
    expect(refused(table, 'red: second')).toBe('none');
    expect(refused(table, `red: quest ${ORANGE}`)).toBe('none');
  });

  it('an unused second quest costs the flag and brings nothing', () => {
    const table = alone({ ...TWO, flag: 'blue grey' });
    play(table, `red: quest ${TRIO}`, 'red: second', 'red: ride 1', 'red: decline', 'red: end');
    expect(scores(table)).toEqual([3, 0]);
  });
});

describe('an orange flag', () => {
  it('[M8.11 computes] the action of a space where another’s knight stands; nobody moves', () => {
    const table = staged([{ knight: 0, flag: 'orange', shield: 'black grey' }, { knight: 7 }], {
      merlin: 5,
    });
    play(table, 'red: ride 1', 'red: borrow 1');
    expect(asked(table)).toEqual(['red: acting.act']);
    play(table, 'red: count shield');
    expect(scores(table)).toEqual([2, 0]);
    expect(stateOf(table).players.map(({ knight }) => knight)).toEqual([1, 7]);
    expect(stateOf(table).merlin).toBe(5);
  });

  it('[M8.11 allows] after Merlin has moved', () => {
    const table = staged([{ white: 1, flag: 'orange', shield: 'black' }, { knight: 7 }]);
    play(table, 'red: merlin on', 'red: borrow 1', 'red: count shield');
    expect(scores(table)).toEqual([1, 0]);
  });

  it('[M8.11 forbids] the own space, and without a flag', () => {
    const same = staged([{ knight: 6, flag: 'orange' }, { knight: 7 }]);
    play(same, 'red: ride 1');
    expect(refused(same, 'red: borrow 1')).toBe('none');
    const none = staged([{ knight: 0, flag: 'brown' }, { knight: 7 }]);
    play(none, 'red: ride 1');
    expect(refused(none, 'red: borrow 1')).toBe('M8.11');
  });

  it('[M8.12 forbids] Merlin’s space, or one’s own knight', () => {
    const table = staged([{ knight: 3, flag: 'orange', white: 1 }, { knight: 1 }], { merlin: 0 });
    play(table, 'red: merlin on');
    expect(offered(table, 'red').filter((one) => one.startsWith('borrow'))).toEqual([]);
  });

  it('[M8.13 forbids] to borrow twice', () => {
    const table = staged([{ knight: 0, flag: 'orange orange' }, { knight: 7 }, { knight: 13 }]);
    play(table, 'red: ride 1', 'red: borrow 1');
    expect(refused(table, 'red: borrow 2')).toBe('none');
  });

  it('[M4.9 allows] to decline what was borrowed', () => {
    const table = staged([{ knight: 0, flag: 'orange' }, { knight: 7 }]);
    play(table, 'red: ride 1', 'red: borrow 1', 'red: decline');
    expect(asked(table)).toEqual(['red: core.end']);
  });
});

describe('a brown flag', () => {
  it('[M8.14 computes] the knight goes to the space opposite, acts there and stays', () => {
    const table = alone({ knight: 0, flag: 'brown', material: 'black blue' });
    play(table, 'red: ride 1', 'red: mirror');
    expect(playerOf(table, 0).knight).toBe(13);
    play(table, 'red: count material');
    expect(scores(table)).toEqual([2, 0]);
    expect(playerOf(table, 0).knight).toBe(13);
  });

  it('[M8.14 forbids] without one', () => {
    const table = alone({ knight: 0, flag: 'orange' });
    play(table, 'red: ride 1');
    expect(refused(table, 'red: mirror')).toBe('M8.14');
  });

  it('[M8.15 forbids] after Merlin has moved', () => {
    const table = alone({ white: 1, flag: 'brown' });
    play(table, 'red: merlin on');
    expect(refused(table, 'red: mirror')).toBe('none');
  });

  it('[M8.15 allows] [M8.15 forbids] brown and then orange, not orange and then brown', () => {
    const seats = [{ knight: 0, flag: 'brown orange', shield: 'grey' }, { knight: 7 }] as const;
    const table = staged(seats);
    play(table, 'red: ride 1', 'red: mirror', 'red: borrow 1', 'red: count shield');
    expect(scores(table)).toEqual([1, 0]);
    expect(playerOf(table, 0).knight).toBe(13);
    const wrong = staged(seats);
    play(wrong, 'red: ride 1', 'red: borrow 1');
    expect(refused(wrong, 'red: mirror')).toBe('none');
  });
});
