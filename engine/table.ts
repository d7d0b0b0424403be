import type { Answer, Ask, Draw, Row, SavedTable, Start } from './table-types.js';
import type { Seat, Why } from './basics.js';
import { isSeat } from './basics.js';
import { canonical } from './canonical.js';
import { dataOf, matchFrom, stateHash, type MatchData } from './match-data.js';
import { redact, type GameEvent } from './events.js';
import { copyOf, forkFor, forkSeed } from './fork.js';
import { areApart, branchOf } from './frames.js';
import { prepare, shapeHash, type AnyGame, type Prepared } from './game.js';
import { copyScript, newMatch, type Match, type Script, type Sink } from './match.js';
import { spell, type Choice, type Menu } from './menu.js';
import { OpenQuestions, type OpenQuestion } from './open-questions.js';
import { kernelRefusal, refusalOf, type Refusal } from './refusal.js';
import { resultOf, type SeatResult } from './result.js';
import { isChoice, isSameQuestion, type Question } from './questions.js';
import { answer, retract, run } from './run.js';
import { openSaved } from './saved.js';
import { viewOf, type Viewer } from './secrecy/view.js';
import { tableKey, type Seed } from './seed.js';
import { Snapshots, type Snapshot } from './snapshots.js';
import { undoable } from './undo.js';

const NO_DRAWS: readonly Draw[] = [];

/** A table: a match with its history. Refused choices change nothing; undo never crosses new information. */
export class Table {
  readonly prepared: Prepared;
  readonly seed: Seed | string;
  #match: Match;
  #rows: Row[] = [];
  #events: GameEvent[] = [];
  #setupDraws: Draw[] = [];
  #draws: Draw[] = [];
  #fired: Map<string, number> | undefined;
  readonly #origin: MatchData | null;
  /** What was still to come of the match's script where the rows begin. */
  readonly #script: Script | null;
  #snapshots = new Snapshots();
  #asked: OpenQuestions;

  private constructor(
    prepared: Prepared,
    seed: Seed | string,
    match: Match,
    origin: MatchData | null,
    script = match.script,
  ) {
    this.prepared = prepared;
    this.seed = seed;
    this.#match = match;
    this.#origin = origin;
    this.#script = copyScript(script);
    this.#asked = new OpenQuestions(match);
  }

  static start(game: AnyGame, start: Start): Table {
    const prepared = prepare(game, start.seats, start.options, start.content);
    const match = newMatch(prepared, tableKey(start.seed));
    match.script = copyScript(start.script ?? null);
    const table = new Table(prepared, start.seed, match, null);
    table.#begin();
    return table;
  }

  /** A table that begins at a given moment instead of the set-up: scenarios, forks, migrated records. */
  static at(match: Match, seed: Seed | string): Table {
    const origin = JSON.parse(canonical(dataOf(match))) as MatchData;
    const table = new Table(match.prepared, seed, match, origin);
    table.#listen();
    return table;
  }

  #begin(): void {
    this.#listen();
    run(this.#match);
    this.#setupDraws = this.#draws;
    this.#draws = [];
  }

  #listen(): void {
    const sink: Sink = {
      event: (name, params) => this.#events.push({ seq: this.#match.n, name, params }),
      draw: (label, outcome) => this.#draws.push({ label, outcome }),
      fired: (rule) => this.#fired?.set(rule, (this.#fired.get(rule) ?? 0) + 1),
    };
    this.#match.sink = sink;
  }

  get match(): Match {
    return this.#match;
  }
  get rows(): readonly Row[] {
    return this.#rows;
  }
  get setupDraws(): readonly Draw[] {
    return this.#setupDraws;
  }
  get over(): boolean {
    return this.#match.over;
  }
  get result(): SeatResult[] {
    return resultOf(this.#match);
  }
  get hash(): string {
    return stateHash(this.#match);
  }
  /** Counts rules as they take effect from now on. */
  countFired(counts: Map<string, number>): void {
    this.#fired = counts;
  }

  /** The questions that are open, with their options where the viewer is the one who is asked. */
  open(viewer: Viewer | 'all' = 'all'): OpenQuestion[] {
    return this.#asked.all.map((question) => ({
      ask: this.#asked.askedOf(question, viewer),
      question,
    }));
  }

  /** The same as they are put to their seats. */
  asks(viewer: Viewer | 'all' = 'all'): Ask[] {
    return this.#asked.all.map((question) => this.#asked.askedOf(question, viewer));
  }

  /** A question of the match as it is put to a viewer; undefined if it is not open. */
  askOf(question: Question, viewer: Viewer | 'all' = 'public'): Ask | undefined {
    const found = this.#asked.all.find((one) => isSameQuestion(one, question));
    return found === undefined ? undefined : this.#asked.askedOf(found, viewer);
  }

  /** The options of a seat's question, to be read before the table is asked or told anything else. */
  menu(
    seat: Seat,
    ask?: string,
  ): Pick<Menu, 'ids' | 'offers' | 'blocked' | 'count' | 'nth'> | undefined {
    const question = this.#asked.find(seat, ask);
    return question === undefined ? undefined : this.#asked.menuOf(question);
  }

  /** All option ids of a seat's question, in the order of the menu. */
  optionIds(seat: Seat, ask?: string): string[] {
    return this.menu(seat, ask)?.ids() ?? [];
  }

  /** Carries out an option of a question, or says why not. */
  choose(seat: Seat, ask: string | undefined, option: string): Answer {
    if (!isSeat(seat, this.prepared.seats.length)) return refused(kernelRefusal('seat'));
    if (typeof option !== 'string')
      return refused(kernelRefusal('unknown', { option: typeof option }));
    if (this.over) return refused(kernelRefusal('over'));
    const question = this.#asked.find(seat, ask, option);
    if (question === undefined)
      return refused(kernelRefusal(ask === undefined ? 'notAsked' : 'stale'));
    const menu = this.#asked.menuOf(question);
    const found = menu.find(option);
    if (!isChoice(found)) return refused(refusalOf(this.prepared, option, found, menu));
    this.#carryOut(question, found);
    return { ok: true };
  }

  #carryOut(question: Question, choice: Choice): void {
    const option = spell(choice.verb, choice.args);
    const branch = branchOf(this.#match, question.fiber);
    const events = this.#events.length;
    try {
      answer(this.#match, question, choice);
    } catch (fault) {
      this.#events.length = events;
      this.#draws = [];
      this.#rebuild(this.#rows, this.#rows.length);
      throw fault;
    }
    this.#rows.push({
      seat: question.seat,
      option,
      barrier: this.#match.barrier,
      branch,
      // Most choices draw nothing, and a list that has grown keeps room for more.
      draws: this.#draws.length === 0 ? NO_DRAWS : this.#draws.slice(),
    });
    this.#draws = [];
    this.#snapshots.note(this.#rows.length, this.#match, this.#events.length);
  }

  /** Which of the rows an undo of this seat takes back, or why none: not always its last, where an answer is sealed. */
  undoable(seat: Seat): number | Why {
    return undoable(this.#match, this.#rows, seat);
  }

  /** Why a seat may not take its last choice back; undefined: it may. */
  undoBlocked(seat: Seat): Why | undefined {
    const at = this.undoable(seat);
    return typeof at === 'number' ? undefined : at;
  }

  /** Takes back the seat's last choice: a sealed answer, or a choice after which nothing new was learned. */
  undo(seat: Seat): Answer {
    const at = this.undoable(seat);
    if (typeof at !== 'number')
      return refused({ code: 'undo', rule: null, why: at.why, params: {} });
    const row = this.#rows[at] as Row;
    // What moved this stack since the answer was sealed is numbered by its choice, and would be numbered otherwise.
    const fiber = this.#match.fibers.find((one) => one.sealed[seat]);
    const waiting = fiber?.sealed.filter((choice) => choice !== null).length ?? 0;
    const alone = this.#match.fibers.length === 1;
    const quiet = alone && fiber !== undefined && fiber.clock - fiber.stamp === waiting;
    if (quiet && retract(this.#match, seat)) {
      this.#rows.splice(at, 1);
      this.#snapshots = this.#snapshots.upTo(at);
      this.#asked.forget();
      return { ok: true };
    }
    const touched = row.branch === '' ? this.prepared.seats : this.#askedAround(row);
    this.#rebuild(this.#rows.toSpliced(at, 1), at);
    this.#asked.outdate(touched);
    return { ok: true };
  }

  // Whose questions stand or fall with a choice made in a branch.
  #askedAround({ seat, branch }: Row): ReadonlySet<Seat> {
    const around = this.#asked.all.filter(
      ({ fiber }) => !areApart(branchOf(this.#match, fiber), branch),
    );
    return new Set([seat, ...around.map((question) => question.seat)]);
  }

  /** Another table as this one was after this many of its choices. */
  rewound(choices: number): Table {
    const rows = this.#rows.slice(0, choices);
    return this.#again(rows, rows.length);
  }

  #rebuild(rows: readonly Row[], kept: number): void {
    const again = this.#again(rows, kept);
    this.#match = again.#match;
    this.#rows = again.#rows;
    this.#events = again.#events;
    this.#snapshots = again.#snapshots;
    this.#asked = again.#asked;
    this.#draws = [];
    this.#listen();
  }

  /** Plays rows again, of which the first are this table's own: from the last snapshot of these, or from the beginning. */
  #again(rows: readonly Row[], kept: number): Table {
    const snapshot = this.#snapshots.latest(kept);
    const again = snapshot === undefined ? this.#fromOrigin() : this.#fromSnapshot(snapshot);
    again.#asked = new OpenQuestions(again.#match, this.#asked.epochs);
    for (const row of rows.slice(again.#rows.length)) again.#replay(row);
    // A table that was loaded has none further back than that: what was taken on the way serves the next time.
    if (snapshot === undefined)
      this.#snapshots = this.#snapshots.withEarlier(again.#snapshots.upTo(kept));
    return again;
  }

  #fromSnapshot(snapshot: Snapshot): Table {
    const data = JSON.parse(snapshot.data) as MatchData;
    const match = matchFrom(this.prepared, data, tableKey(this.seed));
    match.script = copyScript(snapshot.script);
    const again = new Table(this.prepared, this.seed, match, this.#origin, this.#script);
    again.#setupDraws = this.#setupDraws;
    again.#rows = this.#rows.slice(0, snapshot.rows);
    again.#events = this.#events.slice(0, snapshot.events);
    again.#snapshots = this.#snapshots.upTo(snapshot.rows);
    again.#listen();
    return again;
  }

  #fromOrigin(): Table {
    const key = tableKey(this.seed);
    const origin =
      this.#origin === null
        ? newMatch(this.prepared, key)
        : matchFrom(this.prepared, JSON.parse(JSON.stringify(this.#origin)) as MatchData, key);
    origin.script = copyScript(this.#script);
    const again = new Table(this.prepared, this.seed, origin, this.#origin);
    if (this.#origin === null) {
      again.#begin();
    } else {
      // What was told before the table began is not told again by its rows.
      const begun = this.#origin.n;
      again.#events = this.#events.filter(({ seq }) => seq <= begun);
      again.#listen();
    }
    return again;
  }

  #replay(row: Row): void {
    for (const question of this.#asked.all) {
      const meant =
        question.seat === row.seat && branchOf(this.#match, question.fiber) === row.branch;
      const found = meant ? this.#asked.menuOf(question).find(row.option) : undefined;
      if (isChoice(found)) return this.#carryOut(question, found);
    }
    throw new Error(`cannot replay ${row.option} of seat ${row.seat}`);
  }

  /** All that a viewer may know of the state; with `glanceOf` for those who read it at once and keep nothing of it. */
  view(viewer: Viewer, look = viewOf): unknown {
    if (viewer !== 'public' && !isSeat(viewer, this.prepared.seats.length))
      throw new RangeError(`there is no seat ${String(viewer)} to look from`);
    return look(this.prepared.game.secrecy, this.#match.s, viewer, this.prepared.kinds);
  }

  /** What happened after a choice, as the viewer may see it. */
  events(viewer: Viewer | 'all', since = 0): GameEvent[] {
    const from = this.#events.findLastIndex((event) => event.seq < since) + 1;
    return this.#events.slice(from).map((event) => redact(event, this.prepared.events, viewer));
  }

  save(): string {
    const saved: SavedTable = {
      destrier: 'table 1',
      game: this.prepared.game.id,
      rules: this.prepared.game.rulesVersion,
      shape: shapeHash(this.prepared.game),
      content: this.prepared.contentHash,
      options: this.prepared.options,
      seats: this.prepared.seats.length,
      seed: this.seed,
      rows: this.#rows,
      setupDraws: this.#setupDraws,
      events: this.#events,
      epochs: this.#asked.epochs,
      origin: this.#origin,
      match: dataOf(this.#match),
    };
    return canonical(saved);
  }

  static load(game: AnyGame, text: string, content?: object): Table {
    const { prepared, saved, sameRules } = openSaved(game, text, content);
    // What was played by other rules cannot be played again by these: the table begins where it was put away.
    const origin = sameRules ? saved.origin : (JSON.parse(text) as SavedTable).match;
    const match = matchFrom(prepared, saved.match, tableKey(saved.seed));
    const table = new Table(prepared, saved.seed, match, origin);
    table.#rows = sameRules ? [...saved.rows] : [];
    table.#events = [...saved.events];
    table.#setupDraws = [...saved.setupDraws];
    table.#asked = new OpenQuestions(match, saved.epochs);
    table.#listen();
    // What is chosen from now on is taken back from here; what was chosen before is played again, once.
    table.#snapshots.take(table.#rows.length, match, table.#events.length);
    return table;
  }

  /** A copy for search: as it is, or for a seat with all it cannot know dealt again from the caller's seed. */
  fork(seat?: Seat, seed = ''): Table {
    const match = seat === undefined ? copyOf(this.#match) : forkFor(this.#match, seat, seed);
    const table = Table.at(match, seat === undefined ? this.seed : forkSeed(seed));
    table.#asked = new OpenQuestions(match, this.#asked.epochs);
    table.#events = seat === undefined ? [...this.#events] : this.events(seat);
    return table;
  }
}

function refused(refusal: Refusal): Answer {
  return { ok: false, refusal };
}
