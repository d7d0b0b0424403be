import type { Card, Seat } from './basics.js';
import { ALL_SEATS, MAX_SEATS, RuleFault } from './basics.js';
import { canonical, hashOf } from './canonical.js';
import { cardOf } from './cards.js';
import type { EventDecls } from './events.js';
import { KERNEL_EVENTS } from './events.js';
import type { AnyProc, GameTypes, Look, Proc, Rules } from './rules.js';
import type { Decl, Node } from './secrecy/declare.js';
import { checkOwners, shapeOf } from './secrecy/walk.js';

/** A table option: an id, what it may be, and what it is when nobody says. */
export interface OptionDecl {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** With how many seats it matters; always if not said. */
  readonly seats?: { readonly min: number; readonly max: number };
}

/** A way to begin a game. */
export interface Beginning {
  readonly seats: number;
  readonly options?: { readonly [id: string]: string };
  /** Options that take turns through these values from game to game. */
  readonly varied?: { readonly [id: string]: readonly string[] };
}

/** What set-up knows. */
export interface Setting<C = object> {
  readonly seats: readonly Seat[];
  readonly options: { readonly [id: string]: string };
  readonly content: C;
  /** All cards of a pool, in the order of its content, known to nobody. */
  cards(pool: string): Card[];
}

/** Somebody without a seat (an automa) against whom all seats play. */
export interface Rival {
  /** A word of the texts. */
  readonly name: string;
  /** Null where the seats play for a goal, not for more points than this rival. */
  readonly score: number | null;
  /** Whether no seat has beaten this rival or reached the goal: all places are one lower. */
  readonly ahead: boolean;
}

/** A game: its rules as procedures, its content as data, its secrets as a declaration. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly rulesVersion: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The rival without a seat whom one who plays alone meets. */
  readonly automa?: string;
  readonly options: readonly OptionDecl[];
  readonly content: T['content'];
  readonly secrecy: T['secrecy'] & Decl<T['state']>;
  readonly events: T['events'];
  /** `table`: one stream for all; `seat`: one per seat, the only kind that may be drawn from side by side. */
  readonly streams: { readonly [label in T['streams']]: 'table' | 'seat' };
  /** The kinds of every pool of cards, repeated as often as the box holds them. */
  pools(setting: {
    readonly seats: readonly Seat[];
    readonly options: Setting['options'];
    readonly content: T['content'];
  }): {
    readonly [pool: string]: readonly string[];
  };
  setup(setting: Setting<T['content']>): T['state'];
  readonly rules: Rules<T>;
  readonly main: Proc<T, Record<never, never>>;
  /** The score a person reads off the table; it must equal the sum of its causes at every moment. */
  score(g: Look<T>, seat: Seat): number;
  /** Says who is ahead where scores are equal (more is better); equal again shares the place. */
  readonly tieBreak?: (g: Look<T>, seat: Seat) => number;
  /** The rival without a seat as things stand, where there is one. */
  readonly rival?: (g: Look<T>) => Rival | undefined;
  /** Whether fewer points are better. */
  readonly lowWins?: boolean;
  /** What is counted besides cards and must never change: coins, tokens. */
  readonly conserved?: (g: Look<T>) => { readonly [what: string]: number };
  /** Verbs that do nothing; random play prefers the others. */
  readonly idle?: readonly string[];
  /** Ways to begin that random tests play in full number each; every number of seats and every option once if not said. */
  readonly setups?: readonly Beginning[];
  /** The copier that `npm run copiers` wrote from the declaration; without it copies are made by a slower, general one. */
  readonly copy?: (state: T['state']) => T['state'];
  /** More choices than any game can have. */
  readonly choiceCap: number;
}

/** A game whose types no longer matter. */
export type AnyGame = Game<AnyTypes>;
export interface AnyTypes extends GameTypes {
  readonly state: object;
  readonly secrecy: never;
  readonly content: never;
  readonly events: EventDecls;
  readonly streams: string;
}

/** Checks what can be checked before the first game, and forgets the types. */
export function defineGame<T extends GameTypes>(game: Game<T>): AnyGame {
  checkOwners(game.secrecy as Node);
  if (game.seats.min < 1 || game.seats.max > MAX_SEATS || game.seats.min > game.seats.max)
    throw new RuleFault(`${game.id}: seats must be 1 to ${MAX_SEATS}`);
  for (const option of game.options)
    if (!option.values.includes(option.default))
      throw new RuleFault(`${game.id}: the default of ${option.id} is not among its values`);
  for (const name of Object.keys(game.events))
    if (name in KERNEL_EVENTS) throw new RuleFault(`${game.id}: ${name} is the kernel's own event`);
  return game as unknown as AnyGame;
}

/** What stays the same through all games with one set of seats, options and content. */
export interface Prepared {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly options: { readonly [id: string]: string };
  readonly content: object;
  /** Names of all kinds; a card's kind is an index into it. */
  readonly kinds: readonly string[];
  readonly kindAt: ReadonlyMap<string, number>;
  /** The kinds of each pool, as indices, repeated. */
  readonly pools: ReadonlyMap<string, readonly number[]>;
  readonly procedures: readonly AnyProc[];
  readonly procedureAt: ReadonlyMap<AnyProc, number>;
  /** Of each procedure whether it watches, and whether any does. */
  readonly watching: readonly boolean[];
  readonly watched: boolean;
  /** Whether any procedure makes offers. */
  readonly offering: boolean;
  readonly streamLabels: readonly string[];
  readonly streamAt: ReadonlyMap<string, number>;
  readonly seatStreams: ReadonlySet<string>;
  readonly events: EventDecls;
  readonly contentHash: string;
}

/** An option or number of seats that the game does not know. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

export function optionsOf(
  game: AnyGame,
  given: { readonly [id: string]: string },
): { readonly [id: string]: string } {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const value = given[option.id] ?? option.default;
    if (!option.values.includes(value))
      throw new SettingError(
        `${option.id} cannot be ${value}: it is one of ${option.values.join(', ')}`,
      );
    options[option.id] = value;
  }
  const unknown = Object.keys(given).find((id) => !Object.hasOwn(options, id));
  if (unknown !== undefined) throw new SettingError(`${game.id} has no option ${unknown}`);
  return options;
}

// Tables of one kind share what is prepared for them: hashing the content alone costs more than starting a game.
const kept = new WeakMap<object, Map<string, Prepared>>();

export function prepare(
  game: AnyGame,
  seatCount: number,
  given: { readonly [id: string]: string } = {},
  content?: object,
): Prepared {
  if (!Number.isInteger(seatCount) || seatCount < game.seats.min || seatCount > game.seats.max)
    throw new SettingError(
      `${game.id} has ${game.seats.min} to ${game.seats.max} seats, not ${seatCount}`,
    );
  const used = content ?? game.content;
  const ofContent = kept.get(used) ?? new Map<string, Prepared>();
  kept.set(used, ofContent);
  const key = canonical([game.id, game.rulesVersion, seatCount, given]);
  const known = ofContent.get(key);
  if (known?.game === game) return known;
  const prepared = prepareAnew(game, seatCount, given, used);
  ofContent.set(key, prepared);
  return prepared;
}

function prepareAnew(
  game: AnyGame,
  seatCount: number,
  given: { readonly [id: string]: string },
  used: object,
): Prepared {
  const options = optionsOf(game, given);
  const seats = ALL_SEATS.slice(0, seatCount);
  const kinds: string[] = [];
  const kindAt = new Map<string, number>();
  const pools = new Map<string, number[]>();
  for (const [pool, names] of Object.entries(
    game.pools({ seats, options, content: used as never }),
  )) {
    const indices = names.map((name) => {
      const known = kindAt.get(name);
      if (known !== undefined) return known;
      kindAt.set(name, kinds.length);
      return kinds.push(name) - 1;
    });
    pools.set(pool, indices);
  }
  const procedures = [...game.rules.procedures.values()];
  const streamLabels: string[] = [];
  const seatStreams = new Set<string>();
  for (const [label, kind] of Object.entries(game.streams)) {
    if (kind === 'seat') seatStreams.add(label);
    streamLabels.push(...(kind === 'seat' ? seats.map((seat) => `${label}@${seat}`) : [label]));
  }
  return {
    game,
    seats,
    options,
    content: used,
    kinds,
    kindAt,
    pools,
    procedures,
    procedureAt: new Map(procedures.map((procedure, i) => [procedure, i])),
    watching: procedures.map((procedure) => procedure.watch !== undefined),
    watched: procedures.some((procedure) => procedure.watch !== undefined),
    offering: procedures.some((procedure) => procedure.offers.length > 0),
    streamLabels,
    streamAt: new Map(streamLabels.map((label, i) => [label, i])),
    seatStreams,
    events: { ...KERNEL_EVENTS, ...game.events },
    contentHash: hashOf(used),
  };
}

export function freshCards(prepared: Prepared, pool: string): Card[] {
  const kinds = prepared.pools.get(pool);
  if (kinds === undefined) throw new RuleFault(`there is no pool ${pool}`);
  return kinds.map((kind) => cardOf(kind));
}

const shapes = new WeakMap<AnyGame, string>();

/** A hash over what a saved game depends on: the declaration, and the names of procedures and steps. */
export function shapeHash(game: AnyGame): string {
  const known = shapes.get(game) ?? shapeAnew(game);
  shapes.set(game, known);
  return known;
}

function shapeAnew(game: AnyGame): string {
  const procedures = [...game.rules.procedures.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((procedure) => [procedure.name, procedure.steps.map((step) => step.name)]);
  return hashOf([shapeOf(game.secrecy), Object.keys(game.streams).toSorted(), procedures]);
}
