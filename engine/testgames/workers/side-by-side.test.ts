import { describe, expect, it } from 'vitest';
import {
  declare,
  defineGame,
  perSeat,
  RuleFault,
  rulesOf,
  Table,
  type PerSeat,
  type Proc,
  type Seat,
} from '../../index.js';

/** Journeys that break the rules of side by side, in a game of their own: no rule of `workers` does. */

interface State {
  miles: PerSeat<number>;
}
const secrecy = declare<State>()({ miles: 'all' });
interface G {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: { readonly faces: readonly number[] };
  readonly events: Record<never, never>;
  readonly streams: 'dice' | 'weather';
}
interface Own {
  seat: Seat;
}

const rules = rulesOf<G>();
const { procedure, ask, parallel } = rules;

type Verbs = { ride: []; weather: []; borrow: []; home: [] };
const journey = procedure<Own>('journey', {
  steps: [
    ask<Own, Verbs>('road', {
      who: 'seat',
      menu: (_g, _v, m) =>
        (['ride', 'weather', 'borrow', 'home'] as const).forEach((verb) => m.option(verb)),
      on: {
        ride: (g, v) => void (g.s.miles[v.seat] += g.roll('dice', g.content.faces, v.seat)),
        weather: (g, v) => void (g.s.miles[v.seat] += g.roll('weather', g.content.faces)),
        borrow: (g, v) =>
          void (g.s.miles[v.seat] += g.roll('dice', g.content.faces, g.after(v.seat))),
        home: (g) => g.leave(main),
      },
    }),
  ],
});
const main: Proc<G, Record<never, never>> = procedure('main', {
  steps: [
    parallel(
      'travel',
      (g) => g.seats,
      journey,
      (_g, _v, seat) => ({ seat }),
    ),
  ],
});
const roads = defineGame<G>({
  id: 'roads',
  rulesVersion: '1',
  seats: { min: 2, max: 2 },
  options: [],
  content: { faces: [1, 2, 3] },
  secrecy,
  events: {},
  streams: { dice: 'seat', weather: 'table' },
  pools: () => ({}),
  setup: ({ seats }) => ({ miles: perSeat(seats, () => 0) }),
  rules,
  main,
  score: () => 0,
  choiceCap: 10,
});

describe('in a branch', () => {
  it("a seat's own stream is drawn from", () => {
    const table = Table.start(roads, { seats: 2, seed: 'roads' });
    expect(table.choose(0, undefined, 'ride')).toEqual({ ok: true });
    expect(table.rows[0]?.draws.map((draw) => draw.label)).toEqual(['dice@0']);
  });

  it.each([
    ['weather', /weather belongs to the table and cannot be drawn from side by side/],
    ['borrow', /dice of seat 1 cannot be drawn from in the branch of seat 0/],
    ['home', /main is not running here and cannot be left/],
  ])('%s is a fault of the rules, and the table stands as before', (option, message) => {
    const table = Table.start(roads, { seats: 2, seed: 'roads' });
    table.choose(1, undefined, 'ride');
    const before = table.save();
    const choose = () => table.choose(0, undefined, option);
    expect(choose).toThrow(RuleFault);
    expect(choose).toThrow(message);
    expect(table.save()).toBe(before);
    expect(table.choose(0, undefined, 'ride')).toEqual({ ok: true });
    expect(table.over).toBe(true);
  });
});
