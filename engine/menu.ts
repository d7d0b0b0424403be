import type { Seat, Why, Word } from './basics.js';
import { RuleFault } from './basics.js';
import { countSubsets, fitSubset, nthSubset } from './subset.js';
import { factorial, fitOrder, nthOrder } from './order.js';
import type { Arg, MenuOf, Verbs, WhyNot } from './verbs.js';

export type { Arg, MenuOf, Verbs, WhyNot } from './verbs.js';

export type Form = 'option' | 'subset' | 'number' | 'order';

/** The any-time offer an option belongs to, as the interpreter numbers them; null: the question itself. */
export type Scope = number | null;

interface Entry {
  form: Form;
  verb: string;
  scope: Scope;
  a: Arg | undefined;
  b: Arg | undefined;
  c: Arg | undefined;
  items: readonly string[];
  min: number;
  max: number;
  /** The rule that sets the limits of a number. */
  rule: string | undefined;
  whyNot: WhyNot | undefined;
  count: number;
}

/** A chosen option, ready to be carried out. */
export interface Choice {
  readonly verb: string;
  readonly scope: Scope;
  readonly args: readonly Arg[];
}

export interface BlockedOption {
  readonly verb: string;
  readonly words: readonly Word[];
  readonly reason: Why;
}

const NO_ITEMS: readonly string[] = [];
const LISTED_AT_MOST = 20_000;

export function spell(verb: string, args: readonly Arg[]): string {
  let id = verb;
  for (const arg of args) id += ` ${Array.isArray(arg) ? arg.join(' ') : (arg as Word)}`;
  return id.trimEnd();
}

/** The menu of one question. One object serves many questions: `reset` empties it and keeps its memory. */
export class Menu implements MenuOf<Verbs> {
  seat: Seat = 0;
  /** The any-time offer that is being written. */
  scope: Scope = null;
  /** Reasons are gathered only when somebody will read them. */
  explain = false;
  blocked: BlockedOption[] = [];
  #entries: Entry[] = [];
  #used = 0;
  #total = 0;
  #main = 0;
  // What it was written for, and when: see `holds`.
  #spec: object | undefined;
  #frame: object | undefined;
  #moves = 0;

  reset(seat: Seat, explain: boolean): this {
    this.seat = seat;
    this.scope = null;
    this.explain = explain;
    if (this.blocked.length > 0) this.blocked = [];
    this.#used = 0;
    this.#total = 0;
    this.#main = 0;
    this.#spec = undefined;
    return this;
  }

  /** Notes that all options of a question stand here, as they are after so many moves of its match. */
  completed(spec: object, frame: object, moves: number): void {
    this.#spec = spec;
    this.#frame = frame;
    this.#moves = moves;
  }

  /** Whether the options of this question stand here, without reasons, and nothing has moved since. */
  holds(spec: object, frame: object, moves: number, seat: Seat): boolean {
    return (
      this.#spec === spec && this.#frame === frame && this.#moves === moves && this.seat === seat
    );
  }

  /** How many options there are; of the question itself: `mainCount`. A judged subset is walked to be counted. */
  get count(): number {
    return this.#total;
  }
  get mainCount(): number {
    return this.#main;
  }

  #add(form: Form, verb: string, count: number): Entry {
    let entry = this.#entries[this.#used];
    if (entry === undefined) {
      entry = {
        form,
        verb,
        scope: null,
        a: undefined,
        b: undefined,
        c: undefined,
        items: NO_ITEMS,
        min: 0,
        max: 0,
        rule: undefined,
        whyNot: undefined,
        count: 0,
      };
      this.#entries.push(entry);
    }
    this.#used++;
    entry.form = form;
    entry.verb = verb;
    entry.scope = this.scope;
    entry.count = count;
    this.#total += count;
    if (this.#total > Number.MAX_SAFE_INTEGER)
      throw new RuleFault(`${verb} has too many options to be counted: factor it`);
    if (this.scope === null) this.#main += count;
    return entry;
  }

  option(verb: string, a?: Arg, b?: Arg, c?: Arg): void {
    if (this.explain) checkWords(verb, [a, b, c]);
    const entry = this.#add('option', verb, 1);
    entry.a = a;
    entry.b = b;
    entry.c = c;
  }

  unless(reason: Why | undefined | false | null, verb: string, a?: Arg, b?: Arg, c?: Arg): void {
    if (reason === undefined || reason === false || reason === null) this.option(verb, a, b, c);
    else if (this.explain) this.blocked.push({ verb, words: wordsOf(a, b, c).flat(), reason });
  }

  subset(verb: string, items: readonly string[], min: number, max: number, whyNot?: WhyNot): void {
    if (this.explain) checkWords(verb, items);
    const most = Math.min(max, items.length);
    if (min > most) return;
    const count = countSubsets(items, min, most, whyNot);
    if (count === 0) return;
    const entry = this.#add('subset', verb, count);
    entry.items = items;
    entry.min = min;
    entry.max = most;
    entry.whyNot = whyNot;
  }

  number(verb: string, min: number, max: number, rule?: string): void {
    if (!Number.isInteger(min) || !Number.isInteger(max))
      throw new RuleFault(`${verb} is a whole number, not from ${min} to ${max}`);
    if (min > max) return;
    const entry = this.#add('number', verb, max - min + 1);
    entry.min = min;
    entry.max = max;
    entry.rule = rule;
  }

  order(verb: string, items: readonly string[]): void {
    if (items.length === 0) return;
    if (new Set(items).size < items.length)
      throw new RuleFault(`${verb} orders different words only, not ${items.join(' ')}`);
    if (this.explain) checkWords(verb, items);
    const entry = this.#add('order', verb, factorial(items.length));
    entry.items = items;
  }

  /** The option at an index from 0 to count-1. */
  nth(index: number): Choice {
    let rest = index;
    // Where every entry is one option, an index is a place.
    const first = this.#total === this.#used && index >= 0 ? index : 0;
    rest -= first;
    for (let i = first; i < this.#used; i++) {
      const entry = this.#entries[i] as Entry;
      if (rest < entry.count)
        return { verb: entry.verb, scope: entry.scope, args: argsAt(entry, rest) };
      rest -= entry.count;
    }
    throw new RangeError(`option ${index} of ${this.#total}`);
  }

  /** Every option in turn. */
  *each(): Generator<Choice> {
    for (let i = 0; i < this.#used; i++) {
      const entry = this.#entries[i] as Entry;
      for (let k = 0; k < entry.count; k++)
        yield { verb: entry.verb, scope: entry.scope, args: argsAt(entry, k) };
    }
  }

  /** All ids, in the order of the menu. */
  ids(): string[] {
    if (this.#total > LISTED_AT_MOST)
      throw new RuleFault(`a menu of ${this.#total} options cannot be listed: factor it`);
    const ids: string[] = [];
    for (let i = 0; i < this.#used; i++) {
      const entry = this.#entries[i] as Entry;
      if (entry.form === 'option') ids.push(spellOption(entry));
      else for (let k = 0; k < entry.count; k++) ids.push(spell(entry.verb, argsAt(entry, k)));
    }
    return ids;
  }

  /** What is offered, factored choices unlisted: for people and pages. */
  offers(): Offer[] {
    const offers: Offer[] = [];
    for (let i = 0; i < this.#used; i++) offers.push(offerOf(this.#entries[i] as Entry));
    return offers;
  }

  /** The option with this id; a reason if it is known and blocked; nothing if no such option exists. */
  find(id: string): Choice | Why | undefined {
    const space = id.indexOf(' ');
    const verb = space === -1 ? id : id.slice(0, space);
    const words = space === -1 ? [] : id.slice(space + 1).split(' ');
    let reason: Why | undefined;
    for (let i = 0; i < this.#used; i++) {
      const entry = this.#entries[i] as Entry;
      if (entry.verb !== verb) continue;
      const found = match(entry, words);
      if (found === undefined) continue;
      if ('rule' in found) reason = found;
      else return { verb, scope: entry.scope, args: found.args };
    }
    if (reason !== undefined) return reason;
    return this.blocked.find((option) => spell(option.verb, option.words) === id)?.reason;
  }
}

/** What a client draws: an option, or a factored choice with its bounds. */
export type Offer =
  | {
      readonly form: 'option';
      readonly id: string;
      readonly verb: string;
      readonly words: readonly Word[];
      readonly anytime: boolean;
    }
  | {
      readonly form: 'subset';
      readonly verb: string;
      readonly items: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly count: number;
      readonly anytime: boolean;
    }
  | {
      readonly form: 'number';
      readonly verb: string;
      readonly min: number;
      readonly max: number;
      readonly anytime: boolean;
    }
  | {
      readonly form: 'order';
      readonly verb: string;
      readonly items: readonly string[];
      readonly anytime: boolean;
    };

function offerOf(entry: Entry): Offer {
  const anytime = entry.scope !== null;
  switch (entry.form) {
    case 'option':
      return {
        form: 'option',
        id: spellOption(entry),
        verb: entry.verb,
        words: wordsOf(entry.a, entry.b, entry.c),
        anytime,
      };
    case 'subset':
      return {
        form: 'subset',
        verb: entry.verb,
        items: entry.items.slice(),
        min: entry.min,
        max: entry.max,
        count: entry.count,
        anytime,
      };
    case 'number':
      return { form: 'number', verb: entry.verb, min: entry.min, max: entry.max, anytime };
    case 'order':
      return { form: 'order', verb: entry.verb, items: entry.items.slice(), anytime };
  }
}

function wordsOf(a: Arg | undefined, b: Arg | undefined, c: Arg | undefined): readonly Word[] {
  if (a === undefined) return NO_ITEMS;
  if (b === undefined) return [a as Word];
  return c === undefined ? [a as Word, b as Word] : [a as Word, b as Word, c as Word];
}

// An id is read back word by word: what it is made of must be words. Read only where ids are spelled.
function checkWords(verb: string, words: readonly (Arg | undefined)[]): void {
  for (const word of words) {
    if (word === undefined || typeof word === 'number') continue;
    if (typeof word !== 'string' || word === '' || /\s/.test(word))
      throw new RuleFault(`"${String(word)}" of ${verb} is not one word`);
  }
}

/** Whether an option's argument is spelled like this. */
function spelled(arg: Arg | undefined, word: string | undefined): boolean {
  return arg === undefined || word === undefined
    ? arg === word
    : arg === word || String(arg) === word;
}

function spellOption(entry: Entry): string {
  let id = entry.verb;
  if (entry.a !== undefined) id += ` ${String(entry.a)}`;
  if (entry.b !== undefined) id += ` ${String(entry.b)}`;
  if (entry.c !== undefined) id += ` ${String(entry.c)}`;
  return id;
}

function argsAt(entry: Entry, index: number): readonly Arg[] {
  switch (entry.form) {
    case 'option':
      return wordsOf(entry.a, entry.b, entry.c);
    case 'subset':
      return [nthSubset(entry.items, entry.min, entry.max, index, entry.whyNot)];
    case 'number':
      return [entry.min + index];
    case 'order':
      return [nthOrder(entry.items, index)];
  }
}

/** Why a number is not between the limits; undefined where no rule is named for them. */
function beyond({ rule, min, max }: Entry): Why | undefined {
  return rule === undefined ? undefined : { rule, why: 'kernel.limit', params: { min, max } };
}

function match(
  entry: Entry,
  words: readonly string[],
): { readonly args: readonly Arg[] } | Why | undefined {
  switch (entry.form) {
    case 'option':
      return words.length < 4 &&
        spelled(entry.a, words[0]) &&
        spelled(entry.b, words[1]) &&
        spelled(entry.c, words[2])
        ? { args: argsAt(entry, 0) }
        : undefined;
    case 'number': {
      const word = words.length === 1 ? words[0] : undefined;
      if (word === undefined || !/^-?(0|[1-9][0-9]*)$/.test(word)) return undefined;
      const value = Number(word);
      if (value.toString() !== word) return undefined;
      return value >= entry.min && value <= entry.max ? { args: [value] } : beyond(entry);
    }
    case 'subset': {
      if (words.length < entry.min || words.length > entry.max) return undefined;
      const subset = fitSubset(entry.items, words);
      if (subset === undefined) return undefined;
      return entry.whyNot?.(subset) ?? { args: [subset] };
    }
    case 'order': {
      const order = fitOrder(entry.items, words);
      return order === undefined ? undefined : { args: [order] };
    }
  }
}
