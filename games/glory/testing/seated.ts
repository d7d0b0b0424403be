import {
  answer,
  menuOf,
  need,
  newMatch,
  prepare,
  questions,
  run,
  Table,
  tableKey,
  type Card,
  type Match,
  type Refusal,
  type Seat,
} from '@destrier/engine';
import type { Content } from '../content/types.js';
import { game } from '../game.js';
import { OTTO, type Player, type State, type Who } from '../state.js';

/** Tables for tests: past the set-up, with what is given, played in lines such as `red: place training`. */

export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'white'];

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
  if (given.random !== undefined)
    match.script = new Map(
      Object.entries(given.random).map(([label, outcomes]) => [label, [...outcomes]]),
    );
  given.given?.(s, match);
  given.begin?.(match);
  run(match);
  return Table.at(match, seed);
}

/** Takes away what chance dealt, so that a test says all it needs. */
function plain(s: State, match: Match): void {
  for (const seat of match.seats) {
    const player = s.players[seat];
    for (const deck of ['romance', 'market', 'challenge'] as const)
      s.decks[deck].unshift(...player[deck].splice(0));
    s.titleDeck.unshift(...player.titles.splice(0), ...player.openTitles.splice(0));
    hold(match, seat, { glory: 10, coins: 0, strength: 0, faith: 0 });
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
export function hold(match: Match, seat: Seat, holding: Holding): void {
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
    for (const tile of holding[what] ?? []) player[kind][side].push(fetch(match, tile));
  }
  for (const card of holding.cards ?? []) handOf(match, player, card).push(fetch(match, card));
  for (const card of holding.played ?? [])
    player.played[deckOf(match, card)].push(fetch(match, card));
  for (const title of holding.titles ?? []) player.titles.push(fetch(match, title));
}

function deckOf(match: Match, card: string): 'romance' | 'market' | 'challenge' {
  const { travel } = match.prepared.content as Content;
  return need(travel[card], card).deck;
}

function handOf(match: Match, player: Player, card: string): Card[] {
  return player[deckOf(match, card)];
}

/** Takes a card out of a pile, an offer or the supply: anywhere but from a player or Otto. */
export function fetch(match: Match, kind: string): Card {
  const s: State = match.s;
  const { one, two, three, special, scroll } = s.piles;
  const places = [
    scroll,
    one,
    two,
    three,
    special,
    ...s.track,
    s.recruit,
    s.supportsGone,
    s.relics,
    s.prestige,
    ...Object.values(s.decks),
    ...Object.values(s.offers),
    ...Object.values(s.travelGone),
    s.titleDeck,
    s.titleDiscard,
    s.publicTitles,
    ...Object.values(s.events),
    ...Object.values(s.knights),
    s.fallen,
    s.field,
    s.tournamentDeck,
    s.trophies,
    s.trophy,
    s.trophiesGone,
    s.otto.deck,
    s.otto.shown,
  ];
  for (const place of places) {
    const at = place.findIndex((card) => match.name(card) === kind);
    if (at !== -1) return need(place.splice(at, 1)[0], kind);
  }
  throw new Error(`${kind} lies nowhere`);
}

/** Puts a card on top of a place, from wherever it lies unowned. */
export function putOn(match: Match, place: Card[], kind: string): void {
  place.push(fetch(match, kind));
}

/** Makes this the event of the round. */
export function makeEvent(match: Match, event: string): void {
  const s: State = match.s;
  const card = fetch(match, event);
  s.events.past.push(...s.events.now.splice(0));
  s.events.now.push(card);
}

export function stateOf(table: Table): State {
  return table.match.s;
}

function parse(line: string): { seat: Seat; option: string } {
  const [colour = '', ...rest] = line.split(': ');
  const seat = COLOURS.indexOf(colour);
  if (seat === -1) throw new Error(`${line}: there is no seat ${colour}`);
  return { seat: seat as Seat, option: rest.join(': ') };
}

/** Plays the lines; one that is refused is an error. */
export function play(table: Table, ...lines: string[]): void {
  for (const line of lines) {
    const refusal = refused(table, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** The refusal of a line, or nothing if it was played. */
export function refused(table: Table, line: string): Refusal | undefined {
  const { seat, option } = parse(line);
  const answered = table.choose(seat, undefined, option);
  return answered.ok ? undefined : answered.refusal;
}

/** All options of the seat's question. */
export function offered(table: Table, colour: string): string[] {
  return table.optionIds(COLOURS.indexOf(colour) as Seat);
}

/** Who is asked what: `red: duel.tent`. */
export function prompts(table: Table): string[] {
  return table.asks().map((ask) => `${need(COLOURS[ask.seat], 'a colour')}: ${ask.prompt}`);
}
