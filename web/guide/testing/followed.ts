import { serve } from '@destrier/bots/serve';
import { requestAt } from '@destrier/bots/request';
import { Table, type Ask, type Box, type Seat } from '@destrier/engine';
import { expect } from 'vitest';
import { stepAt, stepsOf, type Guide } from '../script.js';

/** Plays a guided game through the engine as its steps say, none left out, and then to its end. */
export function followed(guide: Guide, box: Box, seats: number): Table {
  const { options, seed } = guide;
  const table = Table.start(box.game, { seats, options, seed });
  const steps = stepsOf(guide);
  let step = 0;
  for (;;) {
    const ask = untilAsked(table, box, guide.bot);
    if (ask === undefined) break;
    const at = stepAt(guide, step, [ask]);
    if (at === undefined) {
      // Nothing is left to the one who is taught before the last step.
      expect([step, ask.prompt]).toEqual([steps.length, ask.prompt]);
      decide(table, box, 0, 'greedy');
      continue;
    }
    expect(at).toBe(step);
    const { option = '', thing = '', tells } = steps[at] ?? {};
    // What lights up is there: on the board, or in the hand.
    expect(JSON.stringify([table.view(0), ask])).toContain(thing);
    step = at + 1;
    if (tells === true) continue;
    expect([option, table.choose(0, ask.id, option).ok]).toEqual([option, true]);
  }
  expect(step).toBe(steps.length);
  return table;
}

/** Lets the bots play until the first seat is asked, or the game is over. */
function untilAsked(table: Table, box: Box, bot: string): Ask | undefined {
  for (;;) {
    const ask = table.asks().find(({ kind }) => kind !== 'aside');
    if (table.over || ask === undefined) return undefined;
    if (ask.seat === 0) return ask;
    decide(table, box, ask.seat, bot);
  }
}

function decide(table: Table, { game, evaluation }: Box, seat: Seat, bot: string): void {
  const asked = requestAt(table, seat, { bot });
  if (asked === undefined) throw new Error('nobody is asked');
  const playable = evaluation === undefined ? { game } : { game, evaluation };
  expect(table.choose(seat, asked.ask, serve(asked.request, playable).option).ok).toBe(true);
}
