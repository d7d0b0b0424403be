import { need, type Seat } from '@destrier/engine';
import { unitData } from '../../book.js';
import { rules } from '../../state.js';
import { spentUnits } from '../usable.js';
import { makeReady } from '../units.js';

const { openAsk, procedure } = rules;

/** Questions about one's own units. */

interface Readying {
  seat: Seat;
  upTo: number;
  /** Where several may be made ready: how many levels are left; 0 for one unit. */
  levels: number;
}

export const readying = procedure<Readying>('readying', {
  closed: true,
  steps: [
    openAsk<Readying, { ready: [unit: string]; decline: [] }>('ready', {
      rule: 'K11.10',
      who: 'seat',
      menu(g, v, m) {
        const { by, id } = g.s.turn.context;
        const units = spentUnits(g, v.seat, v.upTo).filter((unit) => by !== 'unit' || unit !== id); // K11.17
        for (const unit of units) m.option('ready', unit);
        if (v.levels > 0 && units.length > 0) m.option('decline');
      },
      on: {
        ready(g, v, unit) {
          makeReady(g, v.seat, unit);
          v.levels -= unitData(g, unit).level;
          v.upTo = v.levels;
          return v.levels > 0 ? 'again' : undefined;
        },
        decline() {},
      },
    }),
  ],
});

export const mending = procedure<{ seat: Seat }>('mending', {
  closed: true,
  steps: [
    openAsk<{ seat: Seat }, { mend: [unit: string] }>('mend', {
      rule: 'K11.11',
      who: 'seat',
      menu(g, { seat }, m) {
        const { units, unit } = g.s.players[seat];
        for (const one of g.all(units)) if ((unit[one]?.wounds ?? 0) > 0) m.option('mend', one);
      },
      on: {
        mend(g, { seat }, unit) {
          need(g.s.players[seat].unit[unit], unit).wounds--;
          g.event('healedUnit', { seat, unit });
        },
      },
    }),
  ],
});

interface Assigning {
  seat: Seat;
  banner: string;
}

/** A banner comes to a unit; the one before it goes to the discard pile [K11.12]. */
export const assigning = procedure<Assigning>('assigning', {
  closed: true,
  steps: [
    openAsk<Assigning, { assign: [unit: string] }>('assign', {
      rule: 'K11.12',
      who: 'seat',
      menu(g, { seat }, m) {
        for (const unit of g.all(g.s.players[seat].units)) m.option('assign', unit);
      },
      on: {
        assign(g, { seat, banner }, unit) {
          const player = g.s.players[seat];
          const state = need(player.unit[unit], unit);
          if (state.banner !== null)
            g.move(
              need(g.find(player.banners, state.banner), state.banner),
              player.banners,
              player.discard,
            );
          g.move(need(g.find(player.played, banner), banner), player.played, player.banners);
          state.banner = banner;
          state.flipped = false;
          g.event('banner', { seat, card: banner, unit });
        },
      },
    }),
  ],
});
