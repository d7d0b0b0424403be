import { createHash } from 'node:crypto';
import {
  menuOf,
  questions,
  spell,
  Table,
  type Ask,
  type Prepared,
  type Seat,
  type SeatResult,
} from '@destrier/engine';
import type { Order, Wrong } from './order.js';

export interface Manner {
  /** Menus of up to so many options are listed, larger ones described. */
  readonly listUpTo: number;
  readonly observation: boolean;
}

/** The question that waits for an answer. */
interface Pending {
  readonly seat: Seat;
  readonly ask: string;
  /** Where it stands among the open questions. */
  readonly at: number;
  readonly count: number;
  /** All options, where they are listed. */
  readonly legal: readonly string[] | null;
}

/** A game played over lines of JSON: each line in gives one line out. */
export class Session {
  readonly #prepared: Prepared;
  readonly #manner: Manner;
  #table: Table;
  #pending: Pending | undefined;

  constructor(prepared: Prepared, seed: string, manner: Manner) {
    this.#prepared = prepared;
    this.#manner = manner;
    this.#table = this.#start(seed);
  }

  #start(seed: string): Table {
    const { game, seats, options, content } = this.#prepared;
    return Table.start(game, { seats: seats.length, options, content, seed });
  }

  /** What stands now: the first question that must be answered, or the end. */
  now(): string {
    if (this.#table.over) return this.#end();
    return this.#decision(0);
  }

  /** Answers one order with one line. */
  answer(order: Order | Wrong): string {
    return 'wrong' in order ? wrong(order.wrong) : this.#carryOut(order);
  }

  #carryOut(order: Order): string {
    switch (order.kind) {
      case 'reset':
        this.#table = this.#start(order.seed);
        return this.now();
      case 'look':
        return this.#look(order.seat, order.ask);
      case 'index':
      case 'choose':
        return this.#choose(order);
    }
  }

  #look(seat: number | undefined, ask: string | undefined): string {
    if (this.#table.over || (seat === undefined && ask === undefined)) return this.now();
    const at = this.#table
      .asks('public')
      .findIndex((one) => one.seat === seat && (ask === undefined || one.id === ask));
    return at === -1 ? wrong('no such question is open; see "asides"') : this.#decision(at);
  }

  #choose(order: Order & { readonly kind: 'choose' | 'index' }): string {
    const pending = this.#pending;
    if (pending === undefined || this.#table.over)
      return wrong('the game is over: send {"reset":{"seed":"…"}}');
    const option = order.kind === 'choose' ? order.option : this.#optionAt(pending, order.index);
    if (option === undefined)
      return wrong(
        `there is no option ${order.kind === 'index' ? order.index : ''}: "count" is ${pending.count}`,
      );
    const answer = this.#table.choose(pending.seat, pending.ask, option);
    if (answer.ok) return this.now();
    const { code, rule, why, params } = answer.refusal;
    return JSON.stringify({
      type: 'refused',
      code: 'choice.refused',
      refusal: { code, rule, why, params },
    });
  }

  // Without listing the menu: it may be too large for that.
  #optionAt({ at, count, legal }: Pending, index: number): string | undefined {
    if (legal !== null) return legal[index];
    const { match } = this.#table;
    const question = questions(match)[at];
    if (question === undefined || index >= count) return undefined;
    const { verb, args } = menuOf(match, question, match.probe, false).nth(index);
    return spell(verb, args);
  }

  #decision(at: number): string {
    const table = this.#table;
    const open = table.asks('public');
    const { seat, id, kind, prompt, params, rule } = open[at] as Ask;
    const menu = table.menu(seat, id);
    const count = menu?.count ?? 0;
    const legal = count <= this.#manner.listUpTo ? (menu?.ids() ?? []) : null;
    this.#pending = { seat, ask: id, at, count, legal };
    const line = JSON.stringify({
      type: 'decision',
      n: table.match.n,
      seat,
      ask: id,
      kind,
      prompt,
      params,
      rule,
      count,
      legal,
      ...(legal === null ? { offers: menu?.offers() } : {}),
      blocked: menu?.blocked.map(({ verb, words, reason }) => ({
        option: spell(verb, words),
        ...reason,
      })),
      asides: open
        .filter((one) => one.kind === 'aside')
        .map((one) => ({ seat: one.seat, ask: one.id, prompt: one.prompt })),
    });
    return this.#manner.observation ? withObservation(line, table.view(seat)) : line;
  }

  #end(): string {
    this.#pending = undefined;
    const { result } = this.#table;
    return JSON.stringify({
      type: 'end',
      n: this.#table.match.n,
      rewards: rewardsOf(result, this.#prepared.game.lowWins === true),
      result,
      stateHash: this.#table.hash,
    });
  }
}

// The bytes that are hashed are the bytes that are sent; the order of a view's keys is that of the declaration.
function withObservation(line: string, view: unknown): string {
  const bytes = JSON.stringify(view);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${line.slice(0, -1)},"hash":"sha256:${hash}","observation":${bytes}}`;
}

/**
 * From -1 (last) to 1 (first): the share of the others that are behind less the share that are ahead. Alone: the score,
 * or less it where fewer points are better.
 */
function rewardsOf(result: readonly SeatResult[], lowWins: boolean): number[] {
  const others = result.length - 1;
  if (others === 0) return result.map(({ score }) => (lowWins ? -score : score));
  return result.map(({ place }) => {
    const ahead = result.filter((other) => other.place < place).length;
    const behind = result.filter((other) => other.place > place).length;
    return (behind - ahead) / others;
  });
}

function wrong(message: string): string {
  return JSON.stringify({ type: 'refused', code: 'usage.option', message });
}
