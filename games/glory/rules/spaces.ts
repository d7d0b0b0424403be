import { why, type Seat, type Why } from '@destrier/engine';
import type { OpenLook } from '../state.js';
import { pawnsOn, whyFull, type Spot } from './circles.js';
import { whyNotEvent } from './events.js';
import { whyNotHire } from './hire.js';
import { whyNotMarket } from './market.js';
import { whyNoTitles } from './objective.js';
import { whyNoTravelCards } from './plans.js';
import { whyNotRegister } from './tournament/registration.js';

function whyNotInitiative(g: OpenLook, seat: Seat): Why | undefined {
  return pawnsOn(g, 'initiative', seat) > 0 ? why('G5.6', 'initiativeTaken') : undefined;
}

/** What closes a space to a player, beside circles that are taken. */
const CLOSED: { readonly [spot in Spot]?: (g: OpenLook, seat: Seat) => Why | undefined } = {
  initiative: whyNotInitiative,
  plans: whyNoTravelCards,
  market: whyNotMarket,
  support: whyNotHire,
  'space:herald': whyNotRegister,
  objective: whyNoTitles,
  event: whyNotEvent,
};

export function whyNotSpace(g: OpenLook, seat: Seat, spot: Spot): Why | undefined {
  return whyFull(g, spot) ?? CLOSED[spot]?.(g, seat);
}
