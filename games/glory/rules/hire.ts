import { need, why, type Seat, type Why } from '@destrier/engine';
import { openAsk, procedure, type OpenLook, type Own } from '../state.js';
import { lose, whyNotPay } from './purse.js';
import { credit, gainSupport } from './tiles.js';
import { reduced } from './market.js';

/** [G5.19] The printed price. Slots are counted from 0, from left to right. */
function printed(g: OpenLook, slot: number): number {
  return need(g.content.board.track.slots[slot], 'a slot').price;
}

function priceOf(g: OpenLook, seat: Seat, slot: number): number {
  return reduced(g, seat, printed(g, slot));
}

export function whyNotHire(g: OpenLook, seat: Seat): Why | undefined {
  const { track } = g.s;
  let cheapest = Infinity;
  for (let slot = 0; slot < track.length; slot++)
    if (need(track[slot], 'a slot').length > 0) cheapest = Math.min(cheapest, printed(g, slot));
  return cheapest === Infinity
    ? why('G4.14', 'trackEmpty')
    : whyNotPay(g, seat, 'G4.7', 'coins', reduced(g, seat, cheapest));
}

export const hire = procedure<Own>('support', {
  steps: [
    openAsk<Own, { hire: [support: string, slot: number] }>('hire', {
      rule: 'G5.19',
      who: 'seat',
      menu(g, v, m) {
        for (let slot = 0; slot < g.s.track.length; slot++) {
          const [tile] = need(g.s.track[slot], 'a slot');
          if (tile === undefined) continue;
          const poor = whyNotPay(g, v.seat, 'G5.19', 'coins', priceOf(g, v.seat, slot));
          m.unless(poor, 'hire', g.name(tile), slot + 1);
        }
      },
      on: {
        hire(g, v, support, number) {
          const slot = need(g.s.track[number - 1], 'a slot');
          credit(g, v.seat, 'discount'); // G5.20
          lose(g, v.seat, 'coins', priceOf(g, v.seat, number - 1)); // G5.21
          gainSupport(g, v.seat, need(slot[0], support), slot);
        },
      },
    }),
  ],
});
