import type { Seat } from '../basics.js';
import { KERNEL_EVENTS, type EventDecls } from '../events.js';
import type { AnyGame } from '../game.js';
import { readRuleId } from '../ledger/rule.js';
import { PASS } from '../questions.js';
import { hintFor, nearest } from '../nearest.js';
import type { Playable } from './scenario.js';
import { entriesOf, ScenarioInvalid, unknownWord, type Entry, type Tree } from './tree.js';
import { NO_WORDS, type Plain, type Words } from './words.js';

/** Every word that means something in a scenario of this game. */
export interface Terms {
  readonly game: AnyGame;
  readonly words: Words;
  readonly names: readonly string[];
  readonly verbs: readonly string[];
  /** Procedure and step of every question. */
  readonly prompts: readonly string[];
  readonly events: EventDecls;
  /** The rules of the game, where they are known. */
  readonly ruleIds: readonly string[] | undefined;
}

export function termsOf(
  { game, words = NO_WORDS, ruleIds }: Playable,
  names: readonly string[],
): Terms {
  const verbs = new Set<string>();
  const prompts: string[] = [];
  for (const procedure of game.rules.procedures.values()) {
    for (const spec of [...procedure.steps, ...procedure.offers]) {
      if (!('on' in spec)) continue;
      for (const verb of spec.on.keys()) verbs.add(verb);
      if (spec.kind === 'window') verbs.add(PASS);
      prompts.push(`${procedure.name}.${spec.name}`);
    }
  }
  return {
    game,
    words,
    names,
    verbs: [...verbs].toSorted(),
    prompts,
    events: { ...KERNEL_EVENTS, ...game.events },
    ruleIds,
  };
}

export function seatNamed(terms: Terms, name: string): Seat | undefined {
  const at = terms.names.indexOf(name);
  return at === -1 ? undefined : (at as Seat);
}

/** The name of a seat; what is not a seat stays as it is. */
export function nameOf(value: Plain, names: readonly string[]): Plain {
  return typeof value === 'number' ? (names[value] ?? value) : value;
}

/** Refuses a word that the game does not have: with the nearest it has, or where all of them are listed. */
export function unknownWordOf(
  { game }: Terms,
  { key, line }: Entry,
  where: string,
  known: readonly string[],
): ScenarioInvalid {
  const near = nearest(key, known);
  const hint =
    near === undefined
      ? `destrier scenario --words ${game.id} lists all words`
      : `did you mean "${near}"?`;
  return new ScenarioInvalid(line, `${where} has no "${key}"`, hint);
}

export interface OfSeat {
  readonly seat: Seat;
  readonly line: number;
  readonly value: Tree;
}

/** Entries whose keys are seats. */
export function bySeat(terms: Terms, tree: Tree, what: string): OfSeat[] {
  return entriesOf(tree, what).map(({ key, line, value }) => {
    const seat = seatNamed(terms, key);
    if (seat === undefined) throw unknownWord(line, key, what, terms.names);
    return { seat, line, value };
  });
}

/** The rule that is named; one that the game does not have would prove nothing. */
export function ruleNamed({ ruleIds, game }: Terms, id: string, line: number): string {
  if (readRuleId(id) === undefined)
    throw new ScenarioInvalid(line, `"${id}" is not a rule id`, 'write it as the rules do: G6.3.4');
  if (ruleIds?.includes(id) === false)
    throw new ScenarioInvalid(
      line,
      `${game.id} has no rule ${id}`,
      `${hintFor(id, ruleIds)}; destrier rules ${game.id} prints them`,
    );
  return id;
}

/** Refuses an option whose verb no question of the game knows: it would be refused for ever, and prove nothing. */
export function checkVerb(terms: Terms, option: string, line: number): void {
  const verb = option.split(' ', 1)[0] as string;
  if (terms.verbs.includes(verb)) return;
  throw new ScenarioInvalid(
    line,
    `no question of ${terms.game.id} has the verb "${verb}"`,
    hintFor(verb, terms.verbs),
  );
}
