import { offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
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

/** The fourteen worked examples of the rulebook. */

const ALL = 'black grey blue violet orange brown';
const MASON = questFor('mason-black', 'flag-violet');
const BROWN = questFor('shield-brown', 'flag-any', 'material-any');

describe('the examples of the rulebook', () => {
  it('[M6.11 computes] the mason goes anticlockwise to violet and takes a violet material', () => {
    const table = alone({ knight: 13, servants: { mason: 'orange' } });
    play(table, 'red: ride 1', 'red: send mason violet');
    expect(playerOf(table, 0).servants.mason).toBe('violet');
    expect(goodsOf(table, 0, 'material')).toBe('violet');
  });

  it('[M6.13 computes] a blue material is traded for an orange flag', () => {
    const table = alone({ knight: 10, material: 'blue' });
    play(table, 'red: ride 1', 'red: give material blue', 'red: take flag orange');
    expect(goodsOf(table, 0, 'material')).toBe('');
    expect(goodsOf(table, 0, 'flag')).toBe('orange');
    expect(stateOf(table).supply.material.blue).toBe(6);
    expect(stateOf(table).supply.flag.orange).toBe(5);
  });

  it('[M7.3 allows] [M7.3 forbids] [M7.4 computes] [M20.3 computes] a tile is paid with grey, orange or blue', () => {
    const table = alone({ knight: 1, material: ALL });
    play(table, 'red: ride 1');
    const ways = offered(table, 'red').filter((option) => option.startsWith('build 10 '));
    expect(ways.toSorted()).toEqual(['build 10 blue', 'build 10 grey', 'build 10 orange']);
    expect(refused(table, 'red: build 10 black')).toBe('none');
  });

  it('[M7.2 computes] [M7.5 computes] grey pays a lake with a tower, which gives a black shield', () => {
    const table = alone({ knight: 1, material: 'grey' });
    play(table, 'red: ride 1', 'red: build 10 grey', 'red: take shield black');
    expect(stateOf(table).manors[10]).toBe(0);
    expect(goodsOf(table, 0, 'material')).toBe('');
    expect(stateOf(table).supply.material.grey).toBe(6);
    expect(goodsOf(table, 0, 'shield')).toBe('black');
  });

  it('[M10.3 computes] [M10.4 computes] a quest of 3 points costs nothing', () => {
    const goods = { flag: 'blue', material: 'violet', shield: 'orange' } as const;
    const table = alone({ ...goods, quests: TRIO });
    play(table, `red: quest ${TRIO}`);
    expect(scores(table)).toEqual([3, 0]);
    for (const good of ['flag', 'material', 'shield'] as const)
      expect(goodsOf(table, 0, good)).toBe(goods[good]);
    expect(table.match.all(stateOf(table).discard)).toEqual([TRIO]);
  });

  it('[M12.1 computes] [M12.4 computes] two traitors are repelled, the blue one costs 3 points', () => {
    const table = staged([{ traitors: 'black grey blue', shield: 'black grey violet' }, {}], {
      begin: 'scoring',
      round: 6,
    });
    expect(scores(table)).toEqual([-3, 0]);
    expect(goodsOf(table, 0, 'shield')).toBe('violet');
    expect(playerOf(table, 0).traitors).toEqual([]);
    expect(table.match.all(stateOf(table).beaten).toSorted()).toEqual(['black', 'blue', 'grey']);
  });

  it('[M13.2 computes] [M13.3 computes] two alone gain 2 and 1, two share a wood of five', () => {
    const table = staged([{ manors: [3] }, { manors: [5] }, { manors: [4] }, { manors: [16] }], {
      begin: 'scoring',
      round: 6,
    });
    expect(scores(table)).toEqual([2, 2, 1, 2]);
  });

  it('[M14.3 computes] three with a counter each gain a point each', () => {
    const each = { influence: 'black' };
    const table = staged([each, each, each, {}], { begin: 'scoring', round: 6 });
    expect(scores(table)).toEqual([1, 1, 1, 0]);
  });

  it('[M14.2 computes] who has most of six counters gains 6', () => {
    const table = staged(
      [{ influence: 'blue blue blue' }, { influence: 'blue blue' }, { influence: 'blue' }],
      { begin: 'scoring', round: 6 },
    );
    expect(scores(table)).toEqual([6, 0, 0]);
  });

  it('[M15.1 computes] servants in provinces: 4, 3, 3 and 1 points', () => {
    const table = staged(
      [
        {
          servants: {
            mason: 'black',
            lady: 'grey',
            'flag-bearer': 'blue',
            'shield-bearer': 'blue',
          },
        },
        { servants: { mason: 'grey', lady: 'black', 'flag-bearer': 'brown' } },
        { servants: { mason: 'brown', 'shield-bearer': 'black', 'flag-bearer': 'grey' } },
        { servants: { lady: 'orange' } },
      ],
      { begin: 'scoring', round: 6 },
    );
    expect(scores(table)).toEqual([4, 3, 3, 1]);
  });

  it('[M14.5 allows] with the Grail yellow gains 4 in orange in place of 2', () => {
    const each = { influence: 'orange orange' };
    const table = staged([each, {}, {}, each], { begin: 'scoring', round: 6, grail: 3 });
    play(table, 'white: grail');
    expect(scores(table)).toEqual([0, 0, 0, 4]);
  });

  it('[M16.3 computes] five goods that are left are worth a point', () => {
    const table = alone(
      { flag: 'black grey', material: 'blue blue', shield: 'brown' },
      { begin: 'ending' },
    );
    expect(scores(table)).toEqual([1, 0]);
  });

  it('[M17.6 computes] a quest of 2 points brings 3 with the praise of the mason', () => {
    const table = alone(
      { servants: { mason: 'black' }, flag: 'violet', quests: MASON, seals: 'mason-1' },
      { options: { favour: 'on' } },
    );
    play(table, `red: quest ${MASON} points`);
    expect(scores(table)).toEqual([3, 0]);
    expect(table.match.ledger[0]).toEqual({ quests: 2, seals: 1 });
  });

  it('[M19.16 allows] Percival: a shield of another colour serves for the brown one', () => {
    const given = { shield: 'blue', flag: 'grey', material: 'grey' };
    const table = alone({ ...given, quests: BROWN, allies: 'percival' });
    expect(refused(table, `red: quest ${BROWN}`)).toBe('M10.2');
    play(table, `red: quest ${BROWN} points tile`);
    expect(scores(table)).toEqual([1, 0]);
    expect(playerOf(table, 0).allies).toEqual([{ knight: 'percival', tiles: 7, placed: [] }]);
  });
});
