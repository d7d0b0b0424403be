import {
  kind,
  KERNEL_EVENTS,
  type AnyGame,
  type EventDecls,
  type Kind,
  type Kinds,
} from '@destrier/engine';

/** What the parameters of a game are: texts call a value by its kind. */
export interface SpokenKinds {
  event(name: string): Kinds;
  prompt(prompt: string): Kinds;
  reason(why: string): Kinds;
  /** The words of a verb as {a} {b} {c}, or its list as {items}. */
  verb(verb: string): Kinds;
}

const NONE: Kinds = {};
const KERNEL: EventDecls = KERNEL_EVENTS;
const SEAT: Kinds = { seat: kind.seat };

/** What a game says of the kinds of its values. */
export type Declared = Pick<AnyGame, 'events' | 'verbs' | 'reasons'> & {
  readonly rules: Pick<AnyGame['rules'], 'procedures'>;
};

/** Without a game only the kernel's own words are known. */
export function kindsOf(game?: Declared): SpokenKinds {
  const prompts = game === undefined ? new Map<string, Kinds>() : promptsOf(game);
  return {
    event: (name) => game?.events[name] ?? KERNEL[name] ?? NONE,
    prompt: (prompt) => prompts.get(prompt) ?? SEAT,
    reason: (why) => game?.reasons?.[why] ?? NONE,
    verb: (verb) => argumentsOf(game?.verbs?.[verb] ?? []),
  };
}

/** Who is asked is always told, unless the question speaks of another seat. */
function promptsOf({ rules }: Declared): Map<string, Kinds> {
  const prompts = new Map<string, Kinds>();
  for (const { name, steps, offers } of rules.procedures.values())
    for (const spec of [...steps, ...offers])
      if ('on' in spec && spec.params !== undefined)
        prompts.set(`${name}.${spec.name}`, { ...SEAT, ...spec.params.kinds });
  return prompts;
}

function argumentsOf([a, b, c]: readonly Kind[]): Kinds {
  const items = a?.is === 'list' ? a.of : a;
  return {
    ...(items === undefined ? {} : { a: items, items: kind.list(items as Kind<string>) }),
    ...(b === undefined ? {} : { b }),
    ...(c === undefined ? {} : { c }),
  };
}
