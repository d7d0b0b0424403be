import { need, type MenuOf, type Seat, type Why } from '@destrier/engine';
import { DECKS, type TravelCard } from '../content/types.js';
import { act, procedure, type OpenLook, type Own, type Play, type Look } from '../state.js';
import { whyNotPay } from './costs.js';
import { credit } from './credit.js';
import type { DuelArgs } from './duel/duel.js';
import { lose } from './purse.js';
import { receive, whyNotWorth } from './rewards.js';

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

export type Choice = { play: [card: string]; stop: [] };

export function offerCards(g: Look, m: MenuOf<Choice>): void {
  for (const deck of DECKS)
    for (const name of g.kinds(g.s.players[m.seat][deck]))
      m.unless(whyNotPlay(g, m.seat, name), 'play', name);
  m.option('stop');
}

/** Shows a card, pays for it and discards it; a challenge stays in hand until it is won. */
export function play(g: Play, seat: Seat, name: string): void {
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

export interface Played extends Own {
  card: string;
}

export const isChallenge = (g: OpenLook, card: string): boolean =>
  card !== '' && cardOf(g, card).deck === 'challenge';

export const challengeOf = ({ seat, card }: Played): DuelArgs => ({
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

export const settle = procedure<Played>('settle', {
  steps: [
    act('settle', 'G7.4', (g, v) => {
      if (isChallenge(g, v.card) && !winsChallenge(g, v)) return;
      g.call(receive, { seat: v.seat, from: 'travel', id: v.card });
    }),
  ],
});
