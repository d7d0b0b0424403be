import { describe, expect, it } from 'vitest';
import {
  declare,
  defineGame,
  faceUp,
  hidden,
  newMatch,
  perSeat,
  prepare,
  rulesOf,
  seats,
  type Card,
  type Match,
  type PerSeat,
} from '../index.js';
import { lost } from './conserve.js';
import { Supply } from './supply.js';

interface State {
  small: Card[];
  large: Card[];
  row: Card[];
  hands: PerSeat<Card[]>;
}
const secrecy = declare<State>()({
  small: hidden('nobody', 'cards'),
  large: hidden('nobody', 'cards'),
  row: faceUp('cards'),
  hands: seats(hidden('owner', 'cards')),
});
interface G {
  state: State;
  secrecy: typeof secrecy;
  content: { readonly kinds: readonly string[] };
  events: Record<never, never>;
  streams: 'none';
}
const rules = rulesOf<G>();
const game = defineGame<G>({
  id: 'piles',
  rulesVersion: '1',
  seats: { min: 2, max: 2 },
  options: [],
  content: { kinds: ['a', 'b', 'c', 'a', 'd', 'e', 'f'] },
  secrecy,
  events: {},
  streams: { none: 'table' },
  pools: ({ content }) => ({ cards: content.kinds }),
  // small: a b; large: a d e f; row: c
  setup(t) {
    const cards = t.cards('cards');
    const small = cards.splice(0, 2);
    const row = cards.splice(0, 1);
    return { small, large: cards, row, hands: perSeat(t.seats, () => []) };
  },
  rules,
  main: rules.procedure('main', { steps: [] }),
  score: () => 0,
  choiceCap: 1,
});

/** Two piles nobody sees, a row and two hands, and what can be given there. */
function laid() {
  const match: Match = newMatch(prepare(game, 2), 'key');
  const state: State = match.s;
  const names = (place: readonly Card[]): string => place.map((card) => match.name(card)).join('');
  const lie = (): string[] => [state.small, state.large, state.row, ...state.hands].map(names);
  return { match, state, supply: new Supply(match), lie };
}

describe('cards that a scenario wants', () => {
  it('come from the largest pile first', () => {
    const { state, supply, lie } = laid();
    supply.hold(state.hands[0], ['a']);
    expect(lie()).toEqual(['ab', 'def', 'c', 'a', '']);
  });

  it('come from the pile itself where they are to lie on top of it', () => {
    const { state, supply, lie } = laid();
    supply.top(state.small, ['a']);
    expect(lie()).toEqual(['ba', 'adef', 'c', '', '']);
  });

  it('lie on a pile with the first on top, and are not taken away again', () => {
    const { state, supply, lie } = laid();
    supply.top(state.large, ['b', 'd']);
    supply.hold(state.hands[1], ['a', 'a']);
    expect(lie()).toEqual(['', 'efdb', 'c', '', 'aa']);
    expect(() => supply.hold(state.hands[0], ['d'])).toThrow('the box holds only 1 of "d"');
  });

  it('are replaced in the row they came from', () => {
    const { state, supply, lie } = laid();
    supply.hold(state.hands[0], ['c']);
    expect(lie()).toEqual(['ab', 'def', 'a', 'c', '']);
  });

  it('send what lay there under the largest pile', () => {
    const { state, supply, lie } = laid();
    supply.hold(state.row, []);
    expect(lie()).toEqual(['ab', 'cadef', '', '', '']);
  });

  it('do not send anything to a place that is already as it should be', () => {
    const { state, supply, lie } = laid();
    supply.hold(state.hands[0], ['a', 'a', 'b', 'd', 'e', 'f']);
    supply.hold(state.row, []);
    expect(lie()).toEqual(['c', '', '', 'aabdef', '']);
  });

  it('lie in a place of the table', () => {
    expect(() => laid().supply.hold([], ['a'])).toThrow('there is no such place on the table now');
  });
});

describe('what is missing', () => {
  const NAMES = ['red', 'white'];

  it('is nothing where all cards of the box lie somewhere', () => {
    expect(lost(laid().match, NAMES)).toBeUndefined();
  });

  it('is the first card that is not there, or is there too often', () => {
    const { match, state } = laid();
    const [c] = state.row.splice(0);
    expect(lost(match, NAMES)).toBe('the box holds 1 of "c", and 0 lie on the table');
    state.small.push(c as Card, c as Card);
    expect(lost(match, NAMES)).toBe('the box holds 1 of "c", and 2 lie on the table');
  });

  it('is a point without a cause', () => {
    const { match } = laid();
    match.score(1, 'luck', 2);
    expect(lost(match, NAMES)).toBe('white has 0 points on the table, and 2 by their causes');
  });
});
