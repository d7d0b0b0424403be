import { need, type Card, type Seat } from '../basics.js';
import type { Match } from '../match.js';
import type { Refusal } from '../refusal.js';
import { placesOf } from '../scenario/supply.js';
import type { Table } from '../table.js';

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

/** Plays lines that must be possible, each at the first question of the seat that has the option. */
export function play(table: Table, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = tried(table, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** The rule by which a line is refused; `none` if there is simply no such option. */
export function refused(table: Table, line: string): string {
  const before = table.hash;
  const refusal = tried(table, line);
  if (refusal === undefined) throw new Error(`${line} was not refused`);
  if (table.hash !== before) throw new Error(`${line} was refused and changed the table`);
  return refusal.rule ?? 'none';
}

/** The refusal of a line; undefined if it was played. */
export function tried(table: Table, line: string): Refusal | undefined {
  const [, colour = '', option = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
  const seat = seatOf(colour);
  const ids = table.asks('public').flatMap((ask) => (ask.seat === seat ? [ask.id] : []));
  let refusal: Refusal | undefined;
  for (const id of ids.length === 0 ? [undefined] : ids) {
    const answer = table.choose(seat, id, option);
    if (answer.ok) return undefined;
    refusal ??= answer.refusal;
  }
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

/** What was told last under this name. */
export function told(table: Table, name: string): object {
  return need(
    table.events('all').findLast((event) => event.name === name),
    name,
  ).params;
}

/** The names of everything that has happened, in order. */
export function happened(table: Table): string[] {
  return table.events('all').map(({ name }) => name);
}

/** The cards of a place by name, sorted. */
export function named(table: Table, place: readonly Card[]): string {
  return place
    .map((card) => table.match.name(card))
    .toSorted()
    .join(' ');
}

/** Puts cards of these kinds on top of a place, the last one topmost, from where they lie and belong to nobody. */
export function hold(match: Match, place: Card[], kinds: readonly string[]): void {
  for (const kind of kinds) place.push(fetched(match, place, kind));
}

function fetched(match: Match, place: Card[], kind: string): Card {
  const places = placesOf(match);
  const pool = places.find(({ cards }) => cards === place)?.node.pool;
  if (pool === undefined) throw new Error('this is not a place of the game');
  for (const { cards, node, owner } of places) {
    if (owner !== null || node.pool !== pool) continue;
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
