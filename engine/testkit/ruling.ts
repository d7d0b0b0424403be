import { need, type Card, type Seat } from '../basics.js';
import { redact, type GameEvent } from '../events.js';
import type { Match } from '../match.js';
import type { Refusal } from '../refusal.js';
import { run } from '../run.js';
import { placesOf } from '../scenario/supply.js';
import type { Viewer } from '../secrecy/view.js';
import { Table } from '../table.js';

/** Rulings: a table at a known moment, played in lines such as `red: place mine`. */

/** The seats by name, in order. */
const COLOURS = ['red', 'blue', 'green', 'white', 'black', 'yellow', 'violet', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: Seat): Colour {
  return need(COLOURS[seat], `a colour of seat ${seat}`);
}

export function seatOf(colour: string): Seat {
  const seat = COLOURS.findIndex((one) => one === colour);
  if (seat === -1) throw new Error(`there is no seat ${colour}: name one of ${COLOURS.join(', ')}`);
  return seat as Seat;
}

interface Story {
  readonly events: GameEvent[];
  readonly fired: Map<string, number>;
}
const stories = new WeakMap<Table, Story>();

/**
 * A table at the next question of a match, which may begin with something of its own. What happens until then is part of
 * the story, although a table itself begins to listen at its first question.
 */
export function begun(match: Match, seed: string, begin?: (match: Match) => void): Table {
  const events: GameEvent[] = [];
  const fired = new Map<string, number>();
  match.sink = {
    event: (name, params) => events.push({ seq: match.n, name, params }),
    draw() {},
    fired: (rule) => fired.set(rule, (fired.get(rule) ?? 0) + 1),
  };
  begin?.(match);
  run(match);
  const table = Table.at(match, seed);
  table.countFired(fired);
  stories.set(table, { events, fired });
  return table;
}

/** Plays lines that must be possible, each at the first question of the seat that has the option. */
export function play(table: Table, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = tried(table, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** The rule by which a line is refused; `none` if there is simply no such option. */
export function refused(table: Table, line: string): string {
  const refusal = tried(table, line);
  if (refusal === undefined) throw new Error(`${line} was not refused`);
  return refusal.rule ?? 'none';
}

/** The refusal of a line, which changes nothing; undefined if it was played. */
export function tried(table: Table, line: string): Refusal | undefined {
  const [, colour = '', option = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
  const seat = seatOf(colour);
  const ids = table.asks('public').flatMap((ask) => (ask.seat === seat ? [ask.id] : []));
  const before = table.hash;
  let refusal: Refusal | undefined;
  for (const id of ids.length === 0 ? [undefined] : ids) {
    const answer = table.choose(seat, id, option);
    if (answer.ok) return undefined;
    refusal ??= answer.refusal;
  }
  if (table.hash !== before) throw new Error(`${line} was refused and changed the table`);
  return refusal;
}

/** The options of a seat in all its questions. */
export function offered(table: Table, colour: Colour): string[] {
  const seat = seatOf(colour);
  return table
    .asks('public')
    .filter((ask) => ask.seat === seat)
    .flatMap((ask) => table.optionIds(seat, ask.id));
}

/** The open questions with the seats that are asked them: `red: turn.card`. */
export function asked(table: Table): string[] {
  return table.asks('public').map((ask) => `${colourOf(ask.seat)}: ${ask.prompt}`);
}

/** Everything that has happened, as this viewer was told it. */
export function history(table: Table, viewer: Viewer | 'all' = 'all'): GameEvent[] {
  const before = stories.get(table)?.events ?? [];
  return [
    ...before.map((event) => redact(event, table.prepared.events, viewer)),
    ...table.events(viewer),
  ];
}

/** The names of everything that has happened, in order. */
export function happened(table: Table): string[] {
  return history(table).map(({ name }) => name);
}

/** What was told last under this name. */
export function told(table: Table, name: string): GameEvent['params'] {
  return need(allTold(table, name).at(-1), name);
}

/** All that this viewer was told under this name, in order. */
export function allTold(
  table: Table,
  name: string,
  viewer: Viewer | 'all' = 'all',
): GameEvent['params'][] {
  return history(table, viewer)
    .filter((event) => event.name === name)
    .map(({ params }) => params);
}

/** The rules and items that took effect at a table that was begun here. */
export function fired(table: Table): string[] {
  return [...need(stories.get(table), 'a table that was begun here').fired.keys()];
}

/** The cards of a place by name, the topmost last. */
export function cardsIn({ match }: { readonly match: Match }, place: readonly Card[]): string[] {
  return place.map((card) => match.name(card));
}

/** The cards of a place by name, sorted. */
export function named(table: Table, place: readonly Card[]): string {
  return cardsIn(table, place).toSorted().join(' ');
}

/** Places that a ruling has given something: what they hold is taken only if nothing else is left. */
const held = new WeakSet<Card[]>();

/** Puts cards of these kinds on top of a place, the last one topmost, from where they lie and belong to nobody. */
export function hold(match: Match, place: Card[], kinds: readonly string[]): void {
  place.push(...kinds.map((kind) => fetched(match, place, kind)));
  held.add(place);
}

function fetched(match: Match, place: Card[], kind: string): Card {
  const places = placesOf(match);
  const pool = places.find(({ cards }) => cards === place)?.node.pool;
  if (pool === undefined) throw new Error('this is not a place of the game');
  const sources = places
    .filter(({ node, owner }) => owner === null && node.pool === pool)
    .toSorted((a, b) => Number(held.has(a.cards)) - Number(held.has(b.cards)));
  for (const { cards } of sources) {
    const at = cards.findIndex((card) => match.name(card) === kind);
    if (at !== -1) return need(cards.splice(at, 1)[0], kind);
  }
  throw new Error(`no ${kind} of ${pool} is left to be held`);
}

/** What streams will bring, the first outcome first. */
export function script(
  match: Match,
  outcomes: { readonly [stream: string]: readonly (string | number)[] },
): void {
  match.script = new Map(Object.entries(outcomes).map(([label, list]) => [label, [...list]]));
}
