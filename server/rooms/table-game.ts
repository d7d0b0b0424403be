import {
  isSeat,
  Table,
  type AnyGame,
  type Seat,
  type Seed,
  type SeatResult,
} from '@destrier/engine';
import { Refused } from '../refused.js';
import { ChoiceRefused } from './choice-refused.js';
import {
  credited,
  endOf,
  returned,
  runTo,
  startClock,
  type Clock,
  type ClockState,
} from './clock.js';
import type { Entry } from './entry.js';

/** What a table is opened with, and what never changes while it is played. */
export interface Setting {
  readonly game: AnyGame;
  /** The version of the rules that the table was opened with; the game's may be later. */
  readonly rules: string;
  readonly content: object | undefined;
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  readonly secret: string;
  readonly clock: Clock;
}

/**
 * A seat may take back as many choices as it has made that stand, and this many more: then the log of a game is bounded
 * by the game, and nobody can make it long for those who read it later.
 */
const UNDOS_MORE = 20;

/** The level that goes on for somebody who gives up while others play on. */
const FOR_RESIGNED = 'greedy';

type Start = Extract<Entry, { kind: 'start' }>;

interface Answered {
  readonly ask: string;
  readonly option: string;
  readonly seq: number;
}

interface KeptGame {
  readonly table: string;
  /** By seat: the level of a bot that has sat there from the start. */
  readonly bots: readonly (string | null)[];
  readonly standIns: readonly (string | null)[];
  readonly resigned: readonly Seat[];
  readonly clock: ClockState;
  readonly rowSeqs: readonly number[];
  readonly answered: readonly (Answered | null)[];
  /** By seat: how many choices were taken back. Saved games of version 0.1 do not say. */
  readonly undos?: readonly number[];
}

/** A game under way: what follows from the entries of its log so far. */
export class TableGame {
  readonly setting: Setting;
  readonly table: Table;
  readonly #bots: readonly (string | null)[];
  readonly #standIns: (string | null)[];
  /** In the order in which they gave up. */
  readonly #resigned: Seat[];
  #clock: ClockState;
  /** The number in the log of each choice that stands. */
  readonly #rowSeqs: number[];
  /** What each seat chose last: the same choice sent again is not a mistake. */
  readonly #answered: (Answered | null)[];
  readonly #undos: number[];
  /** The seats that are asked, worked out once for each entry. */
  #asked: readonly Seat[] | null = null;

  private constructor(setting: Setting, table: Table, kept: Omit<KeptGame, 'table'>) {
    this.setting = setting;
    this.table = table;
    this.#bots = kept.bots;
    this.#standIns = [...kept.standIns];
    this.#resigned = [...kept.resigned];
    this.#clock = kept.clock;
    this.#rowSeqs = [...kept.rowSeqs];
    this.#answered = [...kept.answered];
    this.#undos = setting.seats === kept.undos?.length ? [...kept.undos] : noUndos(setting);
  }

  static start(setting: Setting, { nonces, bots }: Start, at: number): TableGame {
    const { game, seats, options, content, secret, clock } = setting;
    const seed: Seed = { secret, nonces };
    const table = Table.start(game, {
      seats,
      options,
      seed,
      ...(content === undefined ? {} : { content }),
    });
    const nobody = Array.from({ length: seats }, () => null);
    const play = new TableGame(setting, table, {
      bots,
      standIns: nobody,
      resigned: [],
      clock: startClock(clock, seats, at),
      rowSeqs: [],
      answered: nobody,
    });
    play.#tick(at, null);
    return play;
  }

  get #rest(): Omit<KeptGame, 'table'> {
    return {
      bots: this.#bots,
      standIns: this.#standIns,
      resigned: this.#resigned,
      clock: this.#clock,
      rowSeqs: this.#rowSeqs,
      answered: this.#answered,
      undos: this.#undos,
    };
  }

  /** Everything that follows from the log so far, to go on later without playing it again. */
  save(): string {
    const kept: KeptGame = { table: this.table.save(), ...this.#rest };
    return JSON.stringify(kept);
  }

  /** The same game, independent from now on. */
  copy(): TableGame {
    return new TableGame(this.setting, this.table.rewound(this.table.rows.length), this.#rest);
  }

  /** The number in the log of one of the choices that stand, counted from 1; for 0, that of the beginning. */
  seqOf(choices: number): number {
    return this.#rowSeqs[choices - 1] ?? 1;
  }

  /** The game as the choices that stand made it up to one of them, with its clocks standing still. */
  rewound(choices: number): TableGame {
    const nobody = this.#standIns.map(() => null);
    return new TableGame(this.setting, this.table.rewound(choices), {
      ...this.#rest,
      standIns: nobody,
      resigned: [],
      answered: nobody,
      clock: { ...this.#clock, running: [] },
      rowSeqs: this.#rowSeqs.slice(0, choices),
    });
  }

  /** Whether a seat has taken back as many choices as it may for now. */
  hasUndone(seat: Seat): boolean {
    const others = this.table.rows.filter((row) => row.seat === seat).length - 1;
    return (this.#undos[seat] ?? 0) >= UNDOS_MORE + Math.max(0, others);
  }

  /** The table in a saved game, as the engine saved it. */
  static tableIn(text: string): string {
    return (JSON.parse(text) as KeptGame).table;
  }

  /** Throws where the text was saved by other rules. */
  static load(setting: Setting, text: string): TableGame {
    const kept = JSON.parse(text) as KeptGame;
    return new TableGame(setting, Table.load(setting.game, kept.table, setting.content), kept);
  }

  get clock(): ClockState {
    return this.#clock;
  }

  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  /** The level of the bot that plays a seat, or null for its owner. */
  botAt(seat: Seat): string | null {
    if (this.#resigned.includes(seat)) return FOR_RESIGNED;
    return this.#standIns[seat] ?? this.#bots[seat] ?? null;
  }

  /** Whether a bot goes on for the owner of a seat, who may come back. */
  isStoodIn(seat: Seat): boolean {
    return this.#standIns[seat] !== null && !this.#resigned.includes(seat);
  }

  /** By the rules, or because only one is left. */
  get over(): boolean {
    return this.table.over || this.#stayed() <= 1;
  }

  // Alone one plays on until one gives up.
  #stayed(): number {
    const left = this.setting.seats - this.#resigned.length;
    return this.setting.seats === 1 && left === 1 ? Infinity : left;
  }

  /** The ranking; those who gave up are behind all who did not, the first to do so last. */
  get result(): SeatResult[] {
    const { result } = this.table;
    const stayed = result.filter(({ seat }) => !this.#resigned.includes(seat));
    return result.map((row) => {
      const quit = this.#resigned.indexOf(row.seat);
      if (quit !== -1) return { ...row, place: this.setting.seats - quit };
      const ahead = result.filter(
        ({ seat, place }) => !this.#resigned.includes(seat) && place < row.place,
      ).length;
      // A rival without a seat may stand before all of them.
      const first = Math.min(...result.map(({ place }) => place));
      return { ...row, place: stayed.length === 1 && !this.table.over ? 1 : first + ahead };
    });
  }

  /** The seats from which the game waits for something. */
  get asked(): readonly Seat[] {
    this.#asked ??= this.#askedNow();
    return this.#asked;
  }

  /** Whether one of them is a bot's. */
  get isBotAsked(): boolean {
    return this.asked.some((seat) => this.botAt(seat) !== null);
  }

  #askedNow(): Seat[] {
    if (this.over) return [];
    const seats = this.table
      .asks('public')
      .flatMap(({ kind, seat }) => (kind === 'aside' ? [] : [seat]));
    return [...new Set(seats)];
  }

  /** The choice of a seat that this one repeats, by its number in the log. */
  repeated(seat: Seat, ask: string, option: string): number | undefined {
    const last = this.#answered[seat];
    return last?.ask === ask && last.option === option ? last.seq : undefined;
  }

  /** Carries out an entry. What cannot be done is refused and changes nothing. Returns what it took back, if anything. */
  apply(entry: Entry, seq: number, at: number): { readonly undone?: number } {
    if (this.over && entry.kind !== 'credit') throw new Refused('table.over');
    this.#asked = null;
    switch (entry.kind) {
      case 'start':
        throw new Refused('table.started');
      case 'choice':
        return this.#choose(entry, seq, at);
      case 'undo':
        return this.#undo(entry.seat, at);
      case 'standIn':
        return this.#standIn(entry, at);
      case 'back':
        return this.#back(entry.seat, at);
      case 'resign':
        return this.#resign(entry.seat, at);
      case 'credit':
        this.#clock = credited(this.#clock, entry.ms);
        return {};
    }
  }

  #choose(
    { seat, ask, option }: Extract<Entry, { kind: 'choice' }>,
    seq: number,
    at: number,
  ): object {
    const answer = this.table.choose(seat, ask, option);
    if (!answer.ok) throw new ChoiceRefused(answer.refusal);
    this.#rowSeqs.push(seq);
    this.#answered[seat] = { ask, option, seq };
    this.#tick(at, seat);
    return {};
  }

  #undo(seat: Seat, at: number): { readonly undone?: number } {
    const row = this.table.undoable(seat);
    const answer = this.table.undo(seat);
    if (!answer.ok) throw new ChoiceRefused(answer.refusal);
    const [undone] = typeof row === 'number' ? this.#rowSeqs.splice(row, 1) : [];
    if (this.#answered[seat]?.seq === undone) this.#answered[seat] = null;
    this.#undos[seat] = (this.#undos[seat] ?? 0) + 1;
    this.#tick(at, null);
    return undone === undefined ? {} : { undone };
  }

  #standIn({ seat, bot, gone }: Extract<Entry, { kind: 'standIn' }>, at: number): object {
    this.#checkSeat(seat);
    if (this.botAt(seat) !== null) throw new Refused('seat.bot');
    const end = endOf(this.setting.clock, this.#clock, seat);
    if (gone !== true && (end === null || end > at)) throw new Refused('seat.time');
    this.#standIns[seat] = bot;
    this.#tick(at, null);
    return {};
  }

  #back(seat: Seat, at: number): object {
    this.#checkSeat(seat);
    if (!this.isStoodIn(seat)) throw new Refused('seat.own');
    this.#standIns[seat] = null;
    this.#clock = returned(this.setting.clock, this.#clock, seat);
    this.#tick(at, null);
    return {};
  }

  #resign(seat: Seat, at: number): object {
    this.#checkSeat(seat);
    if (this.#resigned.includes(seat)) throw new Refused('seat.resigned');
    this.#resigned.push(seat);
    this.#tick(at, null);
    return {};
  }

  #checkSeat(seat: Seat): void {
    if (!isSeat(seat, this.setting.seats)) throw new Refused('seat.unknown');
  }

  #tick(at: number, chose: Seat | null): void {
    const running = this.asked.filter((seat) => this.botAt(seat) === null);
    this.#clock = runTo(this.setting.clock, this.#clock, at, running, chose);
  }
}

const noUndos = ({ seats }: Setting): number[] => Array.from({ length: seats }, () => 0);
