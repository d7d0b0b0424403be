import { RuleFault } from '../basics.js';
import type { AnyGame } from '../game.js';
import type { AnyProc, AnyStep, OfferSpec } from '../rules.js';

type Rule = (...args: readonly unknown[]) => unknown;
type Wrap = (name: string, rule: Rule) => Rule;
type Field = 'act' | 'args' | 'on';

/** Stands between the interpreter and the rules: notes what is taken, and can let a rule fail. */
export interface Watch {
  /** Steps (`turn.draw`) and verbs (`turn.main play`) that were taken while `noting`. */
  readonly taken: ReadonlySet<string>;
  noting: boolean;
  /** After this many more rules have taken effect one fails; undefined: none does. */
  failAfter: number | undefined;
  /** Watches while something is done; before and after it the rules are as they were written. */
  during(work: () => void): void;
}

export class Injected extends RuleFault {}

/** The names of all steps and verbs of a game, as `taken` has them. */
export function namesOf(game: AnyGame): string[] {
  return [...game.rules.procedures.values()].flatMap((procedure) =>
    specsOf(procedure).flatMap((spec) => {
      const name = `${procedure.name}.${spec.name}`;
      return 'on' in spec ? [...spec.on.keys()].map((verb) => `${name} ${verb}`) : [name];
    }),
  );
}

function specsOf(procedure: AnyProc): (AnyStep | OfferSpec)[] {
  return [...procedure.steps, ...procedure.offers];
}

export function watchRules(game: AnyGame): Watch {
  const taken = new Set<string>();
  const watch: Watch = {
    taken,
    noting: false,
    failAfter: undefined,
    during(work) {
      const restore = replaceRules(game, wrap);
      try {
        work();
      } finally {
        restore();
      }
    },
  };
  const wrap: Wrap =
    (name, rule) =>
    (...args) => {
      if (watch.noting) taken.add(name);
      if (watch.failAfter !== undefined && watch.failAfter-- === 0)
        throw new Injected(`a fault was put into ${name}`);
      return rule(...args);
    };
  return watch;
}

/** Puts something around every rule; the answer takes it off again. */
function replaceRules(game: AnyGame, wrap: Wrap): () => void {
  const restores: (() => void)[] = [];
  for (const procedure of game.rules.procedures.values()) {
    for (const spec of specsOf(procedure)) {
      const name = `${procedure.name}.${spec.name}`;
      if (spec.kind === 'act') restores.push(replace(spec, 'act', wrap(name, spec.act as Rule)));
      else if ('on' in spec) restores.push(replace(spec, 'on', wrapAll(name, spec.on, wrap)));
      // The arguments of a call are made only where it is carried out.
      else restores.push(replace(spec, 'args', wrap(name, spec.args as Rule)));
    }
  }
  return () => restores.forEach((restore) => restore());
}

function replace(spec: AnyStep | OfferSpec, field: Field, value: unknown): () => void {
  const fields = spec as unknown as Record<Field, unknown>;
  const before = fields[field];
  fields[field] = value;
  return () => {
    fields[field] = before;
  };
}

function wrapAll(name: string, on: OfferSpec['on'], wrap: Wrap): ReadonlyMap<string, Rule> {
  return new Map(
    Array.from(on, ([verb, rule]) => [verb, wrap(`${name} ${verb}`, rule as Rule)] as const),
  );
}
