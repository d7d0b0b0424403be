import { expect, it } from 'vitest';
import type { Seat } from './index.js';
import { smallGame, type Nothing } from './testgames/small-game.js';

// The compiler is the test: every line marked as an error must be one, or `tsc -b` fails on an unused mark.

const game = smallGame(({ ask, call, procedure, repeat }) => {
  const noting = procedure<{ readonly seat: Seat }>('note', { steps: [] });
  // @ts-expect-error a seat must be given
  call('no seat', noting);
  // @ts-expect-error and again each time
  repeat('no seat', () => false, noting);
  return procedure<Nothing>('game', {
    steps: [
      ask<Nothing, { note: [] }>('main', {
        // @ts-expect-error this procedure has no seat of its own
        who: 'seat',
        menu: (_g, _v, m) => m.option('note'),
        on: { note: () => undefined },
      }),
    ],
  });
});

it('a procedure that needs arguments is not called without them', () => {
  expect(game.rules.procedures.size).toBe(2);
});
