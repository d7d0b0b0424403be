import { why, type Seat, type Why } from '@destrier/engine';
import { SPACES } from '../content/types.js';
import { act, ask, OTTO, procedure, repeat, type OpenLook, type Own, type Play } from '../state.js';
import { occupy, pawnsOn, whyFull, type Spot } from './circles.js';
import { beginEvent, takeEvent, whyNotEvent } from './events.js';
import { hire, whyNotHire } from './hire.js';
import { market, whyNotMarket } from './market.js';
import { drawTitles, whyNoTitles } from './objective.js';
import { ottoTurn } from './otto/turn.js';
import { takeCards, whyNoTravelCards } from './plans.js';
import { gain } from './purse.js';
import { bonus, credit } from './tiles.js';
import { register, whyNotRegister } from './tournament/registration.js';

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

function whyNotSpace(g: OpenLook, seat: Seat, spot: Spot): Why | undefined {
  return whyFull(g, spot) ?? CLOSED[spot]?.(g, seat);
}

const SPOTS: readonly Spot[] = [...SPACES, 'event'];

/** Chapter 5, in its order. */
const ACTIONS: { readonly [spot in Spot]: (g: Play, seat: Seat) => void } = {
  // G5.1
  training: (g, seat) => gain(g, seat, 'strength', g.content.figures.training),
  // G5.2
  prayer: (g, seat) => gain(g, seat, 'faith', g.content.figures.prayer),
  // G5.3
  service: (g, seat) => gain(g, seat, 'coins', g.content.figures.service),
  // G5.4
  initiative: takeInitiative,
  // G5.8
  plans: makePlans,
  // G5.14
  patrol: (g, seat) => gain(g, seat, 'coins', g.content.figures.patrol),
  // G5.15
  warmup: (g, seat) => gain(g, seat, 'strength', g.content.figures.warmup),
  // G5.16
  market: (g, seat) => g.call(market, { seat }),
  // G5.19
  support: (g, seat) => g.call(hire, { seat }),
  // G5.27
  'space:herald': callHerald,
  // G5.28
  objective: (g, seat) => g.call(drawTitles, { seat, draw: g.content.figures.objectives, keep: 1 }),
  // G5.32
  event: takeEvent,
};

function takeInitiative(g: Play, seat: Seat): void {
  gain(g, seat, 'coins', g.content.figures.initiative); // G5.5 G5.7
}

/** [G14.17] */
function makePlans(g: Play, seat: Seat): void {
  credit(g, seat, 'plans');
  g.call(takeCards, { seat, cards: g.content.figures.plans + bonus(g, seat, 'plans') });
}

/** [G5.22] [G5.24] One shield more than those of the registration; in a joust the only one [G5.25]. */
function callHerald(g: Play, seat: Seat): void {
  g.call(register, { seat });
}

const turn = procedure<Own>('pawn', {
  steps: [
    // Patrol and Warm-up are always open: no need to see first whether there is a choice.
    ask<Own, { place: [spot: Spot] }>('place', {
      rule: 'G4.4',
      who: 'seat',
      menu(g, v, m) {
        for (const spot of SPOTS) m.unless(whyNotSpace(g, v.seat, spot), 'place', spot);
      },
      on: {
        place(g, v, spot) {
          occupy(g, v.seat, spot); // G4.9
          ACTIONS[spot](g, v.seat);
        },
      },
    }),
  ],
});

/** The turn of whoever stands at a place of the initiative track and has a pawn. */
function takeTurn(g: Play, place: number): void {
  const who = g.s.order[place];
  if (who === undefined) return;
  if (who === OTTO) {
    if (g.s.otto.pawns > 0) g.call(ottoTurn, {});
  } else if (g.s.players[who].pawns > 0) {
    g.call(turn, { seat: who }); // G4.2
  }
}

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Everybody once, one after the other. */
const lap = procedure<object>('lap', {
  steps: PLACES.map((name, place) => act<object>(name, 'G4.6', (g) => takeTurn(g, place))),
});

/** [G4.3] */
function isPawnLeft(g: OpenLook): boolean {
  return g.s.otto.pawns > 0 || g.s.players.some(({ pawns }) => pawns > 0);
}

export const actions = procedure<object>('actions', {
  steps: [act('event', 'G4.1', beginEvent), repeat('laps', isPawnLeft, lap)],
});
