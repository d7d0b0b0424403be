import type { Seat } from '@destrier/engine';
import { SPACES } from '../content/types.js';
import { act, ask, OTTO, procedure, repeat, type Open, type Own, type Rule } from '../state.js';
import { occupy, pawnsOn, type Spot } from './circles.js';
import { credit } from './credit.js';
import { beginEvent, takeEvent } from './events.js';
import { hire } from './hire.js';
import { market } from './market.js';
import { drawTitles } from './objective.js';
import { ottoTurn } from './otto/turn.js';
import { takeCards } from './plans.js';
import { gain } from './purse.js';
import { whyNotSpace } from './spaces.js';
import { bonus } from './tiles.js';
import { register } from './tournament/registration.js';

const SPOTS: readonly Spot[] = [...SPACES, 'event'];

interface Action {
  readonly rule: string;
  readonly run: (g: Rule, seat: Seat) => void;
}

/** Chapter 5, in its order. */
const ACTIONS: { readonly [spot in Spot]: Action } = {
  training: {
    rule: 'G5.1',
    run: (g, seat) => gain(g, seat, 'strength', g.content.figures.training),
  },
  prayer: { rule: 'G5.2', run: (g, seat) => gain(g, seat, 'faith', g.content.figures.prayer) },
  service: { rule: 'G5.3', run: (g, seat) => gain(g, seat, 'coins', g.content.figures.service) },
  initiative: { rule: 'G5.4', run: takeInitiative },
  plans: { rule: 'G5.8', run: makePlans },
  patrol: { rule: 'G5.14', run: (g, seat) => gain(g, seat, 'coins', g.content.figures.patrol) },
  warmup: { rule: 'G5.15', run: (g, seat) => gain(g, seat, 'strength', g.content.figures.warmup) },
  market: { rule: 'G5.16', run: (g, seat) => g.call(market, { seat }) },
  support: { rule: 'G5.19', run: (g, seat) => g.call(hire, { seat }) },
  'space:herald': { rule: 'G5.27', run: callHerald },
  objective: {
    rule: 'G5.28',
    run: (g, seat) => g.call(drawTitles, { seat, draw: g.content.figures.objectives, keep: 1 }),
  },
  event: { rule: 'G5.32', run: takeEvent },
};

function takeInitiative(g: Rule, seat: Seat): void {
  for (const rule of ['G5.5', 'G5.7']) g.rule(rule);
  gain(g, seat, 'coins', g.content.figures.initiative);
}

/** [G14.17] */
function makePlans(g: Rule, seat: Seat): void {
  credit(g, seat, 'plans');
  g.call(takeCards, { seat, cards: g.content.figures.plans + bonus(g, seat, 'plans') });
}

/** One shield more than those of the registration; in a joust the only one. */
function callHerald(g: Rule, seat: Seat): void {
  if (g.s.tournament.kind === 'joust') g.rule('G5.25');
  else g.rule(pawnsOn(g, 'space:herald', seat) > 1 ? 'G5.24' : 'G5.22');
  g.call(register, { seat });
}

const turn = procedure<Own>('pawn', {
  steps: [
    // Patrol and Warm-up are always open: no need to see first whether there is a choice.
    ask<Own, { place: [spot: Spot] }>('place', {
      rule: 'G4.4',
      who: (_g, v) => v.seat,
      menu(g, v, m) {
        for (const spot of SPOTS) m.unless(whyNotSpace(g, v.seat, spot), 'place', spot);
      },
      on: {
        place(g, v, spot) {
          if (pawnsOn(g, spot, v.seat) > 0) g.rule('G4.9');
          occupy(g, v.seat, spot);
          const { rule, run } = ACTIONS[spot];
          g.rule(rule);
          run(g, v.seat);
        },
      },
    }),
  ],
});

/** The turn of whoever stands at a place of the initiative track and has a pawn. */
function takeTurn(g: Rule, place: number): void {
  const who = g.s.order[place];
  if (who === undefined) return;
  if (who === OTTO) {
    if (g.s.otto.pawns > 0) g.call(ottoTurn, {});
  } else if (g.s.players[who as Seat].pawns > 0) {
    g.rule('G4.2');
    g.call(turn, { seat: who as Seat });
  }
}

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Everybody once, one after the other. */
const lap = procedure<object>('lap', {
  steps: PLACES.map((name, place) => act<object>(name, 'G4.6', (g) => takeTurn(g, place))),
});

function isPawnLeft(g: Open): boolean {
  return g.s.otto.pawns > 0 || g.s.players.some(({ pawns }) => pawns > 0);
}

export const actions = procedure<object>('actions', {
  steps: [act('event', 'G4.1', beginEvent), repeat('laps', isPawnLeft, lap, () => ({}))],
  onExit: (g) => g.rule('G4.3'),
});
