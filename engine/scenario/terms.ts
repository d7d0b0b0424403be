import type { Seat } from '../basics.js';
import { KERNEL_EVENTS, type EventDecls } from '../events.js';
import type { AnyGame } from '../game.js';
import { PASS } from '../questions.js';
import { hintFor } from '../nearest.js';
import type { Playable } from './scenario.js';
import { entriesOf, ScenarioInvalid, unknownWord, type Tree } from './tree.js';
import { NO_WORDS, type Words } from './words.js';

/** Every word that means something in a scenario of this game. */
export interface Terms {
  readonly game: AnyGame;
  readonly words: Words;
  readonly names: readonly string[];
  readonly verbs: readonly string[];
  /** Procedure and step of every question. */
  readonly prompts: readonly string[];
  readonly events: EventDecls;
}

export function termsOf({ game, words = NO_WORDS }: Playable, names: readonly string[]): Terms {
  const verbs = new Set<string>();
  const prompts: string[] = [];
  for (const procedure of game.rules.procedures.values()) {
    for (const spec of [...procedure.steps, ...procedure.offers]) {
      if (!('on' in spec)) continue;
      for (const verb of Object.keys(spec.on)) verbs.add(verb);
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
  };
}

export function seatNamed(terms: Terms, name: string): Seat | undefined {
  const at = terms.names.indexOf(name);
  return at === -1 ? undefined : (at as Seat);
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
