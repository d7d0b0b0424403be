import {
  decisionOf,
  endOf,
  type Manner,
  type Order,
  type Pending,
  type Wrong,
} from '@destrier/bots/protocol';
import { need, spell, Table, type Ask, type Prepared } from '@destrier/engine';

/** A game played over lines of JSON: each line in gives one line out. */
export class EnvSession {
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
    return this.#decision(need(this.#table.asks('public')[0], 'a question'));
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
    const found = this.#table
      .asks('public')
      .find((one) => one.seat === seat && (ask === undefined || one.id === ask));
    return found === undefined
      ? wrong('no such question is open; see "asides"')
      : this.#decision(found);
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
  #optionAt({ seat, ask, count, legal }: Pending, index: number): string | undefined {
    if (legal !== null) return legal[index];
    const menu = this.#table.menu(seat, ask);
    if (menu === undefined || index >= count) return undefined;
    const { verb, args } = menu.nth(index);
    return spell(verb, args);
  }

  #decision(ask: Ask): string {
    const { line, pending } = decisionOf(this.#table, ask, this.#manner);
    this.#pending = pending;
    return line;
  }

  #end(): string {
    this.#pending = undefined;
    return endOf(this.#table.match);
  }
}

function wrong(message: string): string {
  return JSON.stringify({ type: 'refused', code: 'usage.option', message });
}
