import { asked, play, refused } from '@destrier/engine/testkit/check';
import { Table, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { KNIGHTS } from '../content/types.js';
import { game } from '../game.js';
import { allyOf, spent, TO_BLUE, ways } from '../testing/knights.js';
import {
  alone,
  asking,
  goodsOf,
  playerOf,
  questFor,
  scores,
  staged,
  stateOf,
  TRIO,
  type Seated,
  type Staged,
} from '../testing/staged.js';

const MASON = questFor('mason-black', 'flag-violet');
const BLACK = questFor('flag-black', 'material-any');

describe('Percival', () => {
  const trio = { flag: 'blue', material: 'violet', quests: TRIO, allies: 'percival' } as const;

  it('[M19.16 forbids] two colours, or a thing that is not there', () => {
    const two = alone({ ...trio, material: 'grey', shield: 'grey' });
    expect(ways(two, 'quest')).toEqual([]);
    const none = alone(trio);
    expect(ways(none, 'quest')).toEqual([]);
    const one = alone({ ...trio, shield: 'grey' });
    expect(ways(one, 'quest')).toEqual([`quest ${TRIO} points tile`]);
  });

  it('[M19.17 allows] a counter and a servant of another province', () => {
    const counter = alone(
      { influence: 'grey grey', quests: 'q1', allies: 'percival' },
      { content: asking(['influence-black', 'influence-any']), row: 'q2 q3' },
    );
    expect(ways(counter, 'quest')).toEqual(['quest q1 points tile']);
    const given = { flag: 'violet', quests: MASON, allies: 'percival' } as const;
    const servant = alone({ ...given, servants: { mason: 'grey' } });
    expect(ways(servant, 'quest')).toEqual([`quest ${MASON} points tile`]);
    const another = alone({ ...given, servants: { lady: 'black' } });
    expect(ways(another, 'quest')).toEqual([]);
  });

  it('[M18.7 forbids] Percival without tiles', () => {
    const table = alone({ ...trio, shield: 'grey' }, { and: spent('percival') });
    expect(ways(table, 'quest')).toEqual([]);
  });

  it('[M19.18 forbids] a tile on a quest that is fulfilled', () => {
    const table = alone({ ...trio, shield: 'orange' });
    expect(ways(table, 'quest')).toEqual([`quest ${TRIO}`]);
  });

  it('[M19.16 allows] a tile on each of two quests, with a grey flag', () => {
    const table = alone({
      flag: 'grey blue',
      material: 'violet grey',
      shield: 'black',
      quests: `${TRIO} ${BLACK}`,
      allies: 'percival',
    });
    play(table, `red: quest ${TRIO} points tile`, 'red: second', `red: quest ${BLACK} points tile`);
    expect(scores(table)).toEqual([3 + 1 + 2, 0]);
    expect(allyOf(table, 'percival')?.tiles).toBe(6);
  });
});

describe('Bedivere', () => {
  it('[M19.19 computes] six quests from the beginning', () => {
    const sizes = Array.from({ length: 12 }, (_, i) =>
      Table.start(game, { seats: 4, options: { knights: 'dealt' }, seed: `${i}` }),
    ).flatMap((table) =>
      stateOf(table).players.map(({ allies, quests }) => [
        allies.some(({ knight }) => knight === 'bedivere'),
        quests.length,
      ]),
    );
    expect(new Set(sizes.map(String))).toEqual(new Set(['true,6', 'false,4']));
  });

  it('[M19.19 allows] [M19.20 computes] a card of the hand for one of the row, which stays full', () => {
    const table = alone({ quests: 'q10', allies: 'bedivere' }, { row: 'q1 q2 q3' });
    expect(ways(table, 'swap')).toEqual(['swap q10 q1', 'swap q10 q2', 'swap q10 q3']);
    play(table, 'red: swap q10 q2');
    expect(table.match.all(playerOf(table, 0).quests)).toEqual(['q2']);
    expect(table.match.all(stateOf(table).row).toSorted()).toEqual(['q1', 'q10', 'q3']);
    expect(allyOf(table, 'bedivere')?.tiles).toBe(5);
  });

  it('[M19.20 allows] at any moment of the turn, also on a quest space', () => {
    const table = alone({ knight: 4, quests: 'q10 q11', allies: 'bedivere' });
    play(table, 'red: ride 1', 'red: exchange q10');
    expect(ways(table, 'swap')).toHaveLength(3);
    play(table, 'red: swap q11 q1', 'red: open q11');
    expect(table.match.all(playerOf(table, 0).quests).toSorted()).toEqual(['q1', 'q11']);
  });

  it('[M19.19 forbids] others, and Bedivere without tiles', () => {
    expect(ways(alone({ quests: 'q10' }), 'swap')).toEqual([]);
    const table = alone({ quests: 'q10', allies: 'bedivere' }, { and: spent('bedivere') });
    expect(ways(table, 'swap')).toEqual([]);
  });

  it('[M19.20 forbids] when the cards of the end are taken', () => {
    const table = alone({
      knight: 0,
      flag: 'blue',
      material: 'violet',
      shield: 'orange',
      quests: `${TRIO} q20`,
      allies: 'bedivere',
    });
    play(table, 'red: ride 1', 'red: decline', `red: quest ${TRIO}`, 'red: end');
    expect(asked(table)).toEqual(['red: drawing.quest']);
    expect(ways(table, 'swap')).toEqual([]);
  });

  it('[M19.20 forbids] in the turn of another', () => {
    const table = staged([{}, { quests: 'q10', allies: 'bedivere' }]);
    expect(refused(table, 'blue: swap q10 q1')).toBe('none');
  });
});

describe('Lancelot', () => {
  it('[M19.21 computes] a servant placed where the knight began acts twice', () => {
    const table = alone({ knight: 8, dice: [], white: 4, allies: 'lancelot' }, { merlin: 4 });
    expect(allyOf(table, 'lancelot')?.placed).toEqual(['blue']);
    play(table, 'red: merlin on', 'red: send mason blue');
    expect(goodsOf(table, 0, 'material')).toBe('blue blue');
  });

  it('[M19.21 computes] [M19.21 forbids] two counters with the lady, not it elsewhere', () => {
    const lady = alone({ knight: 8, white: 4, allies: 'lancelot' }, { merlin: 4 });
    play(lady, 'red: merlin on', 'red: send lady blue');
    expect(playerOf(lady, 0).influence.blue).toBe(2);
    const elsewhere = alone({ knight: 8, white: 4, allies: 'lancelot' }, { merlin: 0 });
    play(elsewhere, 'red: merlin on', 'red: send lady grey');
    expect(playerOf(elsewhere, 0).influence.grey).toBe(1);
  });

  it('[M19.22 computes] with Lamorak one who stays acts once', () => {
    const table = alone(
      { knight: 8, white: 4, servants: { mason: 'blue' }, allies: 'lancelot lamorak' },
      { merlin: 4 },
    );
    play(table, 'red: merlin on', 'red: send mason blue');
    expect(goodsOf(table, 0, 'material')).toBe('blue');
  });

  it('[M19.23 computes] the last good is taken once', () => {
    const table = staged(
      [{ knight: 8, white: 4, allies: 'lancelot' }, { material: 'blue blue blue blue blue' }],
      { merlin: 4 },
    );
    play(table, 'red: merlin on', 'red: send mason blue');
    expect(goodsOf(table, 0, 'material')).toBe('blue');
  });
});

describe('Gareth', () => {
  it('[M19.24 computes] a tile and a point for the first of each colour', () => {
    const table = staged(
      [{ traitors: 'black black grey', shield: 'black black grey', allies: 'gareth' }, {}],
      { begin: 'scoring', round: 6 },
    );
    expect(scores(table)).toEqual([2, 0]);
    expect(allyOf(table, 'gareth')).toEqual({
      knight: 'gareth',
      tiles: 4,
      placed: ['black', 'grey'],
    });
  });

  it('[M19.25 computes] a black flag that repels two of one colour places one tile', () => {
    const table = alone({ flag: 'black', traitors: 'grey grey', allies: 'gareth' });
    play(table, 'red: repel grey');
    expect(scores(table)).toEqual([1, 0]);
  });

  it('[M19.25 forbids] a tile for Excalibur, or a second one of a colour', () => {
    const sword = alone({ knight: 5, traitors: 'grey', allies: 'gareth' });
    play(sword, 'red: ride 1', 'red: seize grey');
    expect(scores(sword)).toEqual([0, 0]);
    const again = alone(
      { flag: 'black', traitors: 'grey', allies: 'gareth' },
      { and: (g) => void g.s.players[0].allies[0]?.placed.push('grey') },
    );
    play(again, 'red: repel grey');
    expect(scores(again)).toEqual([0, 0]);
  });

  it.each([
    [1, 1],
    [2, 3],
    [5, 9],
    [6, 12],
  ])('[M19.24 computes] %d tiles bring %d at the end', (tiles, points) => {
    const table = staged([{ allies: 'gareth' }, {}], {
      begin: 'ending',
      and: (g) => void g.s.players[0].allies[0]?.placed.push(...Array<string>(tiles).fill('black')),
    });
    expect(scores(table)).toEqual([points, 0]);
  });
});

describe('Geraint', () => {
  const given = { knight: 0, flag: 'black grey', allies: 'geraint' } as const;

  it('[M19.26 computes] a tile and a point for the first points on a space', () => {
    const table = alone({ ...given, white: 1, staffs: 1 });
    play(table, 'red: merlin on', 'red: count flag');
    expect(scores(table)).toEqual([3, 0]);
    play(table, 'red: staff', 'red: count flag');
    expect(scores(table)).toEqual([5, 0]);
    expect(allyOf(table, 'geraint')).toEqual({
      knight: 'geraint',
      tiles: 4,
      placed: ['points-flag'],
    });
  });

  it('[M19.29 forbids] a tile for no points', () => {
    const table = alone({ ...given, flag: '' });
    play(table, 'red: ride 1', 'red: count flag');
    expect(scores(table)).toEqual([0, 0]);
    expect(allyOf(table, 'geraint')?.placed).toEqual([]);
  });

  it('[M19.30 forbids] a tile where the favour counted nothing: its point is the seal’s', () => {
    const table = alone({ ...given, flag: '', seals: 'flag-bearer-3' });
    play(table, 'red: ride 1', 'red: reckon shield');
    expect(scores(table)).toEqual([1, 0]);
    expect(allyOf(table, 'geraint')?.placed).toEqual([]);
  });

  it('[M19.30 computes] with the flag-bearer’s favour the tile is that of the space', () => {
    const table = alone({ ...given, shield: 'black', seals: 'flag-bearer-3' });
    play(table, 'red: ride 1', 'red: reckon shield');
    expect(scores(table)).toEqual([1 + 1 + 1, 0]);
    expect(allyOf(table, 'geraint')?.placed).toEqual(['points-flag']);
  });

  it.each([
    [1, 1],
    [4, 7],
    [5, 10],
  ])('[M19.26 computes] [M19.27 computes] %d tiles bring %d at the end', (tiles, points) => {
    const table = staged([{ allies: 'geraint' }, {}], {
      begin: 'ending',
      and: (g) => void g.s.players[0].allies[0]?.placed.push(...Array<string>(tiles).fill('x')),
    });
    expect(scores(table)).toEqual([points, 0]);
  });

  it('[M19.28 computes] [M19.33 computes] there are four spaces of points', () => {
    const { ring } = game.content as { ring: { [space: string]: { action: string } } };
    const points = Object.values(ring).filter(({ action }) => action.startsWith('points-'));
    expect(points).toHaveLength(4);
    expect(KNIGHTS).toHaveLength(12);
  });
});

describe('Kay', () => {
  it('[M19.31 allows] a tile beside a counter, one with each', () => {
    const table = alone({ knight: TO_BLUE, allies: 'kay' });
    play(table, 'red: ride 1', 'red: send lady blue', 'red: tile');
    expect(allyOf(table, 'kay')).toEqual({ knight: 'kay', tiles: 1, placed: ['blue'] });
    expect(asked(table)).toEqual(['red: core.end']);
  });

  const withTile = (begin: 'scoring' | 'turn', seats: readonly Seated[], more: Staged = {}) =>
    staged(seats, {
      ...more,
      begin,
      round: 6,
      and(g) {
        const [kay] = g.s.players[0].allies;
        if (kay === undefined) return;
        kay.tiles--;
        kay.placed.push('blue');
      },
    });

  it('[M19.31 computes] [M19.34 computes] it breaks a tie but is worth nothing, and comes back', () => {
    const table = withTile('scoring', [
      { influence: 'blue', allies: 'kay' },
      { influence: 'blue' },
    ]);
    expect(scores(table)).toEqual([2, 0]);
    expect(allyOf(table, 'kay')).toEqual({ knight: 'kay', tiles: 2, placed: [] });
  });

  it('[M19.31 computes] against two counters it makes a tie', () => {
    const table = withTile('scoring', [
      { influence: 'blue', allies: 'kay' },
      { influence: 'blue blue' },
    ]);
    expect(scores(table)).toEqual([1, 1]);
  });

  it('[M19.32 forbids] to count it on the space of points, or for a quest', () => {
    const table = withTile(
      'turn',
      [{ white: 1, influence: 'blue', quests: 'q1', allies: 'kay' }, {}],
      { merlin: 18, content: asking(['influence-blue', 'influence-any']), row: 'q2 q3' },
    );
    expect(refused(table, 'red: quest q1')).toBe('M10.2');
    play(table, 'red: merlin on', 'red: count influence');
    expect(scores(table)).toEqual([1, 0]);
  });
});

describe('knights and seals that meet', () => {
  it('Lancelot and Galahad: each of two takings may bring another', () => {
    const table = alone({ knight: 8, white: 4, allies: 'lancelot galahad' }, { merlin: 4 });
    play(table, 'red: merlin on', 'red: send mason blue', 'red: joker black', 'red: joker grey');
    expect(goodsOf(table, 0, 'material')).toBe('black grey blue blue');
    expect(allyOf(table, 'galahad')?.tiles).toBe(4);
  });

  it('Lancelot and Kay: a tile beside each of two counters', () => {
    const table = alone({ knight: 8, white: 4, allies: 'lancelot kay' }, { merlin: 4 });
    play(table, 'red: merlin on', 'red: send lady blue', 'red: tile', 'red: tile');
    expect(playerOf(table, 0).influence.blue).toBe(2);
    expect(allyOf(table, 'kay')?.placed).toEqual(['blue', 'blue']);
  });

  it('Gaheris and the mason’s seal: a tile under each of two manors', () => {
    const table = alone({
      knight: 1,
      material: 'violet black',
      seals: 'mason-3',
      allies: 'gaheris',
    });
    play(
      table,
      'red: ride 1',
      'red: build 3 violet tile',
      'red: rebuild',
      'red: build 6 black tile',
    );
    expect(allyOf(table, 'gaheris')?.placed).toEqual(['3', '6']);
  });

  it('Bors and row 2: from a province space of the portal to any province', () => {
    const table = alone({ dice: [2], seals: 'mason-2', allies: 'bors' });
    play(table, 'red: portal 2 black', 'red: send mason orange');
    expect(goodsOf(table, 0, 'material')).toBe('orange');
  });

  it('Kay and a tower: a tile beside the counter it gives', () => {
    const table = alone({ knight: 1, material: 'grey', allies: 'kay' });
    play(table, 'red: ride 1', 'red: build 10 grey', 'red: place brown', 'red: tile');
    expect(allyOf(table, 'kay')?.placed).toEqual(['brown']);
  });

  it('Lancelot and the lady’s seal: doubled in the court too', () => {
    const table = alone({ knight: 8, influence: 'blue', seals: 'lady-3', allies: 'lancelot' });
    play(table, 'red: ride 1', 'red: court', 'red: send mason blue', 'red: send flag-bearer blue');
    expect([goodsOf(table, 0, 'material'), goodsOf(table, 0, 'flag')]).toEqual([
      'blue blue',
      'blue blue',
    ]);
  });

  it('a seat for each knight is asked for none of the others', () => {
    const seats: readonly Seat[] = [0, 1];
    const table = staged([{ allies: 'tristan' }, { allies: 'gawain' }]);
    expect(seats.map((seat) => playerOf(table, seat).allies.length)).toEqual([1, 1]);
    expect(ways(table, 'gawain')).toEqual([]);
  });
});
