import { inOrder } from './order.js';
import { pay } from './purse.js';
import { act, together } from './types.js';

export const bids = together<object, { bid: [coins: number] }>('bids', {
  rule: 'W2.1',
  who: (g) => (g.seats.length === 1 ? [] : g.seats),
  menu: (g, _v, m) => m.number('bid', 0, g.s.players[m.seat].coins),
  on: {
    bid(g, _v, seat, coins) {
      g.s.bids[seat] = coins;
    },
  },
});

export const firstSeat = act<object>('first seat', undefined, (g) => {
  if (g.seats.length === 1) return;
  const highest = Math.max(...g.s.bids);
  // W2.3: among equals the first in the order of play.
  const winner = inOrder(g).find((seat) => g.s.bids[seat] === highest) ?? g.s.first;
  g.rule('W2.2');
  pay(g, winner, 'coins', highest);
  g.s.first = winner;
  g.event('bids', { bids: g.s.bids.slice(), first: winner });
});
