import { asked, offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import {
  alone,
  goodsOf,
  playerOf,
  questFor,
  scores,
  staged,
  stateOf,
  type Seated,
  type Staged,
} from '../testing/staged.js';

const favoured = (given: Seated, more: Staged = {}): Table =>
  alone(given, { ...more, options: { favour: 'on' } });

const sealsOf = (table: Table): string =>
  playerOf(table, 0)
    .seals.map(({ ability, turned }) => (turned ? `!${ability}` : ability))
    .join(' ');
const questsOffered = (table: Table): string[] =>
  offered(table, 'red').filter((option) => option.startsWith('quest '));

/** Quests of 1, 2 and 3 points with the mason, and of 3 with the shield-bearer. */
const ONE = questFor('material-black', 'flag-any');
const TWO = questFor('mason-black', 'flag-violet');
const FIRST = questFor('flag-black', 'material-grey', 'shield-blue');
const BROWN = questFor('flag-orange', 'material-brown', 'shield-black');
const SHIELDS = questFor('flag-grey', 'material-blue', 'shield-violet');

/** A quest of 3 points with the mason, fulfilled. */
const THREE = { flag: 'black', material: 'grey', shield: 'blue', quests: FIRST } as const;

describe('points or a seal', () => {
  it('[M17.1 forbids] without the module a quest gives its points only', () => {
    expect(questsOffered(alone(THREE))).toEqual([`quest ${FIRST}`]);
  });

  it('[M17.1 allows] [M17.2 computes] a seal in place of the points', () => {
    const table = favoured(THREE);
    play(table, `red: quest ${FIRST} row2`);
    expect(scores(table)).toEqual([0, 0]);
    expect(sealsOf(table)).toBe('mason-2');
    expect(told(table, 'resolved')).toEqual({ seat: 0, quest: FIRST, points: 0 });
  });

  it('[M17.2 allows] the points and no seal', () => {
    const table = favoured(THREE);
    play(table, `red: quest ${FIRST} points`);
    expect(scores(table)).toEqual([3, 0]);
    expect(sealsOf(table)).toBe('');
  });

  it.each([
    [ONE, { material: 'black', flag: 'grey' }, 1],
    [TWO, { servants: { mason: 'black' }, flag: 'violet' }, 2],
    [FIRST, THREE, 3],
  ] as const)('[M17.3 computes] %s opens as many rows as it has points', (quests, given, rows) => {
    const table = favoured({ ...given, quests });
    const ways = ['points', 'row1', 'row2', 'row3'].slice(0, rows + 1);
    expect(questsOffered(table)).toEqual(ways.map((way) => `quest ${quests} ${way}`));
  });

  it('[M17.20 forbids] an ability twice', () => {
    const table = favoured({ ...THREE, seals: 'mason-2 lady-1' });
    expect(refused(table, `red: quest ${FIRST} row2`)).toBe('M17.20');
    expect(questsOffered(table)).toEqual([
      `quest ${FIRST} points`,
      `quest ${FIRST} row1`,
      `quest ${FIRST} row3`,
    ]);
  });

  it('[M17.4 allows] [M17.4 forbids] a fourth seal, not a fifth', () => {
    const three = favoured({ ...THREE, seals: 'lady-1 lady-2 lady-3' });
    expect(questsOffered(three)).toHaveLength(4);
    const four = favoured({ ...THREE, seals: 'lady-1 lady-2 lady-3 flag-bearer-1' });
    expect(questsOffered(four)).toEqual([`quest ${FIRST} points`]);
    expect(refused(four, `red: quest ${FIRST} row1`)).toBe('M17.4');
  });

  it('[M17.5 computes] a seal works in the turn in which it is placed', () => {
    const table = favoured({
      flag: 'grey',
      material: 'blue',
      shield: 'violet',
      quests: SHIELDS,
      traitors: 'black',
    });
    play(table, `red: quest ${SHIELDS} row3`, 'red: banish black');
    expect(playerOf(table, 0).traitors).toEqual([]);
  });
});

describe('row 1', () => {
  it('[M17.6 computes] brings a point also when a seal is taken', () => {
    const table = favoured({ ...THREE, seals: 'mason-1' });
    play(table, `red: quest ${FIRST} row2`);
    expect(scores(table)).toEqual([1, 0]);
  });

  it('[M17.6 forbids] a point for the quest of another servant', () => {
    const table = favoured({ ...THREE, seals: 'lady-1' });
    play(table, `red: quest ${FIRST} points`);
    expect(scores(table)).toEqual([3, 0]);
  });

  it('[M17.7 computes] nothing for the quest that bought it', () => {
    const table = favoured(THREE);
    play(table, `red: quest ${FIRST} row1`);
    expect(scores(table)).toEqual([0, 0]);
  });
});

describe('row 2', () => {
  it('[M17.8 allows] [M17.21 allows] [M17.21 forbids] this servant, to any province but its own', () => {
    const table = favoured({ knight: 3, seals: 'mason-2', servants: { mason: 'blue' } });
    play(table, 'red: ride 1');
    const sends = offered(table, 'red').filter((option) => option.startsWith('send '));
    expect(sends).toEqual([
      'send mason grey',
      'send shield-bearer grey',
      'send flag-bearer grey',
      'send lady grey',
      'send mason black',
      'send mason violet',
      'send mason orange',
      'send mason brown',
    ]);
    play(table, 'red: send mason brown');
    expect(goodsOf(table, 0, 'material')).toBe('brown');
  });

  it('[M17.9 allows] with Merlin and on a borrowed space', () => {
    const merlin = favoured({ white: 4, seals: 'mason-2' });
    play(merlin, 'red: merlin on', 'red: send mason blue');
    expect(playerOf(merlin, 0).servants.mason).toBe('blue');
    const table = staged([{ knight: 0, flag: 'orange', seals: 'mason-2' }, { knight: 12 }], {
      options: { favour: 'on' },
    });
    play(table, 'red: ride 1', 'red: borrow 1', 'red: send mason brown');
    expect(goodsOf(table, 0, 'material')).toBe('brown');
  });

  it.each([
    ['by influence', 20],
    ['where a servant is moved', 13],
  ])('[M17.9 forbids] %s', (_, knight) => {
    const table = favoured({
      knight,
      seals: 'mason-2',
      influence: 'black',
      servants: { mason: 'black' },
    });
    play(table, 'red: ride 1');
    expect(refused(table, 'red: send mason violet')).toBe('none');
  });
});

describe('row 3', () => {
  it('[M17.10 computes] a seal is turned by its use and back by a scoring', () => {
    const table = favoured({ traitors: 'black', seals: 'shield-bearer-3' });
    play(table, 'red: banish black');
    expect(sealsOf(table)).toBe('!shield-bearer-3');
    const after = favoured(
      { seals: '!shield-bearer-3 !lady-3 mason-1' },
      { begin: 'scoring', round: 6 },
    );
    expect(sealsOf(after)).toBe('shield-bearer-3 lady-3 mason-1');
  });

  it('[M17.10 forbids] a turned seal', () => {
    const table = favoured({
      knight: 0,
      traitors: 'black',
      seals: '!shield-bearer-3 !flag-bearer-3',
    });
    expect(refused(table, 'red: banish black')).toBe('none');
    play(table, 'red: ride 1');
    expect(refused(table, 'red: reckon flag')).toBe('none');
  });

  it('[M17.11 allows] the mason builds twice', () => {
    const table = favoured({ knight: 1, material: 'grey black', seals: 'mason-3' });
    play(table, 'red: ride 1', 'red: build 10 grey', 'red: done', 'red: rebuild');
    const [first] = offered(table, 'red');
    expect(first).toMatch(/^build \d+ black$/);
    play(table, `red: ${first}`);
    expect(playerOf(table, 0).manors).toBe(5);
    expect(sealsOf(table)).toBe('!mason-3');
  });

  it('[M17.11 forbids] a flag that changes the second building', () => {
    const table = favoured({
      knight: 1,
      material: 'black black',
      flag: 'brown orange',
      seals: 'mason-3',
    });
    play(table, 'red: ride 1', 'red: build 6 black', 'red: rebuild');
    expect(refused(table, 'red: mirror')).toBe('none');
    expect(refused(table, 'red: borrow 1')).toBe('none');
  });

  it('[M17.11 forbids] it after a declined action or on another space', () => {
    const declined = favoured({ knight: 1, material: 'grey', seals: 'mason-3' });
    play(declined, 'red: ride 1', 'red: decline');
    expect(refused(declined, 'red: rebuild')).toBe('M17.11');
    const elsewhere = favoured({ knight: 0, material: 'grey', seals: 'mason-3' });
    play(elsewhere, 'red: ride 1', 'red: count flag');
    expect(refused(elsewhere, 'red: rebuild')).toBe('none');
  });

  it.each([
    ['M7.2 forbids', 'without a material that pays a tile', { material: 'grey' }, 'M7.2'],
    ['M7.7 forbids', 'without a manor', { material: 'grey black', manorsLeft: 1 }, 'M7.7'],
  ])('[%s] to turn the mason’s seal %s', (_id, _, given, rule) => {
    const table = favoured({ knight: 1, seals: 'mason-3', ...given });
    play(table, 'red: ride 1', 'red: build 10 grey', 'red: done');
    expect(refused(table, 'red: rebuild')).toBe(rule);
  });

  it('[M17.5 allows] [M17.11 allows] a mason’s seal that a quest brings after the building', () => {
    const table = favoured({
      knight: 1,
      material: 'grey brown',
      flag: 'orange',
      quests: BROWN,
    });
    play(table, 'red: ride 1', 'red: build 10 grey', 'red: take shield black');
    expect(refused(table, 'red: rebuild')).toBe('none');
    play(table, `red: quest ${BROWN} row3`, 'red: rebuild');
    const [first] = offered(table, 'red');
    expect(first).toMatch(/^build \d+ brown$/);
    play(table, `red: ${first}`);
    expect(playerOf(table, 0).manors).toBe(5);
    expect(offered(table, 'red')).toEqual(['end']);
  });

  it('[M17.15 forbids] [M17.19 forbids] a staff beside the mason’s seal, in either order', () => {
    const given = { white: 2, staffs: 2, material: 'grey black blue', seals: 'mason-3' };
    const first = favoured(given);
    play(
      first,
      'red: merlin on',
      'red: build 10 grey',
      'red: done',
      'red: rebuild',
      'red: decline',
    );
    expect(refused(first, 'red: staff')).toBe('M17.15');
    const second = favoured(given);
    play(second, 'red: merlin on', 'red: build 10 grey', 'red: done', 'red: staff', 'red: decline');
    expect(refused(second, 'red: rebuild')).toBe('M17.15');
  });

  it('[M17.12 computes] one traitor goes, without a shield, for a point', () => {
    const table = favoured({
      traitors: 'black black blue',
      shield: 'black',
      seals: 'shield-bearer-3',
    });
    play(table, 'red: banish black');
    expect(table.match.all(playerOf(table, 0).traitors)).toEqual(['black', 'blue']);
    expect(goodsOf(table, 0, 'shield')).toBe('black');
    expect(scores(table)).toEqual([1, 0]);
  });

  it('[M17.18 allows] [M17.18 forbids] at any moment of the turn, not when its last cards are taken', () => {
    const given = { ...THREE, knight: 0, traitors: 'black', seals: 'shield-bearer-3' };
    const table = favoured(given);
    expect(offered(table, 'red')).toContain('banish black');
    play(table, 'red: ride 1');
    expect(offered(table, 'red')).toContain('banish black');
    play(table, 'red: count flag', `red: quest ${FIRST} points`);
    expect(offered(table, 'red')).toContain('banish black');
    play(table, 'red: end');
    expect(asked(table)).toEqual(['red: drawing.quest']);
    expect(refused(table, 'red: banish black')).toBe('none');
  });

  it('[M12.7 forbids] the shield-bearer’s seal in a scoring', () => {
    const table = favoured(
      { traitors: 'black', seals: 'shield-bearer-3', flag: 'black' },
      { begin: 'scoring', round: 6 },
    );
    expect(scores(table)).toEqual([-3, 0]);
    expect(table.over).toBe(true);
  });

  it('[M17.13 computes] [M17.16 allows] the flag-bearer counts anything, then a staff as printed', () => {
    const table = favoured({
      white: 1,
      staffs: 1,
      shield: 'black grey blue',
      flag: 'grey',
      seals: 'flag-bearer-3',
    });
    play(table, 'red: merlin on');
    expect(offered(table, 'red').filter((option) => option.startsWith('reckon'))).toEqual([
      'reckon shield',
      'reckon flag',
      'reckon material',
      'reckon influence',
    ]);
    play(table, 'red: reckon shield');
    expect(scores(table)).toEqual([4, 0]);
    play(table, 'red: staff');
    expect(refused(table, 'red: reckon shield')).toBe('none');
    play(table, 'red: count flag');
    expect(scores(table)).toEqual([5, 0]);
  });

  it('[M17.16 forbids] the flag-bearer’s seal inside the repetition', () => {
    const table = favoured({ white: 1, staffs: 1, flag: 'grey', seals: 'flag-bearer-3' });
    play(table, 'red: merlin on', 'red: count flag', 'red: staff');
    expect(refused(table, 'red: reckon flag')).toBe('M17.16');
    play(table, 'red: count flag');
    expect(scores(table)).toEqual([2, 0]);
  });

  it('[M17.14 computes] the lady sends two, also into one province', () => {
    const table = favoured({ knight: 8, influence: 'blue', seals: 'lady-3' });
    play(table, 'red: ride 1', 'red: court', 'red: send mason blue', 'red: send flag-bearer blue');
    expect(goodsOf(table, 0, 'material')).toBe('blue');
    expect(goodsOf(table, 0, 'flag')).toBe('blue');
    expect(sealsOf(table)).toBe('!lady-3');
  });

  it('[M17.14 forbids] provinces without an own counter, and one who stands there', () => {
    const table = favoured({
      knight: 8,
      influence: 'blue',
      seals: 'lady-3',
      servants: { mason: 'blue' },
    });
    play(table, 'red: ride 1', 'red: court');
    expect(offered(table, 'red')).toEqual([
      'send shield-bearer blue',
      'send flag-bearer blue',
      'send lady blue',
      'done',
    ]);
    play(table, 'red: done', 'red: done');
    expect(asked(table)).toEqual(['red: core.end']);
  });

  it('[M17.14 forbids] it without a counter, or on a space of points', () => {
    const none = favoured({ knight: 8, seals: 'lady-3' });
    play(none, 'red: ride 1');
    expect(refused(none, 'red: court')).toBe('M17.14');
    const points = favoured({ knight: 0, influence: 'blue', seals: 'lady-3' });
    play(points, 'red: ride 1');
    expect(refused(points, 'red: court')).toBe('none');
  });

  it('[M17.15 forbids] [M17.19 forbids] a staff beside the lady’s seal, in either order', () => {
    const given = { white: 3, staffs: 1, influence: 'blue', seals: 'lady-3' };
    const first = favoured(given);
    play(first, 'red: merlin on', 'red: court', 'red: send mason blue', 'red: done');
    expect(refused(first, 'red: staff')).toBe('M17.15');
    const second = favoured(given);
    play(second, 'red: merlin on', 'red: take material blue', 'red: staff');
    expect(refused(second, 'red: court')).toBe('M17.15');
    expect(offered(second, 'red')).toEqual(['take material blue', 'decline']);
  });

  it('[M17.17 allows] a seal on a borrowed space', () => {
    const table = staged(
      [{ knight: 21, flag: 'orange', shield: 'black', seals: 'flag-bearer-3' }, { knight: 1 }],
      { options: { favour: 'on' } },
    );
    play(table, 'red: ride 1', 'red: borrow 1', 'red: reckon shield');
    expect(scores(table)).toEqual([2, 0]);
    expect(stateOf(table).grail).toBe(null);
  });
});
