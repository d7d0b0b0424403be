import { need, why, type Seat, type Why } from '@destrier/engine';
import { ITEMS, type Item } from '../content/types.js';
import { openAsk, procedure, type OpenLook, type Own } from '../state.js';
import { improve, lose, whyNotPay } from './purse.js';
import { bonus, credit } from './tiles.js';

/** What a price of the actions Market and Support comes to for a player [G14.21]. */
export function reduced(g: OpenLook, seat: Seat, price: number): number {
  return Math.max(0, price - bonus(g, seat, 'discount'));
}

/** The printed price of the next level; undefined at the highest. */
function printed(g: OpenLook, seat: Seat, item: Item): number | undefined {
  const next = g.s.players[seat][item] + 1;
  return next === 2 || next === 3 || next === 4 ? g.content.board.prices[item][next] : undefined;
}

function priceOf(g: OpenLook, seat: Seat, item: Item): number | undefined {
  const price = printed(g, seat, item);
  return price === undefined ? undefined : reduced(g, seat, price);
}

function whyNotBuy(g: OpenLook, seat: Seat, item: Item): Why | undefined {
  const price = priceOf(g, seat, item);
  return price === undefined
    ? why('G5.18', 'highestLevel', { item })
    : whyNotPay(g, seat, 'G5.17', 'coins', price);
}

export function whyNotMarket(g: OpenLook, seat: Seat): Why | undefined {
  let cheapest = Infinity;
  for (const item of ITEMS) cheapest = Math.min(cheapest, printed(g, seat, item) ?? Infinity);
  return cheapest === Infinity
    ? why('G5.18', 'allHighest')
    : whyNotPay(g, seat, 'G4.7', 'coins', reduced(g, seat, cheapest));
}

export const market = procedure<Own>('market', {
  steps: [
    openAsk<Own, { buy: [item: Item] }>('buy', {
      rule: 'G5.16',
      who: 'seat',
      menu(g, v, m) {
        for (const item of ITEMS) m.unless(whyNotBuy(g, v.seat, item), 'buy', item);
      },
      on: {
        buy(g, v, item) {
          credit(g, v.seat, 'discount'); // G4.7 G5.17 G18.12
          lose(g, v.seat, 'coins', need(priceOf(g, v.seat, item), 'a price'));
          improve(g, v.seat, item);
        },
      },
    }),
  ],
});
