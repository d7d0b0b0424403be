import { asked, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { goodsOf, playerOf, staged, stateOf, type Seated } from '../testing/staged.js';

const ALL = 'black grey blue violet orange brown';

/** Red on a build space. */
function building(given: Seated, other: Seated = {}) {
  const table = staged([{ ...given, knight: 1 }, other]);
  play(table, 'red: ride 1');
  return table;
}
const builds = (table: ReturnType<typeof building>): string[] =>
  offered(table, 'red').filter((option) => option.startsWith('build '));

describe('building', () => {
  it('[M7.1 allows] [M7.1 forbids] on a tile on which no manor stands, whoever’s it is', () => {
    const table = building({ material: ALL, manors: [0] }, { manors: [10] });
    const tiles = new Set(builds(table).map((option) => Number(option.split(' ')[1])));
    expect(tiles.size).toBe(22);
    expect(tiles.has(0) || tiles.has(10)).toBe(false);
    expect(refused(table, 'red: build 10 grey')).toBe('none');
  });

  it('[M7.2 computes] the material goes back to its province, the manor stands', () => {
    const table = building({ material: 'black black' });
    play(table, 'red: build 0 black');
    expect(goodsOf(table, 0, 'material')).toBe('black');
    expect(stateOf(table).supply.material.black).toBe(5);
    expect(stateOf(table).manors[0]).toBe(0);
    expect(playerOf(table, 0).manors).toBe(6);
    expect(told(table, 'built')).toEqual({ seat: 0, tile: 0, terrain: 'wood', material: 'black' });
  });

  it('[M7.2 forbids] without a material at the end of a line', () => {
    const table = building({ material: 'violet' });
    expect(builds(table).some((option) => option.startsWith('build 10 '))).toBe(false);
    expect(refused(table, 'red: build 10 orange')).toBe('M7.2');
    expect(refused(table, 'red: build 10 violet')).toBe('none');
  });

  it('[M7.4 computes] a line that leaves at the side pays nothing', () => {
    const table = building({ material: ALL });
    const paid = builds(table).filter((option) => option.startsWith('build 0 '));
    // Up, down, to the north-east and to the south-east, where the line leaves the last column above the frame.
    expect(paid.toSorted()).toEqual(['build 0 black', 'build 0 grey', 'build 0 orange']);
    const edge = builds(table).filter((option) => option.startsWith('build 6 '));
    expect(edge.toSorted()).toEqual(['build 6 black', 'build 6 orange', 'build 6 violet']);
  });

  it('[M7.7 allows] [M7.7 forbids] the seventh manor, not an eighth', () => {
    expect(builds(building({ material: 'black', manorsLeft: 1 })).length).toBeGreaterThan(0);
    const table = building({ material: 'black', manorsLeft: 0 });
    expect(offered(table, 'red')).toEqual(['decline']);
    expect(refused(table, 'red: build 0 black')).toBe('M7.7');
  });
});

describe('a tower', () => {
  it('[M7.5 allows] a shield or a flag of any province, or a counter in any province', () => {
    const table = building({ material: 'grey' }, { flag: 'blue blue blue blue blue blue' });
    play(table, 'red: build 10 grey');
    expect(asked(table)).toEqual(['red: tower.gift']);
    const options = offered(table, 'red');
    expect(options.filter((one) => one.startsWith('take shield '))).toHaveLength(6);
    expect(options.filter((one) => one.startsWith('take flag '))).toHaveLength(5);
    expect(options.filter((one) => one.startsWith('place '))).toHaveLength(6);
    play(table, 'red: place violet');
    expect(playerOf(table, 0).influence.violet).toBe(1);
    expect(asked(table)).toEqual(['red: core.end']);
  });

  it('[M7.6 forbids] a material', () => {
    const table = building({ material: 'grey' });
    play(table, 'red: build 10 grey');
    expect(refused(table, 'red: take material black')).toBe('none');
  });

  it('[M7.5 allows] to take nothing', () => {
    const table = building({ material: 'grey', countersLeft: 0 });
    play(table, 'red: build 10 grey');
    expect(refused(table, 'red: place violet')).toBe('none');
    play(table, 'red: done');
    expect(asked(table)).toEqual(['red: core.end']);
  });

  it('[M7.5 forbids] a gift on a tile without one', () => {
    const table = building({ material: 'black' });
    play(table, 'red: build 6 black');
    expect(asked(table)).toEqual(['red: core.end']);
  });
});
