import {
  kind,
  need,
  paramsOf,
  type MenuOf,
  type Proc,
  type Seat,
  type Why,
} from '@destrier/engine';
import { DECKS, type TravelCard } from '../content/types.js';
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
  type Look,
  type OpenLook,
  type Own,
  type Play,
  type Who,
} from '../state.js';
import { duel, type DuelArgs } from './duel/duel.js';
import { seatsInOrder } from './players.js';
import { lose, whyNotPay } from './purse.js';
import { receive, whyNotWorth } from './rewards.js';
import { bonus, credit } from './tiles.js';

/** One travel card, from the hand to its reward. */

function cardOf(g: OpenLook, card: string): TravelCard {
  return need(g.content.travel[card], card);
}

/** [G7.13] A challenge may always be taken up. */
function whyNotPlay(g: Look, seat: Seat, name: string): Why | undefined {
  const { deck, cost = 0, rewards } = cardOf(g, name);
  if (deck === 'challenge') return undefined;
  return whyNotPay(g, seat, 'G7.8', 'coins', cost) ?? whyNotWorth(g, seat, rewards);
}

type Choice = { play: [card: string]; stop: [] };

function offerCards(g: Look, m: MenuOf<Choice>): void {
  for (const deck of DECKS)
    for (const name of g.kinds(g.s.players[m.seat][deck]))
      m.unless(whyNotPlay(g, m.seat, name), 'play', name);
  m.option('stop');
}

/** Shows a card, pays for it and discards it; a challenge stays in hand until it is won. */
function play(g: Play, seat: Seat, name: string): void {
  const player = g.s.players[seat];
  const { deck, cost = 0 } = cardOf(g, name);
  const hand = player[deck];
  const card = need(g.find(hand, name), name);
  player.travelled++;
  if (player.travelled > g.content.figures.travel) credit(g, seat, 'travel');
  g.event('played', { seat, card: name });
  if (deck === 'challenge') {
    g.show(hand, g.seats, card); // G7.9 G7.13
    return;
  }
  if (deck === 'market') lose(g, seat, 'coins', cost); // G7.6 G7.7 G7.8
  g.move(card, hand, player.played[deck]); // G7.5
}

interface Played extends Own {
  card: string;
}

const isChallenge = (g: OpenLook, card: string): boolean =>
  card !== '' && cardOf(g, card).deck === 'challenge';

const challengeOf = ({ seat, card }: Played): DuelArgs => ({
  seat,
  against: 'challenge',
  foe: card,
});

/** Whether a challenge was won; its card is discarded then [G7.10], else it stays in hand [G7.11] [G7.12] [G7.27]. */
function winsChallenge(g: Play, { seat, card }: Played): boolean {
  const won = g.s.duels[seat]?.winner === 0;
  g.s.duels[seat] = null;
  if (!won) return false;
  const { challenge, played } = g.s.players[seat];
  g.move(need(g.find(challenge, card), card), challenge, played.challenge);
  return true;
}

const settle = procedure<Played>('settle', {
  steps: [
    act('settle', 'G7.4', (g, v) => {
      if (isChallenge(g, v.card) && !winsChallenge(g, v)) return;
      g.call(receive, { seat: v.seat, from: 'travel', id: v.card });
    }),
  ],
});

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
