import {
  DECKS,
  DIFFICULTIES,
  PLAIN_ACTIONS,
  type Content,
  type Knight,
  type OttoAction,
  type SoloCard,
} from '../types.js';
import { slotsWith } from './board.js';
import { holds, total, type Check } from './check.js';
import { ORDINARY } from './tiles.js';

const cardsIn = ({ solo }: Content, deck: SoloCard['deck']): SoloCard[] =>
  Object.values(solo.cards).filter((card) => card.deck === deck);

const tilesOf = ({ solo, knights }: Content) =>
  DIFFICULTIES.map((difficulty) => knights[solo.tiles[difficulty]]);

/** What an action of Otto takes up, in one word each. */
const wordsOf = (action: OttoAction): readonly string[] => {
  if (action.kind === 'support') return action.order;
  return [action.kind === 'plans' ? action.deck : action.kind];
};

const leans = (content: Content, deck: SoloCard['deck'], to: readonly string[]): boolean =>
  cardsIn(content, deck).every(
    ({ actions }) => actions.filter((one) => to.includes(wordsOf(one)[0] ?? '')).length >= 2,
  );

/** In no figure below the other, and above in one. */
const isStronger = (one: Knight, other: Knight): boolean => {
  const more = (['attack', 'glory', 'prestige'] as const).map((what) => one[what] - other[what]);
  return more.every((by) => by >= 0) && more.some((by) => by > 0);
};

/** One pawn with Travel plans can take a card from each of the three offers. */
const SPOILT_BY_PLANS = DECKS.length;

/** Actions that are left for Otto in a round, however a player of solo games uses all pawns. */
function leftForOtto({ board, figures, solo }: Content): number {
  const { training, prayer, service, objective } = board.spaces;
  const circles = total(
    [training, prayer, service, objective].map((one) =>
      one.circles === 'free' ? 0 : one.circles[0],
    ),
  );
  const slots = slotsWith(board, 2).filter(
    ({ special, price }) => special || price !== solo.spared,
  ).length;
  const initiative = 1;
  return circles + slots + DECKS.length + initiative - (SPOILT_BY_PLANS + figures.pawns - 1);
}

/** What is known of Otto. */
export const ottos: readonly Check[] = [
  holds('a solo card has the row weapon master, squire, nun', 'solo.cards', ({ solo }) =>
    Object.values(solo.cards).some(({ actions }) =>
      actions.some(
        (one) => one.kind === 'support' && one.order.join() === 'weapon-master,squire,nun',
      ),
    ),
  ),
  holds('Otto is a stronger knight with every difficulty', 'solo.tiles', (content) =>
    tilesOf(content).every((knight, i, knights) => {
      const weaker = knights[i - 1];
      if (knight === undefined || weaker === undefined) return i === 0;
      return isStronger(knight, weaker);
    }),
  ),
  holds('Otto is a knight of plain attack', 'solo.tiles', (content) =>
    tilesOf(content).every((knight) => knight?.type !== 'pole' && knight?.type !== 'veteran'),
  ),
  holds(
    'the basic solo cards know every action, deck and ordinary support',
    'solo.cards',
    (content) => {
      const known = new Set(
        cardsIn(content, 'basic').flatMap(({ actions }) => actions.flatMap(wordsOf)),
      );
      return [...PLAIN_ACTIONS, ...DECKS, ...ORDINARY].every((word) => known.has(word));
    },
  ),
  holds('the third action of a solo card needs no more than a place', 'solo.cards', ({ solo }) =>
    Object.values(solo.cards).every(({ actions: [, , third] }) =>
      ['training', 'prayer', 'service', 'initiative'].includes(third.kind),
    ),
  ),
  holds('warrior cards lean to training, herald and challenges', 'solo.cards', (content) =>
    leans(content, 'warrior', ['training', 'herald', 'challenge']),
  ),
  holds('pious cards lean to prayer and romance', 'solo.cards', (content) =>
    leans(content, 'pious', ['prayer', 'romance']),
  ),
  holds(
    'Otto finds a place for every pawn',
    'board.spaces',
    (content) => leftForOtto(content) >= content.figures.pawns,
  ),
];
