import type { Seat } from '@destrier/engine';
import type { Look } from '../state.js';
import { armsNow, type Arms } from './fights.js';
import { priceOf } from './prices.js';
import { tournamentsLeft } from './time.js';

/** A seat, and what things are worth to it now. */
export interface View {
  readonly g: Look;
  readonly seat: Seat;
  /** Tournaments to come. */
  readonly left: number;
  /** What it has at hand for a duel. */
  readonly arms: Arms;
  /** Prices of one token. */
  readonly coins: number;
  readonly strength: number;
  readonly faith: number;
}

export function viewOf(g: Look, seat: Seat): View {
  return {
    g,
    seat,
    left: tournamentsLeft(g),
    arms: armsNow(g, seat),
    coins: priceOf(g, seat, 'coins'),
    strength: priceOf(g, seat, 'strength'),
    faith: priceOf(g, seat, 'faith'),
  };
}
