import {
  need,
  newMatch,
  prepare,
  run,
  Table,
  tableKey,
  type Card,
  type GameEvent,
  type Match,
  type Proc,
  type Seat,
} from '@destrier/engine';
import { content as houseContent } from '../content/index.js';
import type { Content } from '../content/types.js';
import { game } from '../game.js';
import { combat } from '../rules/combat/combat.js';
import { addPower } from '../rules/powers.js';
import { host } from '../rules/places.js';
import { takeHero } from '../rules/setup.js';
import type { G, Player, Power, Rule, State } from '../state.js';

/** Tables on which known cards lie, for rulings. Seats are numbers from 0. */

/** What a seat has; cards as words: `arrows-14 mists`. */
interface Seated {
  readonly hero?: string;
  readonly unlocked?: boolean;
  readonly health?: number;
  readonly hand?: string;
  readonly pile?: string;
  readonly kept?: string;
  readonly godsends?: string;
  readonly hosts?: string;
}

interface Staged {
  readonly options?: { readonly [id: string]: string };
  readonly content?: Content;
  /** The top cards of the undealt ones, the topmost first. */
  readonly deck?: string;
  readonly aside?: string;
  /** The top of the godsend deck, the topmost first. */
  readonly favours?: string;
  readonly dealer?: Seat;
  readonly leader?: Seat;
  readonly round?: number;
  readonly begin?: Proc<G, object>;
  /** What random streams will bring. */
  readonly script?: { readonly [label: string]: readonly (string | number)[] };
  /** What powers in play name, or how often they were used, by their card. */
  readonly powers?: { readonly [card: string]: Partial<Power> };
  readonly and?: (g: Rule) => void;
  /** Gets what happens before the first question, which the table does not tell. */
  readonly before?: Omit<GameEvent, 'seq'>[];
}

const split = (cards: string | undefined): string[] =>
  cards === undefined || cards === '' ? [] : cards.split(' ');

const ruleOf = (match: Match): Rule => match;

export function stateOf(table: Table): State {
  return table.match.s;
}

export function playerOf(table: Table, seat: Seat): Player {
  return stateOf(table).players[seat];
}

/** Takes a card from where cards lie that are not in play. */
function fetch(match: Match, from: Card[], kind: string): Card {
  const index = from.findIndex((card) => match.name(card) === kind);
  return need(from.splice(index, index === -1 ? 0 : 1)[0], `${kind} in the box`);
}

function fetchWeapon(match: Match, kind: string): Card {
  const { box, deck } = ruleOf(match).s;
  return fetch(match, kind === 'merlin-weapon' ? box : deck, kind);
}

function seatOne(match: Match, seat: Seat, given: Seated): void {
  const g = ruleOf(match);
  const { favours, players } = g.s;
  const player = players[seat];
  player.health = given.health ?? 400;
  match.ledger[seat] = { given: player.health };
  if (given.hero !== undefined) takeHero(g, seat, given.hero);
  if (given.unlocked === true) {
    const card = need(houseContent.heroes[player.hero], 'a hero').legend;
    const { effect } = need(houseContent.legends[card], card);
    addPower(g, { card, rank: 'legend', effect, seat });
    player.unlocked = true;
  }
  for (const what of ['hand', 'pile', 'kept'] as const)
    for (const kind of split(given[what])) player[what].push(fetchWeapon(match, kind));
  for (const id of split(given.godsends)) {
    player.godsends.push(fetch(match, favours.deck, id));
    const { effect } = need(houseContent.godsends[id], id);
    addPower(g, { card: id, rank: 'godsend', effect, seat });
  }
  if (given.hosts !== undefined) host(g, seat, given.hosts);
}

/** Undealt cards: these on top. */
function stack(match: Match, top: readonly string[], aside: readonly string[]): void {
  const { deck, aside: apart } = ruleOf(match).s;
  for (const kind of aside) apart.push(fetchWeapon(match, kind));
  const above = top.map((kind) => fetchWeapon(match, kind));
  deck.push(...above.toReversed());
}

/** A table at its first question: a combat if nothing else is said, led by seat 0. */
export function staged(seats: readonly Seated[], given: Staged = {}): Table {
  const { options = {}, content, deck, aside, dealer = 0, leader = 0, round = 1 } = given;
  const match = newMatch(prepare(game, seats.length, options, content), tableKey('staged'));
  const g = ruleOf(match);
  need(match.fibers[0], 'a stack').stack.length = 0;
  g.s.dealer = dealer;
  g.s.formerDealer = dealer;
  g.s.round = round;
  g.s.combat.leader = leader;
  seats.forEach((one, i) => seatOne(match, g.after(0, i), one));
  stack(match, split(deck), split(aside));
  const top = split(given.favours).map((id) => fetch(match, g.s.favours.deck, id));
  g.s.favours.deck.push(...top.toReversed());
  for (const [card, change] of Object.entries(given.powers ?? {}))
    Object.assign(
      need(
        g.s.powers.find((power) => power.card === card),
        card,
      ),
      change,
    );
  given.and?.(g);
  if (given.script !== undefined)
    match.script = new Map(
      Object.entries(given.script).map(([label, outcomes]) => [label, [...outcomes]]),
    );
  const { before } = given;
  if (before !== undefined)
    match.sink = {
      event: (name, params) => void before.push({ name, params }),
      draw() {},
      fired() {},
    };
  match.call(given.begin ?? combat, {});
  run(match);
  return Table.at(match, 'staged');
}

/** Three seats with these hands and no powers; whoever has more to say uses `staged`. */
export function hands(...cards: readonly string[]): Table {
  return staged(cards.map((hand) => ({ hand })));
}

/** Choices that must be possible: `0 play arrows-14`. */
export function play(table: Table, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = tried(table, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

function tried(table: Table, line: string): object | undefined {
  const seat = ruleOf(table.match).after(0, Number(line[0]));
  const ask = table.asks().find((one) => one.seat === seat);
  const answer = table.choose(seat, ask?.id, line.slice(2));
  return answer.ok ? undefined : answer.refusal;
}

/** The rule by which a choice is refused; `none` if it simply does not exist. */
export function refused(table: Table, line: string): string {
  const before = table.hash;
  const refusal = tried(table, line);
  if (refusal === undefined) throw new Error(`${line} was not refused`);
  if (table.hash !== before) throw new Error(`${line} was refused and changed the table`);
  return 'rule' in refusal && typeof refusal.rule === 'string' ? refusal.rule : 'none';
}

/** The options of a seat in all its questions. */
export function offered(table: Table, seat: Seat): string[] {
  return table
    .asks()
    .filter((ask) => ask.seat === seat)
    .flatMap((ask) => table.optionIds(seat, ask.id));
}

/** Who is asked what: `0 turn.card`. */
export function asked(table: Table): string[] {
  return table.asks().map((ask) => `${ask.seat} ${ask.prompt}`);
}

export function health(table: Table): number[] {
  return stateOf(table).players.map((player) => player.health);
}

/** The cards of a place by name, sorted. */
export function named(table: Table, place: readonly Card[]): string {
  return place
    .map((card) => table.match.name(card))
    .toSorted()
    .join(' ');
}

export const pileOf = (table: Table, seat: Seat): string =>
  named(table, playerOf(table, seat).pile);
export const handOf = (table: Table, seat: Seat): string =>
  named(table, playerOf(table, seat).hand);

/** The cards of the combat: `0:arrows-14=14`. */
export function inCombat(table: Table): string {
  return stateOf(table)
    .combat.cards.map(({ seat, kind, value }) => `${seat}:${kind}=${value}`)
    .join(' ');
}

/** The names of what has happened, in order. */
export function happened(table: Table): string[] {
  return table.events('all').map(({ name }) => name);
}
