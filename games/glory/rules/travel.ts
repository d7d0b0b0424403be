import { kind, need, paramsOf, type Proc, type Seat } from '@destrier/engine';
import {
  act,
  ask,
  call,
  OTTO,
  parallel,
  procedure,
  repeat,
  together,
  type G,
  type OpenLook,
  type Own,
  type Play,
  type Who,
} from '../state.js';
import {
  challengeOf,
  isChallenge,
  offerCards,
  play,
  settle,
  type Choice,
  type Played,
} from './cards.js';
import { duel } from './duel/duel.js';
import { seatsInOrder } from './players.js';
import { bonus } from './tiles.js';

/** [G7.2] [G14.26] */
function mostOf(g: OpenLook, seat: Seat): number {
  return g.content.figures.travel + bonus(g, seat, 'travel');
}

/** A seat without cards is not asked: everybody sees how many a hand holds. */
function goesOn(g: OpenLook, seat: Seat, most: number): boolean {
  const { romance, market, challenge, travelled } = g.s.players[seat];
  return travelled < most && romance.length + market.length + challenge.length > 0;
}

function travels(g: OpenLook, who: Who): who is Seat {
  return who !== OTTO && goesOn(g, who, mostOf(g, who));
}

/** [G7.1] Of those who have played fewest cards the first. */
function nextTraveller(g: OpenLook): Seat | undefined {
  let next: Seat | undefined;
  for (const who of g.s.order) {
    if (!travels(g, who)) continue;
    if (next === undefined || g.s.players[who].travelled < g.s.players[next].travelled) next = who;
  }
  return next;
}

/** [G7.3] */
function stop(g: Play, seat: Seat, most: number): void {
  g.s.players[seat].travelled = most;
  g.event('stopped', { seat });
}

interface Turn extends Played {
  /** How many cards may be played in all. */
  most: number;
}

/** One card of one player, or the end of the journey. */
const turn = procedure<Turn, Own & { most: number }>('road', {
  locals: (_g, { seat, most }) => ({ seat, most, card: '' }),
  steps: [
    ask<Turn, Choice>('play', {
      rule: 'G7.1',
      cites: (g) => (g.s.phase === 'tournament' ? 'G7.23' : 'G7.1'),
      who: 'seat',
      params: paramsOf({ left: kind.number }, (g, v) => ({
        left: v.most - g.s.players[v.seat].travelled,
      })),
      menu: (g, _v, m) => offerCards(g, m),
      on: {
        play(g, v, card) {
          v.card = card;
          play(g, v.seat, card);
        },
        stop: (g, v) => stop(g, v.seat, v.most),
      },
    }),
    call(
      'duel',
      () => duel,
      (_g, v) => challengeOf(v),
      (g, v) => isChallenge(g, v.card),
    ),
    call(
      'settle',
      settle,
      (_g, { seat, card }) => ({ seat, card }),
      (_g, v) => v.card !== '',
    ),
  ],
});

interface Lap {
  /** What each seat plays; nothing for who does not. */
  cards: readonly string[];
}

/** [G18.13] All choose at once, challenges are fought side by side, rewards come in initiative order. */
const lap = procedure<Lap, object>('roads', {
  locals: (g) => ({ cards: g.seats.map(() => '') }),
  steps: [
    together<Lap, Choice>('play', {
      rule: 'G18.13',
      who: (g) => g.s.order.filter((who) => travels(g, who)),
      menu: (g, _v, m) => offerCards(g, m),
      on: {
        play(g, v, seat, card) {
          v.cards = v.cards.with(seat, card);
          play(g, seat, card);
        },
        stop: (g, _v, seat) => stop(g, seat, mostOf(g, seat)),
      },
    }),
    parallel(
      'duels',
      (g, v) => g.seats.filter((seat) => isChallenge(g, v.cards[seat] ?? '')),
      () => duel,
      (_g, v, seat) => challengeOf({ seat, card: v.cards[seat] ?? '' }),
    ),
    act('settle', undefined, (g, v) => {
      const played: Played[] = [];
      for (const seat of seatsInOrder(g)) {
        const card = v.cards[seat] ?? '';
        if (card !== '') played.push({ seat, card });
      }
      g.callEach(settle, played);
    }),
  ],
});

/** A travel phase, and the last travel. */
export const travel: Proc<G, object> = procedure<object>('travel', {
  steps: [
    act('set out', 'G7.2', (g) => {
      for (const seat of g.seats) g.s.players[seat].travelled = 0;
      if (g.s.phase !== 'last-travel') return; // G7.22 G8.15
    }),
    repeat(
      'laps',
      (g) => g.options['travel'] === 'together' && nextTraveller(g) !== undefined,
      lap,
    ),
    repeat(
      'turns',
      (g) => nextTraveller(g) !== undefined,
      turn,
      (g) => {
        const seat = need(nextTraveller(g), 'a traveller');
        return { seat, most: mostOf(g, seat) };
      },
    ),
  ],
});

interface Journey extends Own {
  cards: number;
}

/** [G7.23] One player's extra cards. */
export const journey: Proc<G, Journey> = procedure<Journey>('journey', {
  steps: [
    act('set out', 'G7.24', (g, v) => {
      g.s.players[v.seat].travelled = 0; // G14.27 G7.26
    }),
    repeat(
      'cards',
      (g, v) => goesOn(g, v.seat, v.cards),
      turn,
      (_g, { seat, cards }) => ({ seat, most: cards }),
    ),
  ],
});
