import {
  answer,
  menuOf,
  need,
  newMatch,
  prepare,
  questions,
  run,
  tableKey,
  type Match,
  type Seat,
  type Table,
} from '@destrier/engine';
import { begun, hold, script } from '@destrier/engine/testkit/check';
import type { Content } from '../content/types.js';
import { game } from '../game.js';
import { OTTO, type State, type Who } from '../state.js';

/** Tables for rulings: past the set-up, with what is given. */

interface Given {
  readonly seed?: string;
  readonly options?: { readonly [id: string]: string };
  readonly content?: object;
  /** Outcomes by stream, the first of them first; read from the end of the set-up on. */
  readonly random?: { readonly [stream: string]: readonly (string | number)[] };
  /** Changes the state after the set-up. */
  readonly given?: (s: State, match: Match) => void;
  /** Begins with this procedure above the first question. */
  readonly begin?: (match: Match) => void;
  /** The initiative track; the seats in their order if not said. */
  readonly order?: readonly Who[];
}

/**
 * A table at the first question after the set-up: everybody has taken the first option, which is the character of
 * level I, and stands on the initiative track in the order of the seats. Hands are empty; nobody has amends.
 */
export function seated(seats: number, given: Given = {}): Table {
  const seed = given.seed ?? 'glory';
  const match = newMatch(prepare(game, seats, given.options, given.content), tableKey(seed));
  run(match);
  const s: State = match.s;
  while (s.phase === 'setup') {
    const question = need(questions(match)[0], 'a question');
    answer(match, question, menuOf(match, question, match.menu, false).nth(0));
  }
  plain(s, match);
  s.order = given.order?.slice() ?? (s.otto.plays ? [0, OTTO] : match.seats.slice());
  if (given.random !== undefined) script(match, given.random);
  given.given?.(s, match);
  return begun(match, seed, given.begin);
}

/** Takes away what chance dealt, so that a test says all it needs. */
function plain(s: State, match: Match): void {
  for (const seat of match.seats) {
    const player = s.players[seat];
    for (const deck of ['romance', 'market', 'challenge'] as const)
      s.decks[deck].unshift(...player[deck].splice(0));
    s.titleDeck.unshift(...player.titles.splice(0), ...player.openTitles.splice(0));
    give(match, seat, { glory: 10, coins: 0, strength: 0, faith: 0 });
  }
}

type Amounts = {
  readonly [
    what in 'coins' | 'strength' | 'faith' | 'glory' | 'mount' | 'armour' | 'pawns'
  ]?: number;
};

interface Holding extends Amounts {
  readonly supports?: readonly string[];
  readonly usedSupports?: readonly string[];
  readonly relics?: readonly string[];
  readonly usedRelics?: readonly string[];
  readonly prestige?: readonly string[];
  readonly usedPrestige?: readonly string[];
  /** Travel cards in hand, and played ones. */
  readonly cards?: readonly string[];
  readonly played?: readonly string[];
  readonly titles?: readonly string[];
}

const TILES = {
  supports: ['supports', 'ready'],
  usedSupports: ['supports', 'used'],
  relics: ['relics', 'ready'],
  usedRelics: ['relics', 'used'],
  prestige: ['prestige', 'ready'],
  usedPrestige: ['prestige', 'used'],
} as const;

/** Gives a seat exactly these amounts, and these tiles and cards besides what it has, from wherever they lie unowned. */
export function give(match: Match, seat: Seat, holding: Holding): void {
  const s: State = match.s;
  const player = s.players[seat];
  for (const what of ['coins', 'strength', 'faith', 'mount', 'armour', 'pawns'] as const)
    player[what] = holding[what] ?? player[what];
  if (holding.glory !== undefined) {
    match.score(seat, 'given', holding.glory - player.glory);
    player.glory = holding.glory;
  }
  for (const what of Object.keys(TILES) as (keyof typeof TILES)[]) {
    const [kind, side] = TILES[what];
    hold(match, player[kind][side], holding[what] ?? []);
  }
  for (const card of holding.cards ?? []) hold(match, player[deckOf(match, card)], [card]);
  for (const card of holding.played ?? []) hold(match, player.played[deckOf(match, card)], [card]);
  hold(match, player.titles, holding.titles ?? []);
}

function deckOf(match: Match, card: string): 'romance' | 'market' | 'challenge' {
  const { travel } = match.prepared.content as Content;
  return need(travel[card], card).deck;
}

/** Makes this the event of the round. */
export function makeEvent(match: Match, event: string): void {
  const s: State = match.s;
  s.events.past.push(...s.events.now.splice(0));
  hold(match, s.events.now, [event]);
}

export function stateOf(table: Table): State {
  return table.match.s;
}
