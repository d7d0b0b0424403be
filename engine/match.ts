import type { Card, Seat } from './basics.js';
import { RuleFault, ScriptFault } from './basics.js';
import { bit, kindOf, type Seats } from './cards.js';
import type { EventValue } from './events.js';
import { freshCards, type Prepared } from './game.js';
import { CardTable } from './card-table.js';
import type { Choice } from './menu.js';
import { Menu } from './menu.js';
import { Stream } from './random.js';
import type { AnyProc, AnyTypes, Play } from './rules.js';
import { Tally, tallyOf, type ByCause } from './tally.js';

/** A running procedure: which, at which step, with which locals. */
export interface Frame {
  readonly procedure: number;
  at: number;
  readonly v: object;
}

/** A stack of frames. There is one, and one more per branch while branches run side by side. */
export interface Fiber {
  /** The fiber that waits for this one; null: the first. */
  up: number | null;
  /** The seat whose branch this is; null: the first. */
  readonly seat: Seat | null;
  readonly stack: Frame[];
  /** Branches that still run above this fiber. */
  kids: number;
  /** Sealed answers to the question at the top. */
  sealed: (Choice | null)[];
  /** Choices made on this stack and on those it grew out of; branches count apart until they join. */
  clock: number;
  /** The clock when this fiber last moved: the id of its questions. */
  stamp: number;
}

/** Receives what a match tells while it runs. A search needs none. */
export interface Sink {
  event(name: string, params: { readonly [param: string]: EventValue }): void;
  draw(label: string, outcome: string): void;
  fired(rule: string): void;
}

/** Outcomes written in advance, by stream label: faces, numbers or kinds of cards. */
export type Script = Map<string, (string | number)[]>;

export function copyScript(script: Script | null): Script | null {
  return script === null ? null : new Map([...script].map(([label, ahead]) => [label, [...ahead]]));
}

/** A game in progress: state, stacks, streams. Everything a rule may do goes through it. */
export class Match implements Play<AnyTypes> {
  readonly prepared: Prepared;
  s: never;
  fibers: Fiber[];
  streams: Stream[];
  tally: Tally;
  over = false;
  /** Over because a rule said so, and not because nothing was left to do. */
  ended = false;
  /** Choices made so far. */
  n = 0;

  sink: Sink | null = null;
  script: Script | null = null;
  /** Somebody learned something during the last choice that its chooser had not known. */
  barrier = false;
  chooser: Seats = 0;
  /** The fiber that runs now. */
  running = 0;
  /** Counts steps and answers: a menu that was written holds until the next. */
  moves = 0;
  // Made when first needed: most copies of a search are thrown away before.
  #menu: Menu | undefined;
  #probe: Menu | undefined;
  #cards: CardTable | undefined;

  constructor(
    prepared: Prepared,
    state: object,
    streams: Stream[],
    tally = new Tally(prepared.seats.length, prepared.causes),
  ) {
    this.prepared = prepared;
    this.s = state as never;
    this.streams = streams;
    this.fibers = [];
    this.tally = tally;
  }

  /** The menu that questions are written into. */
  get menu(): Menu {
    return (this.#menu ??= new Menu());
  }
  /** The menu in which open questions are tried. */
  get probe(): Menu {
    return (this.#probe ??= new Menu());
  }
  get cards(): CardTable {
    return (this.#cards ??= new CardTable(this));
  }
  get heard(): boolean {
    return this.sink !== null;
  }
  get content(): never {
    return this.prepared.formed as never;
  }
  get options(): { readonly [id: string]: string } {
    return this.prepared.options;
  }
  get seats(): readonly Seat[] {
    return this.prepared.seats;
  }
  after(seat: Seat, places = 1): Seat {
    const count = this.prepared.seats.length;
    return ((((seat + places) % count) + count) % count) as Seat;
  }
  name(card: Card): string {
    return this.prepared.kinds[kindOf(card)] as string;
  }
  find(place: readonly Card[], kind: string): Card | undefined {
    const index = this.prepared.kindAt.get(kind);
    for (const card of place) if (kindOf(card) === index) return card;
    return undefined;
  }
  kinds(place: readonly Card[]): string[] {
    const kinds: string[] = [];
    for (const card of place) {
      const kind = this.name(card);
      // Not `includes`: every menu of every turn comes by, and kinds are compared far quicker where they stand.
      let at = 0;
      while (at < kinds.length && kinds[at] !== kind) at++;
      if (at === kinds.length) kinds.push(kind);
    }
    return kinds;
  }
  all(place: readonly Card[]): string[] {
    return place.map((card) => this.name(card));
  }
  points(seat: Seat): number {
    return this.tally.sumOf(seat);
  }
  /** Every seat's points by their causes. */
  get ledger(): readonly ByCause[] {
    return this.tally.ledger();
  }
  set ledger(ledger: readonly ByCause[]) {
    this.tally = tallyOf(ledger, this.prepared.causes);
  }

  call(procedure: AnyProc, args: object): void {
    this.start(procedure, { ...args });
  }

  /** The same with arguments that nobody else holds. */
  start(procedure: AnyProc, args: object): void {
    const { index, locals } = procedure;
    if (this.prepared.procedures[index] !== procedure)
      throw new RuleFault(`${procedure.name} was not made with the rules of this game`);
    const v = locals === undefined ? args : locals(this, args);
    (this.fibers[this.running] as Fiber).stack.push({ procedure: index, at: 0, v });
  }

  callEach(procedure: AnyProc, each: readonly object[]): void {
    // Calls are a stack: the last runs first.
    for (const args of each.toReversed()) this.call(procedure, args);
  }

  leave(procedure: AnyProc): void {
    const { stack } = this.fibers[this.running] as Fiber;
    const { index } = procedure;
    const depth = stack.findLastIndex((frame) => frame.procedure === index);
    if (depth === -1)
      throw new RuleFault(`${procedure.name} is not running here and cannot be left`);
    // What is called as a frame ends comes to lie above those still to be ended, and stays.
    for (let at = stack.length - 1; at >= depth; at--) this.#endFrame(stack.splice(at, 1)[0]);
  }

  pop(): void {
    this.#endFrame((this.fibers[this.running] as Fiber).stack.pop());
  }

  #endFrame(frame: Frame | undefined): void {
    if (frame === undefined) return;
    const procedure = this.prepared.procedures[frame.procedure] as AnyProc;
    procedure.onExit?.(this, frame.v);
  }

  end(): void {
    this.over = true;
    this.ended = true;
  }

  event(name: string, params: { readonly [param: string]: EventValue }): void {
    this.sink?.event(name, params);
  }

  score(who: Seat | string, cause: string, points: number): void {
    if (typeof who === 'number') this.tally.add(who, cause, points);
    this.sink?.event('kernel.score', { who, cause, points });
  }

  rule(id: string): void {
    this.sink?.fired(id);
  }

  disclose(): void {
    this.barrier = true;
  }

  streamIndex(label: string, seat: Seat | undefined): number {
    const branch = (this.fibers[this.running] as Fiber).seat;
    if (branch !== null && seat !== branch) throw this.#streamFault(label, seat, branch);
    const at = this.prepared.streamAt.get(label);
    if (at === undefined || at.perSeat !== (seat !== undefined))
      throw this.#streamFault(label, seat, branch);
    return at.first + (seat ?? 0);
  }

  #streamFault(label: string, seat: Seat | undefined, branch: Seat | null): RuleFault {
    const of = seat === undefined ? '' : ` of seat ${seat}`;
    if (branch === null || seat === branch)
      return new RuleFault(`there is no stream ${label}${of}`);
    return new RuleFault(
      seat === undefined
        ? `stream ${label} belongs to the table and cannot be drawn from side by side: declare it per seat`
        : `stream ${label}${of} cannot be drawn from in the branch of seat ${branch}`,
    );
  }

  /** The next scripted outcome of a stream, if a script holds one. */
  scripted(index: number): string | number | undefined {
    return this.script?.get(this.prepared.streamLabels[index] as string)?.shift();
  }

  /** What to throw when the outcome just read cannot happen. */
  scriptFault(index: number, message: string): ScriptFault {
    const label = this.prepared.streamLabels[index] as string;
    return new ScriptFault(label, this.script?.get(label)?.length ?? 0, message);
  }

  random(label: string, n: number, seat?: Seat): number {
    const index = this.streamIndex(label, seat);
    this.barrier = true;
    const drawn = (this.streams[index] as Stream).below(n);
    const forced = this.script === null ? undefined : this.scripted(index);
    const value = forced === undefined ? drawn : Number(forced);
    if (!(Number.isInteger(value) && value >= 0 && value < n))
      throw this.scriptFault(index, `${label}: ${String(forced)} is not a number below ${n}`);
    this.sink?.draw(this.prepared.streamLabels[index] as string, String(value));
    return value;
  }

  roll<F extends string | number>(label: string, faces: readonly F[], seat?: Seat): F {
    const index = this.streamIndex(label, seat);
    this.barrier = true;
    const drawn = (this.streams[index] as Stream).below(faces.length);
    const forced = this.script === null ? undefined : this.scripted(index);
    const at =
      forced === undefined ? drawn : faces.findIndex((face) => String(face) === String(forced));
    if (at === -1)
      throw this.scriptFault(
        index,
        `${label}: no face ${String(forced)} among ${faces.join(', ')}`,
      );
    const face = faces[at] as F;
    this.sink?.draw(this.prepared.streamLabels[index] as string, String(face));
    return face;
  }

  jumble(place: Card[]): void {
    this.cards.jumble(place);
  }

  shuffle(place: Card[], label: string, seat?: Seat): void {
    this.cards.shuffle(place, this.streamIndex(label, seat));
  }
  move(card: Card, from: Card[], to: Card[], where: 'top' | 'bottom' = 'top'): void {
    this.cards.move(card, from, to, where);
  }
  draw(from: Card[], to: Card[], n = 1): number {
    return this.cards.draw(from, to, n);
  }
  moveAll(from: Card[], to: Card[]): void {
    this.cards.moveAll(from, to);
  }
  moveRandom(from: Card[], to: Card[], label: string, seat?: Seat): Card | undefined {
    return this.cards.moveRandom(from, to, this.streamIndex(label, seat));
  }
  show(place: Card[], to: readonly Seat[], card?: Card): void {
    this.cards.show(
      place,
      to.reduce<Seats>((all, seat) => all | bit(seat), 0),
      card,
    );
  }
}

/** The streams of a table, from its key. */
export function streamsOf(
  prepared: Prepared,
  tableKey: string | (() => string),
  taken?: readonly number[],
): Stream[] {
  const streams: Stream[] = [];
  for (const label of prepared.streamLabels)
    streams.push(new Stream(tableKey, label, taken?.[streams.length] ?? 0));
  return streams;
}

/** A match before its first step. */
export function newMatch(prepared: Prepared, tableKey: string): Match {
  const { seats, options, content } = prepared;
  const state = prepared.game.setup({
    seats,
    options,
    content: content as never,
    cards: (pool) => freshCards(prepared, pool),
  });
  const match = new Match(prepared, state, streamsOf(prepared, tableKey));
  match.fibers.push({ up: null, seat: null, stack: [], kids: 0, sealed: [], clock: 0, stamp: 0 });
  match.call(prepared.game.main, {});
  return match;
}
