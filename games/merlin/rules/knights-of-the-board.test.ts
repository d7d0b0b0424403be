import { asked, play, refused } from '@destrier/engine/testkit/check';
import { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { allyOf, spent, TO_BLUE, ways } from '../testing/knights.js';
import { alone, goodsOf, playerOf, scores, staged, stateOf } from '../testing/staged.js';

describe('Tristan', () => {
  it('[M19.1 allows] one or two up or down, within 1 and 6', () => {
    const table = alone({ dice: [2, 6], white: 3, allies: 'tristan' });
    expect(ways(table, 'tristan')).toEqual([
      'tristan 2 1',
      'tristan 2 3',
      'tristan 2 4',
      'tristan 6 4',
      'tristan 6 5',
    ]);
    play(table, 'red: tristan 2 4', 'red: ride 4');
    expect(allyOf(table, 'tristan')?.tiles).toBe(5);
  });

  it('[M19.1 forbids] the white die', () => {
    const table = alone({ dice: [2], white: 3, allies: 'tristan' });
    expect(refused(table, 'red: tristan white 4')).toBe('none');
  });

  it('[M19.2 forbids] a second tile on the die', () => {
    const table = alone({ dice: [2], allies: 'tristan' });
    play(table, 'red: tristan 2 4');
    expect(ways(table, 'tristan')).toEqual([]);
    expect(refused(table, 'red: tristan 4 6')).toBe('M19.2');
  });

  it('[M18.7 forbids] without tiles', () => {
    const table = alone({ dice: [2], allies: 'tristan' }, { and: spent('tristan') });
    expect(ways(table, 'tristan')).toEqual([]);
  });
});

describe('Galahad', () => {
  it('[M19.3 allows] another of the same kind from another province', () => {
    const table = alone({ knight: TO_BLUE, allies: 'galahad' });
    play(table, 'red: ride 1', 'red: send mason blue');
    expect(asked(table)).toEqual(['red: galahad.joker']);
    expect(ways(table, 'joker')).toHaveLength(5);
    expect(refused(table, 'red: joker blue')).toBe('none');
    play(table, 'red: joker brown');
    expect(goodsOf(table, 0, 'material')).toBe('blue brown');
    expect(allyOf(table, 'galahad')?.tiles).toBe(5);
  });

  it('[M19.4 forbids] a chain, and the starting tile', () => {
    const table = alone({ knight: TO_BLUE, allies: 'galahad' });
    play(table, 'red: ride 1', 'red: send mason blue', 'red: joker brown');
    expect(asked(table)).toEqual(['red: core.end']);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const begun = Table.start(game, { seats: 4, options: { knights: 'dealt' }, seed });
      expect(begun.asks('public').map(({ prompt }) => prompt)).toEqual(['core.steer']);
    }
  });

  it.each([
    ['a space of influence', 8, { influence: 'blue' }, ['take flag blue']],
    ['a trade', 10, { shield: 'blue' }, ['give shield blue', 'take flag black']],
    ['a tower', 1, { material: 'grey' }, ['build 10 grey', 'take shield black']],
  ] as const)('[M19.4 allows] with %s', (_, knight, given, lines) => {
    const table = alone({ ...given, knight, allies: 'galahad' });
    play(table, 'red: ride 1', ...lines.map((line) => `red: ${line}`));
    expect(asked(table)).toEqual(['red: galahad.joker']);
  });

  it('[M19.5 forbids] where nothing was taken', () => {
    const table = staged([
      { knight: TO_BLUE, allies: 'galahad' },
      { material: 'blue blue blue blue blue blue' },
    ]);
    play(table, 'red: ride 1', 'red: send mason blue');
    expect(asked(table)).toEqual(['red: core.end']);
  });

  it('[M19.3 allows] to take no other', () => {
    const table = alone({ knight: TO_BLUE, allies: 'galahad' });
    play(table, 'red: ride 1', 'red: send mason blue', 'red: done');
    expect(goodsOf(table, 0, 'material')).toBe('blue');
    expect(allyOf(table, 'galahad')?.tiles).toBe(6);
  });

  it('[M19.4 forbids] with counters', () => {
    const table = alone({ knight: TO_BLUE, allies: 'galahad' });
    play(table, 'red: ride 1', 'red: send lady blue');
    expect(asked(table)).toEqual(['red: core.end']);
  });
});

describe('Lamorak', () => {
  const servants = { mason: 'blue' } as const;

  it('[M19.6 allows] a servant who stands there acts again', () => {
    const table = alone({ knight: TO_BLUE, servants, allies: 'lamorak' });
    play(table, 'red: ride 1', 'red: send mason blue');
    expect(goodsOf(table, 0, 'material')).toBe('blue');
    const influence = alone({ knight: 20, servants, influence: 'blue', allies: 'lamorak' });
    play(influence, 'red: ride 1', 'red: send mason blue');
    expect(goodsOf(influence, 0, 'material')).toBe('blue');
  });

  it('[M19.7 forbids] on the space that moves a servant, with row 2 elsewhere, in the court of the lady', () => {
    const moving = alone({ knight: 13, servants, allies: 'lamorak' });
    play(moving, 'red: ride 1');
    expect(refused(moving, 'red: send mason blue')).toBe('none');
    const deployed = alone({ knight: 3, servants, seals: 'mason-2', allies: 'lamorak' });
    play(deployed, 'red: ride 1');
    expect(refused(deployed, 'red: send mason blue')).toBe('none');
    const court = alone({
      knight: 8,
      servants,
      influence: 'blue',
      seals: 'lady-3',
      allies: 'lamorak',
    });
    play(court, 'red: ride 1', 'red: court');
    expect(refused(court, 'red: send mason blue')).toBe('none');
  });
});

describe('Bors', () => {
  it('[M19.8 allows] an own die takes the knight to any province space', () => {
    const table = alone({ knight: 3, dice: [2, 5], allies: 'bors' });
    expect(ways(table, 'portal')).toHaveLength(2 * 6);
    play(table, 'red: portal 5 violet');
    expect(playerOf(table, 0)).toMatchObject({ knight: 12, dice: [2] });
    play(table, 'red: send mason violet');
    expect(goodsOf(table, 0, 'material')).toBe('violet');
    expect(allyOf(table, 'bors')?.tiles).toBe(2);
  });

  it('[M19.8 forbids] the white die', () => {
    const table = alone({ dice: [], white: 2, allies: 'bors' });
    expect(ways(table, 'portal')).toEqual([]);
  });

  it('[M19.9 allows] the space on which the knight stands', () => {
    const table = alone({ knight: 12, dice: [2], allies: 'bors' });
    play(table, 'red: portal 2 violet', 'red: send mason violet');
    expect(playerOf(table, 0).knight).toBe(12);
  });

  it('[M19.10 allows] a brown flag afterwards', () => {
    const table = alone({ knight: 3, dice: [2], flag: 'brown', allies: 'bors' });
    play(table, 'red: portal 2 black', 'red: mirror');
    expect(playerOf(table, 0).knight).toBe(12);
  });
});

describe('Gawain', () => {
  it('[M19.11 allows] the white die to any other face', () => {
    const table = alone({ dice: [2], white: 3, allies: 'gawain' });
    expect(ways(table, 'gawain')).toEqual([1, 2, 4, 5, 6].map((face) => `gawain ${face}`));
    play(table, 'red: gawain 6');
    expect(ways(table, 'gawain')).toEqual([]);
    expect(refused(table, 'red: gawain 3')).toBe('M19.2');
    play(table, 'red: merlin on');
    expect(stateOf(table).merlin).toBe(6);
    expect(allyOf(table, 'gawain')?.tiles).toBe(2);
  });

  it('[M19.11 forbids] once the white die is used', () => {
    const table = alone({ allies: 'gawain' }, { and: (g) => void (g.s.players[0].white = null) });
    expect(ways(table, 'gawain')).toEqual([]);
  });
});

describe('Gaheris', () => {
  const given = { knight: 1, material: 'grey violet', allies: 'gaheris' } as const;

  it('[M19.12 computes] a tile under a manor counts as one more', () => {
    const table = alone({ ...given, material: 'violet' });
    play(table, 'red: ride 1', 'red: build 3 violet tile');
    expect(allyOf(table, 'gaheris')).toEqual({ knight: 'gaheris', tiles: 1, placed: ['3'] });
    const scored = staged([{ manors: [3], allies: 'gaheris' }, { manors: [9] }], {
      begin: 'scoring',
      round: 6,
      and: (g) => void g.s.players[0].allies[0]?.placed.push('3'),
    });
    expect(scores(scored)).toEqual([5, 0]);
  });

  it('[M19.13 computes] [M19.14 allows] a tower then gives two goods of different provinces', () => {
    const table = alone(given);
    play(table, 'red: ride 1', 'red: build 10 grey tile', 'red: take shield black');
    expect(asked(table)).toEqual(['red: tower.second']);
    expect(refused(table, 'red: take flag black')).toBe('none');
    play(table, 'red: take flag blue');
    expect([goodsOf(table, 0, 'shield'), goodsOf(table, 0, 'flag')]).toEqual(['black', 'blue']);
  });

  it('[M19.14 forbids] a good and a counter', () => {
    const goods = alone(given);
    play(goods, 'red: ride 1', 'red: build 10 grey tile', 'red: take shield black');
    expect(ways(goods, 'place')).toEqual([]);
    const counters = alone(given);
    play(counters, 'red: ride 1', 'red: build 10 grey tile', 'red: place black');
    expect(ways(counters, 'take')).toEqual([]);
    expect(ways(counters, 'place')).toHaveLength(5);
    play(counters, 'red: place blue');
    expect(playerOf(counters, 0).influence).toMatchObject({ black: 1, blue: 1 });
  });

  it('[M19.13 forbids] a second gift without the tile, or where the first was declined', () => {
    const plain = alone(given);
    play(plain, 'red: ride 1', 'red: build 10 grey', 'red: take shield black');
    expect(asked(plain)).toEqual(['red: core.end']);
    const declined = alone(given);
    play(declined, 'red: ride 1', 'red: build 10 grey tile', 'red: done');
    expect(asked(declined)).toEqual(['red: core.end']);
  });

  it('[M19.15 computes] the tile is no manor', () => {
    const table = alone({ ...given, manorsLeft: 2 });
    play(table, 'red: ride 1', 'red: build 10 grey tile', 'red: done');
    expect(playerOf(table, 0).manors).toBe(1);
  });

  it('[M19.15 allows] [M7.7 forbids] a tile under the last manor, not one without a manor', () => {
    const last = alone({ ...given, manorsLeft: 1 });
    play(last, 'red: ride 1', 'red: build 10 grey tile', 'red: done');
    expect(playerOf(last, 0).manors).toBe(0);
    const none = alone({ ...given, manorsLeft: 0 });
    play(none, 'red: ride 1');
    expect(ways(none, 'build')).toEqual([]);
  });
});
