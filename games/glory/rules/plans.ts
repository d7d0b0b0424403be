import { kind, need, paramsOf, why, type Seat, type Why } from '@destrier/engine';
import { DECKS, type Deck } from '../content/types.js';
import { openAsk, procedure, type OpenLook, type Own, type Play } from '../state.js';

export function whyNoTravelCards(g: OpenLook): Why | undefined {
  for (const deck of DECKS)
    if (g.s.offers[deck].length > 0 || g.s.decks[deck].length > 0) return undefined;
  return why('G5.13', 'noTravelCards');
}

function whyNotBlind(g: OpenLook, deck: Deck): Why | undefined {
  return g.s.decks[deck].length === 0 ? why('G5.12', 'deckEmpty', { deck }) : undefined;
}

/** [G5.11] What was taken leaves a gap. */
function takeOpen(g: Play, seat: Seat, card: string): void {
  const { deck } = need(g.content.travel[card], card);
  const offer = g.s.offers[deck];
  g.move(need(g.find(offer, card), card), offer, g.s.players[seat][deck]);
  g.event('took', { seat, deck, card });
}

/** [G5.9] [G5.12] The top card of a deck, unseen by the others. */
function takeBlind(g: Play, seat: Seat, deck: Deck): void {
  const top = need(g.s.decks[deck].at(-1), 'a card');
  g.draw(g.s.decks[deck], g.s.players[seat][deck]);
  g.event('drew', { seat, deck, card: g.name(top) });
}

interface Plans extends Own {
  /** Cards still to be taken. */
  cards: number;
}

export const takeCards = procedure<Plans>('plans', {
  steps: [
    openAsk<Plans, { take: [card: string]; blind: [deck: Deck] }>('take', {
      rule: 'G5.10',
      who: 'seat',
      params: paramsOf({ cards: kind.number }, (_g, v) => ({ cards: v.cards })),
      menu(g, _v, m) {
        for (const deck of DECKS) {
          for (const card of g.kinds(g.s.offers[deck])) m.option('take', card);
          m.unless(whyNotBlind(g, deck), 'blind', deck);
        }
      },
      skipped: () => why('G5.13', 'noTravelCards'),
      on: {
        take(g, v, card) {
          takeOpen(g, v.seat, card);
          return --v.cards > 0 ? 'again' : undefined;
        },
        blind(g, v, deck) {
          takeBlind(g, v.seat, deck);
          return --v.cards > 0 ? 'again' : undefined;
        },
      },
    }),
  ],
});
