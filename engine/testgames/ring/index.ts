import {
  declare,
  defineGame,
  each,
  kind,
  need,
  rulesOf,
  seats,
  why,
  type Proc,
  type Seat,
} from '../../index.js';
import { copyState } from './copy.gen.js';
import {
  CAUSES,
  cellOf,
  countPlacements,
  eachPlacement,
  isOver,
  KINDS,
  kindOf,
  newRing,
  nthPlacement,
  place,
  REST,
  roll,
  score,
  seatToMove,
  type RingState,
} from './rules.js';

/** The ring game on the kernel: the same functions as on the peers it is measured against. */

const secrecy = declare<RingState>()({
  turn: 'all',
  die: 'all',
  stock: 'all',
  owner: 'all',
  kind: 'all',
  height: 'all',
  builtOn: 'all',
  yields: each('all'),
  takenRows: 'all',
  fullRows: 'all',
  kindRows: each('all'),
  dice: 'all',
  cells: 'all',
  gained: 'all',
  players: seats({ pos: 'all', tiles: 'all', points: 'all', rows: 'all', influence: 'all' }),
});

const { seat, word, number, numbered } = kind;
const events = {
  rolled: { seat, die: number },
  placed: { seat, cell: numbered('cell'), kind: word('kind'), points: number },
};

interface Ring {
  readonly state: RingState;
  readonly secrecy: typeof secrecy;
  readonly content: { readonly faces: readonly number[] };
  readonly events: typeof events;
  readonly streams: 'dice';
}

const rules = rulesOf<Ring>();
const { procedure, act, ask, repeat } = rules;

const moverOf = (s: { readonly turn: number }): Seat => seatToMove(s) as Seat;

const turn: Proc<Ring, Turn> = procedure<Turn>('turn', {
  steps: [
    act('roll', 'R1', (g) => {
      const seat = moverOf(g.s);
      const die = g.roll('dice', g.content.faces);
      roll(g.s, die);
      g.score(seat, 'stock', need(g.s.gained[0], 'points for stock'));
      g.event('rolled', { seat, die });
    }),
    ask<Turn, { place: [cell: number, kind: string]; rest: [] }>('place', {
      rule: 'R2',
      who: (g) => moverOf(g.s),
      menu(g, _v, m) {
        let canBuild = false;
        eachPlacement(g.s, (cell, kind) => {
          if (cell === REST) return;
          canBuild = true;
          m.option('place', cell, KINDS[kind] as string);
        });
        m.unless(canBuild && why('R3', 'canBuild'), 'rest');
      },
      sample(g, _v, m, random) {
        const code = nthPlacement(g.s, random(countPlacements(g.s)));
        if (cellOf(code) === REST) m.option('rest');
        else m.option('place', cellOf(code), KINDS[kindOf(code)] as string);
      },
      on: {
        place(g, _v, cell, kind) {
          const seat = moverOf(g.s);
          const gained = place(g.s, cell, KINDS.indexOf(kind as (typeof KINDS)[number]));
          let points = 0;
          for (let cause = 1; cause < CAUSES.length; cause++) {
            const some = gained[cause] as number;
            if (some !== 0) g.score(seat, CAUSES[cause] as string, some);
            points += some;
          }
          g.event('placed', { seat, cell, kind, points });
        },
        rest(g) {
          place(g.s, REST, 0);
        },
      },
    }),
  ],
});

type Turn = Record<never, never>;

const main = procedure<Turn>('game', {
  steps: [repeat('turns', (g) => !isOver(g.s), turn)],
});

export const ring = defineGame<Ring>({
  id: 'ring',
  rulesVersion: '1.0.0',
  seats: { min: 4, max: 4 },
  options: [],
  content: { faces: [1, 2, 3, 4, 5, 6] },
  secrecy,
  events,
  streams: { dice: 'table' },
  pools: () => ({}),
  setup: () => newRing(),
  rules,
  main,
  score: (g, seat) => score(g.s, seat),
  copy: copyState,
  choiceCap: 61,
});
