import { isEach, isPlace, isSecret, keysOf, type Node } from '../secrecy/declare.js';
import { undeclared } from '../secrecy/walk.js';
import type { Match } from '../match.js';
import { hintFor } from '../nearest.js';
import { placesOf, type Supply } from './supply.js';
import { WordError, type Plain } from './words.js';

type Fields = Record<string, unknown>;

/** What stands at a dotted path, or undefined. */
export function at(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Fields)[key];
  }
  return here;
}

/** The whole state with cards by their names: what somebody sees who sees everything. */
export function openView(match: Match): unknown {
  const view = JSON.parse(JSON.stringify(match.s)) as unknown;
  for (const { cards, path } of placesOf(match)) {
    const keys = path.split('.');
    const parent = keys.length === 1 ? view : at(view, keys.slice(0, -1).join('.'));
    (parent as Fields)[keys.at(-1) as string] = cards.map((card) => match.name(card));
  }
  return view;
}

/** Writes a value at a path of the state: the escape where the game has no word. Cards are taken from the supply. */
export function writeAt(match: Match, supply: Supply, path: string, value: Plain): void {
  const keys = path.split('.');
  let node: Node | undefined = match.prepared.game.secrecy;
  let here: unknown = match.s;
  for (const key of keys.slice(0, -1)) {
    node = below(node, here, key);
    here = (here as Fields)[key];
  }
  const last = keys.at(-1) as string;
  node = below(node, here, last);
  const now = (here as Fields)[last];
  if (node !== undefined && isPlace(node)) {
    const place = placesOf(match).find((lying) => lying.cards === now);
    if (place === undefined) throw new WordError('there is no such place on the table now');
    return place.node.sight === 'nobody' && place.node.ordered
      ? supply.top(place.cards, value)
      : supply.hold(place.cards, value);
  }
  const other = typeof now !== typeof value || Array.isArray(now) !== Array.isArray(value);
  if (now !== null && value !== null && other)
    throw new WordError(`it is ${kindOfValue(now)} there`);
  if (node !== undefined && undeclared(node, value) !== null)
    throw new WordError('the state has another shape there');
  (here as Fields)[last] = value;
}

function kindOfValue(value: unknown): string {
  return Array.isArray(value)
    ? 'a list'
    : typeof value === 'object'
      ? 'a group of values'
      : `a ${typeof value}`;
}

function below(node: Node | undefined, value: unknown, key: string): Node | undefined {
  if (node !== undefined && isPlace(node))
    throw new WordError('cards are given as a whole: [one, two]');
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (!keys.includes(key))
    throw new WordError(`the state has no "${key}" there; ${hintFor(key, keys)}`);
  if (node === undefined || node === 'all' || isSecret(node)) return undefined;
  return isEach(node) ? node.of : keysOf(node).find(([name]) => name === key)?.[1];
}
