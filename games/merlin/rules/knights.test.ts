import { asked, offered, play, refused } from '@destrier/engine/testkit/check';
import { Table, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { KNIGHTS, type Knight } from '../content/types.js';
import { game } from '../game.js';
import type { Ally } from '../state.js';
import {
  alone,
  goodsOf,
  playerOf,
  scores,
  staged,
  stateOf,
  type Seated,
} from '../testing/staged.js';

const ways = (table: Table, verb: string): string[] =>
  offered(table, 'red').filter((option) => option.startsWith(`${verb} `));
function allyOf(table: Table, knight: Knight): Ally | undefined {
  return playerOf(table, 0).allies.find((ally) => ally.knight === knight);
}
/** One space before the blue province. */
const TO_BLUE = 7;
/** Takes the tiles off a knight. */
const spent =
  (knight: Knight) =>
  (g: { readonly s: { readonly players: readonly { readonly allies: Ally[] }[] } }): void => {
    for (const { allies } of g.s.players)
      for (const ally of allies) if (ally.knight === knight) ally.tiles = 0;
  };

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
});

describe('Percival', () => {
  const trio = { flag: 'blue', material: 'violet', quests: 'q45', allies: 'percival' } as const;

  it('[M19.16 forbids] two colours, or a thing that is not there', () => {
    const two = alone({ ...trio, material: 'grey', shield: 'grey' });
    expect(ways(two, 'quest')).toEqual([]);
    const none = alone(trio);
    expect(ways(none, 'quest')).toEqual([]);
    const one = alone({ ...trio, shield: 'grey' });
    expect(ways(one, 'quest')).toEqual(['quest q45 points tile']);
  });

  it('[M19.17 allows] a counter and a servant of another province', () => {
    const counter = alone({ influence: 'grey grey', quests: 'q19', allies: 'percival' });
    expect(ways(counter, 'quest')).toEqual(['quest q19 points tile']);
    const given = { flag: 'violet', quests: 'q25', allies: 'percival' } as const;
    const servant = alone({ ...given, servants: { mason: 'grey' } });
    expect(ways(servant, 'quest')).toEqual(['quest q25 points tile']);
    const another = alone({ ...given, servants: { lady: 'black' } });
    expect(ways(another, 'quest')).toEqual([]);
  });

  it('[M18.7 forbids] Percival without tiles', () => {
    const table = alone({ ...trio, shield: 'grey' }, { and: spent('percival') });
    expect(ways(table, 'quest')).toEqual([]);
  });

  it('[M19.18 forbids] a tile on a quest that is fulfilled', () => {
    const table = alone({ ...trio, shield: 'orange' });
    expect(ways(table, 'quest')).toEqual(['quest q45']);
  });

  it('[M19.16 allows] a tile on each of two quests, with a grey flag', () => {
    const table = alone({
      flag: 'grey blue',
      material: 'violet grey',
      shield: 'black',
      quests: 'q45 q7',
      allies: 'percival',
    });
    play(table, 'red: quest q45 points tile', 'red: second', 'red: quest q7 points tile');
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
      quests: 'q45 q20',
      allies: 'bedivere',
    });
    play(table, 'red: ride 1', 'red: decline', 'red: quest q45', 'red: end');
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

  const withTile = (begin: 'scoring' | 'turn', seats: readonly Seated[], knight = 0) =>
    staged(seats, {
      begin,
      round: 6,
      merlin: knight,
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
      [{ white: 1, influence: 'blue', quests: 'q21', allies: 'kay' }, {}],
      18,
    );
    expect(refused(table, 'red: quest q21')).toBe('M10.2');
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
