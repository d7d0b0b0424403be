import { kind, paramsOf, type Seat } from '@destrier/engine';
import { rules, type Look, type OpenLook, type Play } from '../state.js';
import { arrange, moveKind, bySuit } from './cards.js';
import { figuresOf, powerOf, spend } from './powers.js';
import { isCamelot } from './seats.js';

/** Exchanges with a neighbour after passing: the Sword and Broceliande. */

interface Trade {
  seat: Seat;
  effect: 'trade' | 'trade-across';
}
interface Deal {
  seat: Seat;
  other: Seat;
  most: number;
}

/** To the left in odd rounds, to the right in even ones [A4.5]. */
export function passesTo(g: OpenLook, seat: Seat): Seat {
  return g.after(seat, g.s.round % 2 === 1 ? 1 : -1);
}

function partners(g: OpenLook, { seat, effect }: Trade): Seat[] {
  const both = [g.after(seat, 1), g.after(seat, -1)];
  if (effect === 'trade' || isCamelot(g)) return both; // A17.4
  return both.filter((other) => other !== passesTo(g, seat)); // A16.8
}

function give(g: Play, seat: Seat, kinds: readonly string[]): void {
  const { hand, giving } = g.s.players[seat];
  for (const kind of kinds) moveKind(g, kind, hand, giving);
}

export function handOver(g: Play, from: Seat, to: Seat, event: 'passed' | 'exchanged'): void {
  const { giving } = g.s.players[from];
  g.event(event, { from, to, cards: bySuit(g, giving) });
  g.moveAll(giving, g.s.players[to].hand);
  arrange(g, to);
}

const handOf = (g: Look, seat: Seat): string[] => bySuit(g, g.s.players[seat].hand);

const dealing = rules.procedure<Deal>('exchange', {
  steps: [
    rules.ask<Deal, { give: [cards: readonly string[]] }>('give', {
      rule: 'A14.4',
      who: 'seat',
      params: paramsOf({ other: kind.seat }, (_g, v) => ({ other: v.other })),
      menu: (g, v, m) => m.subset('give', handOf(g, v.seat), 1, v.most),
      on: {
        give: (g, v, cards) => give(g, v.seat, cards),
      },
    }),
    rules.ask<Deal, { give: [cards: readonly string[]] }>('return', {
      rule: 'A14.4',
      who: (_g, v) => v.other,
      params: paramsOf({ other: kind.seat, count: kind.number }, (g, v) => ({
        other: v.seat,
        count: g.s.players[v.seat].giving.length,
      })),
      menu(g, v, m) {
        const count = g.s.players[v.seat].giving.length;
        m.subset('give', handOf(g, v.other), count, count);
      },
      on: {
        give: (g, v, cards) => give(g, v.other, cards),
      },
    }),
    rules.act('hand over', undefined, (g, v) => {
      handOver(g, v.seat, v.other, 'exchanged');
      handOver(g, v.other, v.seat, 'exchanged');
    }),
  ],
});

/** Whether to exchange, and with whom [A14.4] [A16.8]. */
export const trade = rules.procedure<Trade>('trade', {
  steps: [
    rules.openAsk<Trade, { with: [neighbour: Seat]; decline: [] }>('with', {
      rule: 'A4.7',
      who: 'seat',
      params: paramsOf({ power: kind.word('effect') }, (_g, v) => ({ power: v.effect })),
      menu(g, v, m) {
        for (const other of partners(g, v)) m.option('with', other);
        m.option('decline');
      },
      on: {
        with(g, v, other) {
          const power = powerOf(g, v.seat, v.effect);
          if (power === undefined) return;
          spend(g, power);
          g.event('bargain', { seat: v.seat, power: power.card, target: other });
          g.call(dealing, { seat: v.seat, other, most: figuresOf(g, power).amount ?? 1 });
        },
        decline() {},
      },
    }),
  ],
});
