import type { Card, Seat, Why } from './basics.js';
import { ALL_SEATS, interned, MAX_SEATS, RuleFault } from './basics.js';
import { canonical, hashOf } from './canonical.js';
import { cardOf } from './cards.js';
import type { EventDecls } from './events.js';
import { eventFault, KERNEL_EVENTS } from './events.js';
import type { ReasonDecls, VerbDecls } from './kinds.js';
import type { AnyProc, AnyTypes, GameTypes, Look, Proc, Rules } from './rules.js';
import type { Decl, Node } from './secrecy/declare.js';
import { checkClasses } from './secrecy/classes.js';
import { checkOwners, shapeOf } from './secrecy/walk.js';
import {
  checkOption,
  checkSeats,
  checkSetting,
  optionsOf,
  settingBlocked,
  type OptionDecl,
} from './setting.js';
import type { Causes } from './tally.js';

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
  /**
   * Why seats and options do not go together, judged before the game begins; undefined where they do. With the defaults
   * every number of seats must do.
   */
  readonly allows?: (seats: number, options: Setting['options']) => Why | undefined;
  readonly content: T['content'];
  /** The content with what is of one sort in one form (`formOf`), which is how rules then read it; else they read it as it is. */
  readonly formed?: (content: T['content']) => T['content'];
  /** Hashes of the content that earlier rules had: games played with it are tried with the present one. */
  readonly formerContent?: readonly string[];
  readonly secrecy: T['secrecy'] & Decl<T['state']>;
  readonly events: T['events'];
  /** The kinds of the words of its options: for texts, and for boards that look for the options of a place. */
  readonly verbs?: VerbDecls;
  /** The kinds of what its reasons tell, where they tell something. */
  readonly reasons?: ReasonDecls;
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
  /** Ways to begin that random tests play in full number each; if not given, every number of seats and every option once. */
  readonly setups?: readonly Beginning[];
  /** The copier that `npm run copiers` wrote from the declaration; without it copies are made by a slower, general one. */
  readonly copy?: (state: T['state']) => T['state'];
  /** More choices than any game can have. */
  readonly choiceCap: number;
}

/** A game whose types no longer matter. */
export type AnyGame = Game<AnyTypes>;

/** Checks what can be checked before the first game, and forgets the types. */
export function defineGame<T extends GameTypes>(game: Game<T>): AnyGame {
  checkOwners(game.secrecy as Node);
  checkClasses(game.secrecy as Node);
  if (game.seats.min < 1 || game.seats.max > MAX_SEATS || game.seats.min > game.seats.max)
    throw new RuleFault(`${game.id}: seats must be 1 to ${MAX_SEATS}`);
  for (const option of game.options) checkOption(game.id, option);
  const fault = eventFault(game.events);
  if (fault !== undefined) throw new RuleFault(`${game.id}: ${fault}`);
  const made = game as unknown as AnyGame;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const reason = settingBlocked(made, seats, optionsOf(made, {}));
    if (reason !== undefined)
      throw new RuleFault(`${game.id}: ${seats} seats do not go with the defaults: ${reason.why}`);
  }
  return made;
}

/** Where the streams of a label lie: the one of the table, or of the first seat, with those of the others behind it. */
export interface StreamAt {
  readonly first: number;
  readonly perSeat: boolean;
}

/** What stays the same through all games with one set of seats, options and content. */
export interface Prepared {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly options: { readonly [id: string]: string };
  readonly content: object;
  /** The same content as rules read it. */
  readonly formed: object;
  /** Names of all kinds; a card's kind is an index into it. */
  readonly kinds: readonly string[];
  readonly kindAt: ReadonlyMap<string, number>;
  /** The kinds of each pool, as indices, repeated. */
  readonly pools: ReadonlyMap<string, readonly number[]>;
  readonly procedures: readonly AnyProc[];
  /** Of each procedure whether it watches, and whether any does. */
  readonly watching: readonly boolean[];
  readonly watched: boolean;
  /** Whether any procedure makes offers, and whether any of them is open to seats that are not asked. */
  readonly offering: boolean;
  readonly asides: boolean;
  readonly streamLabels: readonly string[];
  readonly streamAt: ReadonlyMap<string, StreamAt>;
  /** Verbs that do nothing. */
  readonly idle: ReadonlySet<string>;
  /** The causes of points that have come up so far. */
  readonly causes: Causes;
  readonly events: EventDecls;
  readonly contentHash: string;
}

// Tables of one kind share what is prepared for them: hashing the content alone costs more than starting a game.
const kept = new WeakMap<object, Map<string, Prepared>>();

export function prepare(
  game: AnyGame,
  seatCount: number,
  given: { readonly [id: string]: string } = {},
  content?: object,
): Prepared {
  checkSeats(game, seatCount);
  const used = content ?? game.content;
  const ofContent = kept.get(used) ?? new Map<string, Prepared>();
  kept.set(used, ofContent);
  const key = keyOf(game, seatCount, given);
  const known = ofContent.get(key);
  if (known?.game === game) return known;
  const prepared = prepareAnew(game, seatCount, given, used);
  ofContent.set(key, prepared);
  return prepared;
}

// Most games are begun without naming any options.
function keyOf(game: AnyGame, seatCount: number, given: Readonly<Record<string, string>>): string {
  return Object.keys(given).length === 0
    ? `${game.id} ${game.rulesVersion} ${seatCount}`
    : canonical([game.id, game.rulesVersion, seatCount, given]);
}

function prepareAnew(
  game: AnyGame,
  seatCount: number,
  given: { readonly [id: string]: string },
  used: object,
): Prepared {
  const options = optionsOf(game, given);
  checkSetting(game, seatCount, options);
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
      return kinds.push(interned(name)) - 1;
    });
    pools.set(pool, indices);
  }
  const procedures = [...game.rules.procedures.values()];
  const streamLabels: string[] = [];
  const streamAt = new Map<string, StreamAt>();
  for (const [label, kind] of Object.entries(game.streams)) {
    streamAt.set(label, { first: streamLabels.length, perSeat: kind === 'seat' });
    streamLabels.push(...(kind === 'seat' ? seats.map((seat) => `${label}@${seat}`) : [label]));
  }
  return {
    game,
    seats,
    options,
    content: used,
    formed: formedOf(game, used),
    kinds,
    kindAt,
    pools,
    procedures,
    watching: procedures.map((procedure) => procedure.watch !== undefined),
    watched: procedures.some((procedure) => procedure.watch !== undefined),
    offering: procedures.some((procedure) => procedure.offers.length > 0),
    asides: procedures.some(({ offers }) => offers.some(({ kind }) => kind === 'aside')),
    streamLabels,
    streamAt,
    idle: new Set(game.idle),
    causes: new Map(),
    events: { ...KERNEL_EVENTS, ...game.events },
    contentHash: hashOf(used),
  };
}

const formed = new WeakMap<object, object>();

// One for all tables with this content: bots keep by it what they have worked out.
function formedOf(game: AnyGame, content: object): object {
  const known = formed.get(content) ?? game.formed?.(content as never) ?? content;
  formed.set(content, known);
  return known;
}

/** Whether a hash names this content; without one, the game's own, now or under earlier rules. */
export function isContentHash(game: AnyGame, hash: string, content?: object): boolean {
  if (content !== undefined) return hashOf(content) === hash;
  return hashOf(game.content) === hash || game.formerContent?.includes(hash) === true;
}

export function freshCards(prepared: Prepared, pool: string): Card[] {
  const kinds = prepared.pools.get(pool);
  if (kinds === undefined) throw new RuleFault(`there is no pool ${pool}`);
  const cards: Card[] = [];
  for (const kind of kinds) cards.push(cardOf(kind));
  return cards;
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
