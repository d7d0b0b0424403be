import {
  kind,
  declare,
  defineGame,
  faceUp,
  hidden,
  perSeat,
  rulesOf,
  seats,
  type AnyGame,
  type Card,
  type PerSeat,
  type Proc,
  type Rules,
} from '../index.js';

/** A box of a few cards and coins in which a test lays out the rules it is about. */
interface State {
  deck: Card[];
  row: Card[];
  bag: Card[];
  players: PerSeat<{ hand: Card[]; coins: number }>;
  notes: string[];
}
const secrecy = declare<State>()({
  deck: hidden('nobody', 'cards'),
  row: faceUp('cards'),
  bag: hidden('nobody', 'cards', { ordered: false }),
  players: seats({ hand: hidden('owner', 'cards'), coins: 'all' }),
  notes: 'all',
});
const events = { rolled: { die: kind.number } };

export interface Small {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: object;
  readonly events: typeof events;
  readonly streams: 'dice' | 'own';
}
export type Nothing = Record<never, never>;

const KINDS = ['wolf', 'wolf', 'bear', 'bear', 'fox', 'hare', 'lynx'];

/** A game of two or three seats: all cards lie in the deck, and the rules are the test's own. */
export function smallGame(write: (rules: Rules<Small>) => Proc<Small, Nothing>): AnyGame {
  const rules = rulesOf<Small>();
  return defineGame<Small>({
    id: 'small',
    rulesVersion: '1.0.0',
    seats: { min: 2, max: 3 },
    options: [{ id: 'length', values: ['short', 'long'], default: 'short' }],
    content: {},
    secrecy,
    events,
    streams: { dice: 'table', own: 'seat' },
    pools: () => ({ cards: KINDS }),
    setup: (t) => ({
      deck: t.cards('cards'),
      row: [],
      bag: [],
      players: perSeat(t.seats, () => ({ hand: [], coins: 0 })),
      notes: [],
    }),
    main: write(rules),
    rules,
    score: () => 0,
    choiceCap: 100,
  });
}
