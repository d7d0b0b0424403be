import { DECKS, type Content, type Deck } from '../types.js';
import { cardsOf, holds, total, type Check } from './check.js';
import { mostOfFour } from './demand.js';
import { bestOf } from './worth.js';

const ROUNDS = 3;
/** Challenge cards for the second, third and fourth place on the initiative track. */
const AMENDS = 1 + 2 + 3;

const isWithin = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;

/** Cards of a deck that set-up and three rounds of offers may need. */
function needed(content: Content, deck: Deck): number {
  const starts = mostOfFour(content, ({ travel }) => travel[deck]);
  return starts + ROUNDS * content.figures.offers + (deck === 'challenge' ? AMENDS : 0);
}

/** What is known of the travel cards. */
export const journeys: readonly Check[] = [
  holds('market cards cost 1 to 5 coins', 'travel', (content) =>
    cardsOf(content, 'market').every(({ cost = 0 }) => isWithin(cost, 1, 5)),
  ),
  holds('foes have attack 6 to 11', 'travel', (content) =>
    cardsOf(content, 'challenge').every(({ foe }) => isWithin(foe?.attack ?? 0, 6, 11)),
  ),
  holds('foes have prestige 0 to 2', 'travel', (content) =>
    cardsOf(content, 'challenge').every(({ foe }) => isWithin(foe?.prestige ?? 0, 0, 2)),
  ),
  holds('a stronger foe brings no lesser reward', 'travel', (content) => {
    const cards = cardsOf(content, 'challenge').map(({ foe, rewards }) => ({
      attack: foe?.attack ?? 0,
      prestige: foe?.prestige ?? 0,
      best: bestOf(rewards),
    }));
    return cards.every((one) =>
      cards.every(
        (two) =>
          one.attack > two.attack ||
          one.prestige > two.prestige ||
          one.best <= two.best ||
          (one.attack === two.attack && one.prestige === two.prestige),
      ),
    );
  }),
  holds('every deck has cards with a choice', 'travel', (content) =>
    DECKS.every((deck) => cardsOf(content, deck).some(({ rewards }) => rewards.length > 1)),
  ),
  holds('every deck lasts for set-up and three rounds of offers', 'travel', (content) =>
    DECKS.every(
      (deck) => total(cardsOf(content, deck).map(({ copies }) => copies)) >= needed(content, deck),
    ),
  ),
];
