import { askIdOf } from './ask-id.js';
import type { Seat } from './basics.js';
import type { Match } from './match.js';
import { Menu } from './menu.js';
import {
  frameOf,
  isChoice,
  listed,
  menuOf,
  promptOf,
  questions,
  type Question,
} from './questions.js';
import type { Viewer } from './secrecy/view.js';
import type { Ask } from './table-types.js';

/** A question that is open, with the way it is put to a viewer. */
export interface OpenQuestion {
  readonly ask: Ask;
  readonly question: Question;
}

/** What is asked at a table now. Questions and options are read off the match once and kept until it moves on. */
export class OpenQuestions {
  readonly #match: Match;
  /** How often each seat's questions were made stale by an undo. */
  readonly #epochs: number[];
  #found: { readonly n: number; readonly questions: readonly Question[] } | undefined;
  /** The table's own: others may write into the match's menu between listing and choosing. */
  readonly #menu = new Menu();
  /** The question whose options stand in the menu. */
  #written: { readonly n: number; readonly question: Question } | undefined;

  constructor(match: Match, epochs: readonly number[] = match.prepared.seats.map(() => 0)) {
    this.#match = match;
    this.#epochs = [...epochs];
  }

  get epochs(): readonly number[] {
    return this.#epochs;
  }

  /** The ids of these seats' questions no longer hold. */
  outdate(seats: Iterable<Seat>): void {
    for (const seat of seats) this.#epochs[seat] = (this.#epochs[seat] ?? 0) + 1;
  }

  /** Reads everything off the match again: it changed without a choice. */
  forget(): void {
    this.#found = undefined;
    this.#written = undefined;
  }

  get all(): readonly Question[] {
    if (this.#found?.n !== this.#match.n)
      this.#found = { n: this.#match.n, questions: questions(this.#match) };
    return this.#found.questions;
  }

  /** With the options where the viewer is the one who is asked. */
  askedOf(question: Question, viewer: Viewer | 'all'): Ask {
    const { spec, seat, kind } = question;
    const { v } = frameOf(this.#match, question);
    const ask = {
      id: this.#idOf(question),
      seat,
      kind,
      prompt: promptOf(this.#match, question),
      params: spec.params?.(this.#match, v) ?? {},
      moment: spec.moment,
      rule: spec.cites?.(this.#match, v) ?? spec.rule ?? null,
    };
    if (viewer !== 'all' && viewer !== seat) return ask;
    return { ...ask, ...listed(this.menuOf(question), spec, ask.rule) };
  }

  #idOf(question: Question): string {
    return askIdOf(this.#match, question, this.#epochs[question.seat] ?? 0);
  }

  // Listing and choosing mostly follow each other: the menu is written once for both.
  menuOf(question: Question): Menu {
    if (this.#written?.question !== question || this.#written.n !== this.#match.n) {
      this.#written = undefined;
      menuOf(this.#match, question, this.#menu, true);
      this.#written = { n: this.#match.n, question };
    }
    return this.#menu;
  }

  /** A seat's question by its id. Without an id: the first that has the option, or else the first. */
  find(seat: Seat, ask: string | undefined, option?: string): Question | undefined {
    const own = this.all.filter((question) => question.seat === seat);
    if (ask !== undefined) return own.find((question) => this.#idOf(question) === ask);
    if (option === undefined || own.length < 2) return own[0];
    return own.find((question) => isChoice(this.menuOf(question).find(option))) ?? own[0];
  }
}
