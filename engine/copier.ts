import { prepare, type AnyGame } from './game.js';
import { newMatch } from './match.js';
import { streamFrom } from './random.js';
import { run } from './run.js';
import { isEach, isPlace, isSecret, keysOf, type Node } from './secrecy/declare.js';
import { tableKey } from './seed.js';
import { valueBlocked } from './setting.js';
import { walk } from './walker.js';

/**
 * Writes TypeScript that copies a state field by field. The page forbids code made at run time and a general copy
 * is several times slower, so a build step writes this into the game's folder. The declaration says what there
 * is; states from random play say which parts are lists, may be null, or differ from arm to arm of a union.
 */

const PLAYED_GAMES = 3;

/** Options as usual, and each of their values once: parts of a state may be empty without them. */
function sampleOptions(game: AnyGame, seats: number): { readonly [id: string]: string }[] {
  const each = game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })));
  return [{}, ...each.filter((options) => valueBlocked(game, seats, {}, options) === undefined)];
}

/** States of a game at every choice of a few random games with every number of seats and every option. */
function* sampleStates(game: AnyGame): Generator<object> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of sampleOptions(game, seats))
      for (let i = 0; i < PLAYED_GAMES; i++) {
        const match = newMatch(prepare(game, seats, options), tableKey(`copier ${i}`));
        const random = streamFrom(`copier ${i}`);
        run(match);
        while (!match.over && match.n < game.choiceCap) {
          yield match.s;
          walk(match, random, true);
        }
        yield match.s;
      }
}

interface Seen {
  readonly node: Node;
  nulls: boolean;
  scalars: boolean;
  lists: boolean;
  maps: boolean;
  /** Objects that lack a declared key: arms of a union. */
  arms: boolean;
  readonly keys: Map<string, Seen>;
  readonly item: Seen | undefined;
}

function newSeen(node: Node): Seen {
  const keys = new Map<string, Seen>();
  let item: Seen | undefined;
  if (node !== 'all' && !isPlace(node) && !isSecret(node)) {
    if (isEach(node)) item = newSeen(node.of);
    else for (const [key, child] of keysOf(node)) keys.set(key, newSeen(child));
  }
  return { node, nulls: false, scalars: false, lists: false, maps: false, arms: false, keys, item };
}

function look(seen: Seen, value: unknown): void {
  if (value === null) {
    seen.nulls = true;
  } else if (typeof value !== 'object') {
    seen.scalars = true;
  } else if (Array.isArray(value)) {
    seen.lists = true;
    if (seen.item !== undefined) for (const entry of value as unknown[]) look(seen.item, entry);
  } else {
    seen.maps = true;
    const fields = value as Record<string, unknown>;
    if (seen.item !== undefined) for (const key in fields) look(seen.item, fields[key]);
    for (const [key, child] of seen.keys) {
      if (key in fields) look(child, fields[key]);
      else seen.arms = true;
    }
  }
}

/** The text of `copy.gen.ts` for a game; `engine`: how its folder imports the engine. */
export function writeCopier(game: AnyGame, engine: string): string {
  const root = newSeen(game.secrecy);
  for (const state of sampleStates(game)) look(root, state);
  const out = new Writer();
  const { type, copy } = out.part(root);
  return [
    '// Written by `npm run copiers` from the secrecy declaration. Do not edit.',
    ...(out.usesPlain ? [`import { plainCopy } from '${engine}';`, ''] : ['']),
    ...out.lines,
    'export function copyState<S extends object>(state: S): S {',
    `  return ${copy(`(state as unknown as ${type})`)} as unknown as S;`,
    '}',
    '',
  ].join('\n');
}

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
/** A key as an object is written, and as it is read of `s`. */
const written = (key: string): string => (isName(key) ? key : `'${key}'`);
const read = (key: string): string => (isName(key) ? `s.${key}` : `s['${key}']`);

interface Part {
  readonly type: string;
  readonly copy: (value: string) => string;
}

class Writer {
  readonly lines: string[] = [];
  usesPlain = false;
  #count = 0;

  part(seen: Seen): Part {
    const inner = this.#present(seen);
    if (!seen.nulls || inner.type === 'unknown') return inner;
    return {
      type: `${inner.type} | null`,
      copy: (value) => `${value} === null ? null : ${inner.copy(value)}`,
    };
  }

  #present(seen: Seen): Part {
    const { node } = seen;
    if (seen.scalars && !seen.lists && !seen.maps)
      return { type: 'unknown', copy: (value) => value };
    if (isPlace(node) || (node === 'all' && seen.lists && !seen.scalars))
      return { type: 'readonly unknown[]', copy: (value) => `${value}.slice()` };
    const oneForm = Number(seen.scalars) + Number(seen.lists) + Number(seen.maps) === 1;
    if (!oneForm || seen.arms || node === 'all' || isSecret(node)) return this.#plain();
    return isEach(node) ? this.#each(seen) : this.#object(seen);
  }

  #plain(): Part {
    this.usesPlain = true;
    return { type: 'unknown', copy: (value) => `plainCopy(${value})` };
  }

  #each(seen: Seen): Part {
    const item = this.part(seen.item as Seen);
    if (item.type === 'unknown' && item.copy('x') === 'x') {
      return seen.lists
        ? { type: 'readonly unknown[]', copy: (value) => `${value}.slice()` }
        : { type: '{ readonly [key: string]: unknown }', copy: (value) => `{ ...${value} }` };
    }
    const name = `copy${++this.#count}`;
    if (seen.lists) {
      const type = `readonly (${item.type})[]`;
      this.lines.push(
        `function ${name}(list: ${type}): ${type} {`,
        `  const copy: (${item.type})[] = [];`,
        `  for (const item of list) copy.push(${item.copy('item')});`,
        '  return copy;',
        '}',
        '',
      );
      return { type, copy: (value) => `${name}(${value})` };
    }
    const type = `{ readonly [key: string]: ${item.type} }`;
    this.lines.push(
      `function ${name}(map: ${type}): ${type} {`,
      `  const copy: { [key: string]: ${item.type} } = {};`,
      `  for (const [key, item] of Object.entries(map)) copy[key] = ${item.copy('item')};`,
      '  return copy;',
      '}',
      '',
    );
    return { type, copy: (value) => `${name}(${value})` };
  }

  #object(seen: Seen): Part {
    const parts = [...seen.keys].map(([key, child]) => [key, this.part(child)] as const);
    const count = ++this.#count;
    const type = `Part${count}`;
    this.lines.push(
      `interface ${type} {`,
      ...parts.map(([key, part]) => `  readonly ${written(key)}: ${part.type};`),
      '}',
      '',
    );
    this.lines.push(`function copy${count}(s: ${type}): ${type} {`, '  return {');
    this.lines.push(
      ...parts.map(([key, part]) => `    ${written(key)}: ${part.copy(read(key))},`),
      '  };',
      '}',
      '',
    );
    return { type, copy: (value) => `copy${count}(${value})` };
  }
}
