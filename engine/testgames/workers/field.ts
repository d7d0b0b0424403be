import { why, type Seat, type Why } from '../../index.js';
import { award, pay } from './purse.js';
import { ask, procedure, type Look, type Own } from './types.js';

const SIDE = 12;
const BUILDS = 4;
const BUILDINGS = ['garden', 'hall', 'tower'] as const;
type Building = (typeof BUILDINGS)[number];
const COST = {
  garden: { coins: 1, strength: 0 },
  hall: { coins: 2, strength: 0 },
  tower: { coins: 1, strength: 1 },
} as const;

/** Cells as ids print them: `c7` is the third column, seventh cell. */
export const CELLS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, cell) => `${'abcdefghijkl'.charAt(Math.floor(cell / SIDE))}${(cell % SIDE) + 1}`,
);

const NEXT_TO: readonly (readonly number[])[] = CELLS.map((_, cell) => {
  const row = cell % SIDE;
  const near = [cell - SIDE, cell + SIDE];
  if (row > 0) near.push(cell - 1);
  if (row < SIDE - 1) near.push(cell + 1);
  return near.filter((other) => other >= 0 && other < SIDE * SIDE);
});

/** How many cells next to this one are built on in the wanted way. */
function countNext(g: Look, cell: number, wanted: (near: number) => boolean): number {
  return (NEXT_TO[cell] ?? []).filter((near) => g.s.buildings[near] !== '' && wanted(near)).length;
}

function tooPoor(g: Look, seat: Seat, building: Building): Why | false {
  const { coins, strength } = g.s.players[seat];
  const cost = COST[building];
  return (coins < cost.coins || strength < cost.strength) && why('W5.2', 'cannotPay', { building });
}

function whyNotOn(g: Look, building: Building, cell: number): Why | false {
  if (g.s.buildings[cell] !== '') return why('W5.3', 'cellTaken');
  const beside =
    building === 'tower' && countNext(g, cell, (near) => g.s.buildings[near] === 'tower') > 0;
  return beside && why('W5.4', 'besideTower');
}

/** [W5.5] */
function pointsOf(g: Look, seat: Seat, building: Building, cell: number): number {
  if (building === 'tower') return 3;
  if (building === 'hall') return 1;
  return countNext(g, cell, (near) => g.s.owners[near] === seat);
}

interface Site extends Own {
  left: number;
}

export const build = procedure<Site, Own>('build', {
  locals: (_g, { seat }) => ({ seat, left: BUILDS }),
  steps: [
    ask<Site, { build: [building: Building, cell: string]; done: [] }>('build', {
      rule: 'W5.1',
      who: 'seat',
      menu(g, v, m) {
        for (const building of BUILDINGS) {
          const poor = tooPoor(g, v.seat, building);
          CELLS.forEach((id, cell) =>
            m.unless(poor || whyNotOn(g, building, cell), 'build', building, id),
          );
        }
        m.option('done');
      },
      on: {
        build(g, v, building, id) {
          const cell = CELLS.indexOf(id);
          pay(g, v.seat, 'coins', COST[building].coins);
          pay(g, v.seat, 'strength', COST[building].strength);
          award(g, v.seat, building, pointsOf(g, v.seat, building, cell));
          g.s.buildings[cell] = building;
          g.s.owners[cell] = v.seat;
          g.event('built', { seat: v.seat, building, cell: id });
          v.left--;
          return v.left > 0 ? 'again' : undefined;
        },
        done() {},
      },
    }),
  ],
});
