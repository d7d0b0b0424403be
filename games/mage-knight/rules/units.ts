import { need, why, type Seat, type Why } from '@destrier/engine';
import { rules, type OpenLook, type Play } from '../state.js';
import { carryOut } from './effects/agenda.js';
import { triggered } from './gains.js';
import { commandOf, isLoyal } from './reading.js';

const { openAsk, procedure } = rules;

/** Units come and go. */

export const isFull = (g: OpenLook, seat: Seat): boolean =>
  g.s.players[seat].units.length >= commandOf(g, seat);

/** A unit joins a hero, ready and unwounded [K11.3] [K10.12]. */
export function join(g: Play, seat: Seat, unit: string, loyal: boolean): void {
  const player = g.s.players[seat];
  g.move(need(g.find(g.s.units, unit), unit), g.s.units, player.units);
  player.unit[unit] = { ready: true, wounds: 0, banner: null, flipped: false };
  if (loyal) player.bonds = unit;
  g.s.turn.recruited++;
  g.event('recruited', { seat, unit });
  for (const address of triggered(g, 'recruited')) carryOut(g, seat, address);
}

/** A unit leaves the game; its banner goes to the discard pile [K11.5]. */
export function lose(g: Play, seat: Seat, unit: string): void {
  const player = g.s.players[seat];
  const { banner } = need(player.unit[unit], unit);
  if (banner !== null)
    g.move(need(g.find(player.banners, banner), banner), player.banners, player.discard);
  delete player.unit[unit];
  if (player.bonds === unit) player.bonds = null;
  g.move(need(g.find(player.units, unit), unit), player.units, g.s.lostUnits);
}

/** What cannot be paid for. */
export const dear = (price: number, points: number): Why | undefined =>
  price > points ? why('K10.3', 'tooDear', { price, points }) : undefined;

interface Joining {
  seat: Seat;
  unit: string;
  /** What it costs besides if it does not come onto Bonds of Loyalty. */
  more: number;
}

/** A unit that takes the place on Bonds of Loyalty is cheaper; otherwise the rest is paid [K11.23]. */
const moreFor = (g: OpenLook, { seat, more }: Joining, unit: string): number =>
  g.s.players[seat].bonds === unit ? 0 : more;

/** Where all command tokens are taken, a unit must go first [K11.4]. */
const making = procedure<Joining>('making room', {
  closed: true,
  steps: [
    openAsk<Joining, { disband: [unit: string] }>('disband', {
      rule: 'K11.4',
      who: 'seat',
      menu(g, v, m) {
        for (const unit of g.all(g.s.players[v.seat].units)) {
          const more = moreFor(g, v, unit);
          m.unless(more > 0 && dear(more, g.s.turn.influence), 'disband', unit);
        }
      },
      on: {
        disband(g, v, unit) {
          const loyal = g.s.players[v.seat].bonds === unit;
          g.s.turn.influence -= moreFor(g, v, unit);
          g.event('disbanded', { seat: v.seat, unit });
          lose(g, v.seat, unit);
          join(g, v.seat, v.unit, loyal);
        },
      },
    }),
  ],
});

export function recruit(g: Play, seat: Seat, unit: string, more = 0): void {
  if (isFull(g, seat)) g.call(making, { seat, unit, more });
  else join(g, seat, unit, isLoyal(g, seat));
}

export function makeReady(g: Play, seat: Seat, unit: string): void {
  need(g.s.players[seat].unit[unit], unit).ready = true;
  g.event('readied', { seat, unit });
}
