import { allTold, play, told } from '@destrier/engine/testkit/check';
import { newMatch, prepare, run, tableKey } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { alone, questFor, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';

/** What is told, and with what: boards and logs are made of nothing else. */

const FIRST = questFor('flag-black', 'material-grey', 'shield-blue');

/** All events of a name, as far as they come before the first question. */
const before = (name: string, seats: readonly Seated[], given: Staged): object[] =>
  allTold(staged(seats, { round: 6, ...given }), name);

describe('a scoring', () => {
  const scored = (name: string, seats: readonly Seated[], given: Staged = {}): object[] =>
    before(name, seats, { begin: 'scoring', ...given });

  it('tells of traitors: repelled, left, all kept away, new', () => {
    const red = { traitors: 'black black grey', shield: 'black black' };
    expect(scored('repelled', [red, {}])).toEqual([
      { seat: 0, traitor: 'black', number: 2, weapon: 'shield' },
    ]);
    expect(scored('returned', [red, {}])).toEqual([
      { seat: 0, good: 'shield', province: 'black' },
      { seat: 0, good: 'shield', province: 'black' },
    ]);
    expect(scored('suffered', [red, {}])).toEqual([{ seat: 0, number: 1, points: -3 }]);
    expect(scored('safe', [red, {}], { excalibur: 1 })).toEqual([{ seat: 1, points: 3 }]);
    // The stack lies as it came out of the box: brown on top.
    expect(scored('traitors', [{}, {}], { round: 2, first: 1 })).toEqual([
      { seat: 1, traitors: ['brown', 'brown', 'brown'] },
      { seat: 0, traitors: ['orange', 'orange', 'brown'] },
    ]);
  });

  it('tells of the scoring, territories, provinces, counters and servants', () => {
    const red = { manors: [3], influence: 'grey grey', servants: { mason: 'black' } } as const;
    const blue = { manors: [9], influence: 'grey' };
    expect(scored('scoring', [red, blue])).toEqual([{ scoring: 3 }]);
    expect(scored('territory', [red, blue])).toEqual([
      { terrain: 'wood', number: 5, seats: [0, 1], points: 2 },
    ]);
    expect(scored('influence', [red, blue])).toEqual([
      { province: 'grey', number: 3, seats: [0], points: 3 },
    ]);
    expect(scored('recalled', [red, blue])).toEqual([{ seat: 0, province: 'grey', number: 1 }]);
    expect(scored('servants', [red, blue])).toEqual([{ seat: 0, number: 1, points: 1 }]);
  });

  it('tells of seals and of Kay’s tiles that come back', () => {
    const red = { seals: '!lady-3 !mason-3 mason-1', allies: 'kay' };
    const and: Staged['and'] = (g) => void g.s.players[0].allies[0]?.placed.push('blue', 'grey');
    expect(scored('restored', [red, {}])).toEqual([{ seat: 0, number: 2 }]);
    expect(scored('recovered', [red, {}], { and })).toEqual([
      { seat: 0, knight: 'kay', number: 2 },
    ]);
  });

  it('tells of the Grail, put down and taken back', () => {
    const tie = { influence: 'orange' };
    const table = staged([tie, tie], { begin: 'scoring', round: 6, grail: 1 });
    play(table, 'blue: grail');
    expect(told(table, 'grail')).toEqual({ seat: 1, province: 'orange' });
    expect(told(table, 'influence')).toEqual({
      province: 'orange',
      number: 2,
      seats: [1],
      points: 2,
    });
    expect(told(table, 'grailBack')).toEqual({ seat: 1 });
  });
});

describe('the end', () => {
  it('tells what was left, and of deeds', () => {
    const ended = (name: string, given: Seated, and?: Staged['and']): object[] =>
      before(name, [given, {}], { begin: 'ending', ...(and === undefined ? {} : { and }) });
    const red = { apples: 1, staffs: 2, flag: 'black black black black', allies: 'gareth' };
    expect(ended('left', red)).toEqual([
      { seat: 0, what: 'apples', number: 1, points: 1 },
      { seat: 0, what: 'staffs', number: 2, points: 4 },
      { seat: 0, what: 'goods', number: 4, points: 1 },
    ]);
    expect(ended('left', { flag: 'black black' })).toEqual([]);
    const and: Staged['and'] = (g) => void g.s.players[0].allies[0]?.placed.push('blue', 'grey');
    expect(ended('honoured', red, and)).toEqual([
      { seat: 0, knight: 'gareth', number: 2, points: 3 },
    ]);
  });
});

describe('a turn', () => {
  it.each<[string, Seated, readonly string[], string, object]>([
    [
      'a changed die',
      { dice: [2], apples: 1 },
      ['apple 2 5'],
      'changed',
      { seat: 0, die: '2', face: 5, means: 'apple' },
    ],
    [
      'a turned die',
      { dice: [2], flag: 'violet' },
      ['turn 2'],
      'changed',
      { seat: 0, die: '2', face: 5, means: 'flag' },
    ],
    [
      'a tile of Tristan',
      { dice: [2], allies: 'tristan' },
      ['tristan 2 3'],
      'usedTile',
      { seat: 0, knight: 'tristan', left: 5 },
    ],
    [
      'Merlin',
      { white: 2 },
      ['merlin back'],
      'ledMerlin',
      { seat: 0, way: 'back', steps: 2, space: 22, stop: 'grail' },
    ],
    [
      'a portal',
      { dice: [2], allies: 'bors' },
      ['portal 2 grey'],
      'portal',
      { seat: 0, space: 4, stop: 'grey' },
    ],
    [
      'the space opposite',
      { knight: 0, flag: 'brown' },
      ['ride 1', 'mirror'],
      'mirrored',
      { seat: 0, space: 13, stop: 'points-material' },
    ],
    [
      'a borrowed action',
      { knight: 0, flag: 'orange' },
      ['ride 1', 'borrow 1'],
      'borrowed',
      { seat: 0, target: 1, space: 20, stop: 'brown' },
    ],
    [
      'a counter',
      { knight: 7 },
      ['ride 1', 'send lady blue'],
      'placed',
      { seat: 0, province: 'blue' },
    ],
    [
      'a servant who stays',
      { knight: 7, servants: { mason: 'blue' }, allies: 'lamorak' },
      ['ride 1', 'send mason blue'],
      'worked',
      { seat: 0, servant: 'mason', province: 'blue' },
    ],
    ['an apple', { knight: 21 }, ['ride 1', 'seize'], 'apple', { seat: 0 }],
    [
      'a staff',
      { white: 1, staffs: 1 },
      ['merlin on', 'count flag', 'staff'],
      'staffed',
      { seat: 0 },
    ],
    [
      'discarded quests',
      { knight: 4, quests: 'q10 q11' },
      ['ride 1', 'exchange q10 q11'],
      'discarded',
      { seat: 0, quests: ['q10', 'q11'] },
    ],
    [
      'a quest of the row',
      { knight: 4, quests: 'q10' },
      ['ride 1', 'exchange q10', 'open q2'],
      'tookOpen',
      { seat: 0, quest: 'q2' },
    ],
    [
      'an exchange with the row',
      { quests: 'q10', allies: 'bedivere' },
      ['swap q10 q2'],
      'swapped',
      { seat: 0, given: 'q10', quest: 'q2' },
    ],
    [
      'a tile under a manor',
      { knight: 1, material: 'violet', allies: 'gaheris' },
      ['ride 1', 'build 3 violet tile'],
      'based',
      { seat: 0, tile: 3 },
    ],
    [
      'a tile beside a counter',
      { knight: 7, allies: 'kay' },
      ['ride 1', 'send lady blue', 'tile'],
      'strengthened',
      { seat: 0, province: 'blue' },
    ],
    [
      'a deed',
      { flag: 'black', traitors: 'grey', allies: 'gareth' },
      ['repel grey'],
      'deed',
      { seat: 0, knight: 'gareth', what: 'grey', points: 1 },
    ],
  ])('tells of %s', (_, given, lines, name, params) => {
    const table = alone(given);
    play(table, ...lines.map((line) => `red: ${line}`));
    expect(told(table, name)).toEqual(params);
  });

  it('tells of cards drawn, turned up and shuffled', () => {
    const table = alone(
      { knight: 4, quests: 'q10' },
      {
        and(g) {
          while (g.s.pile.length > 1) g.draw(g.s.pile, g.s.discard);
        },
      },
    );
    play(table, 'red: ride 1', 'red: exchange q10', 'red: open q1');
    const [revealed] = table.match.all(stateOf(table).row).slice(-1);
    expect(told(table, 'revealed')).toEqual({ quest: revealed });
  });

  it('tells of favours: sealed, praised, turned, paid', () => {
    const table = alone(
      {
        flag: 'black grey',
        material: 'grey',
        shield: 'blue grey',
        quests: `${FIRST} q50`,
        traitors: 'blue',
        seals: 'mason-1 shield-bearer-3',
      },
      { options: { favour: 'on' } },
    );
    play(table, `red: quest ${FIRST} row2`);
    expect(told(table, 'praised')).toEqual({ seat: 0, ability: 'mason-1', points: 1 });
    expect(told(table, 'sealed')).toEqual({ seat: 0, ability: 'mason-2' });
    play(table, 'red: second');
    expect(told(table, 'spentSecond')).toEqual({ seat: 0 });
    play(table, 'red: banish blue');
    expect(told(table, 'turned')).toEqual({ seat: 0, ability: 'shield-bearer-3' });
    expect(told(table, 'repelled')).toEqual({
      seat: 0,
      traitor: 'blue',
      number: 1,
      weapon: 'favour',
    });
    expect(told(table, 'favoured')).toEqual({ seat: 0, ability: 'shield-bearer-3', points: 1 });
  });
});

describe('a question', () => {
  it.each<[string, Seated, readonly string[], object]>([
    ['the space', { knight: 0 }, ['ride 1'], { stop: 'points-flag', again: false }],
    [
      'a repetition',
      { white: 1, staffs: 1 },
      ['merlin on', 'count flag', 'staff'],
      { stop: 'points-flag', again: true },
    ],
    [
      'what Galahad may bring',
      { knight: 7, allies: 'galahad' },
      ['ride 1', 'send mason blue'],
      { good: 'material', province: 'blue', left: 6 },
    ],
    [
      'where Kay may put a tile',
      { knight: 7, allies: 'kay' },
      ['ride 1', 'send lady blue'],
      { province: 'blue', left: 2 },
    ],
  ])('tells %s', (_, given, lines, params) => {
    const table = alone(given);
    play(table, ...lines.map((line) => `red: ${line}`));
    expect(table.asks('public').map((ask) => ask.params)).toEqual([params]);
  });

  it('tells what the Grail would bring', () => {
    const tie = { influence: 'orange orange' };
    const seats = [tie, tie, { influence: 'orange' }];
    const table = staged(seats, { begin: 'scoring', round: 6, grail: 1 });
    const [ask] = table.asks('public');
    expect(ask?.params).toEqual({ province: 'orange', all: 5, share: 2 });
  });
});

describe('the beginning', () => {
  it('tells of starting tiles, allies, the sheriff, traitors, quests and dice', () => {
    const match = newMatch(prepare(game, 4, { knights: 'dealt' }), tableKey('told'));
    const names: string[] = [];
    match.sink = { event: (name) => void names.push(name), draw() {}, fired() {} };
    run(match);
    const times = (name: string): number => names.filter((one) => one === name).length;
    expect([times('started'), times('drafted'), times('traitors'), times('rolled')]).toEqual([
      4, 8, 4, 4,
    ]);
    expect(times('revealed')).toBe(3);
    expect(times('drew')).toBeGreaterThanOrEqual(16);
    expect(times('round')).toBe(1);
  });
});
