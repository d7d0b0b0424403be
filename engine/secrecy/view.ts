import type { Card, Seat } from '../basics.js';
import { kindOf, knows } from '../cards.js';
import {
  isEach,
  isPlace,
  isSecret,
  keysOf,
  type Each,
  type HiddenView,
  type Node,
  type Place,
} from './declare.js';

/** A viewer of the table: a seat, or the public, which sits at none. */
export type Viewer = Seat | 'public';

/** All that a viewer may know, built up from nothing. */
export function viewOf(
  node: Node,
  state: unknown,
  viewer: Viewer,
  kinds: readonly string[],
): unknown {
  return showing(node, COPIED)(state, null, viewer, kinds);
}

/** The same, except that open lists are the state's own: to be read before anything changes, and never to be written to. */
export function glanceOf(
  node: Node,
  state: unknown,
  viewer: Viewer,
  kinds: readonly string[],
): unknown {
  return showing(node, LENT)(state, null, viewer, kinds);
}

type Show = (
  value: unknown,
  owner: Seat | null,
  viewer: Viewer,
  kinds: readonly string[],
) => unknown;

/** How open parts are shown, and with that all others. */
interface Manner {
  readonly open: Show;
  readonly shows: WeakMap<object, Show>;
}

const COPIED: Manner = {
  open: (value) => (Array.isArray(value) ? value.slice() : (value ?? null)),
  shows: new WeakMap(),
};
const LENT: Manner = { open: (value) => value ?? null, shows: new WeakMap() };

/** How a part of the state is shown, made once for its declaration: tables are looked at after every choice. */
function showing(node: Node, manner: Manner): Show {
  if (node === 'all') return manner.open;
  const { shows } = manner;
  let show = shows.get(node);
  if (show === undefined) shows.set(node, (show = nothingIfNone(showingAnew(node, manner))));
  return show;
}

const nothingIfNone =
  (show: Show): Show =>
  (value, owner, viewer, kinds) =>
    value === null || value === undefined ? null : show(value, owner, viewer, kinds);

function showingAnew(node: Exclude<Node, 'all'>, manner: Manner): Show {
  if (isPlace(node))
    return (value, owner, viewer, kinds) =>
      viewOfPlace(value as Card[], node, owner, viewer, kinds);
  if (isSecret(node))
    return (value, owner, viewer) =>
      sees(node.sight, owner, viewer) ? structuredCopy(value) : null;
  return isEach(node) ? showingEach(node, manner) : showingFields(node, manner);
}

function showingEach({ of, seats }: Each<Node>, manner: Manner): Show {
  const show = showing(of, manner);
  return (value, owner, viewer, kinds) => {
    if (Array.isArray(value)) {
      const items: unknown[] = value;
      return items.map((item, i) => show(item, seats ? (i as Seat) : owner, viewer, kinds));
    }
    const fields = value as Record<string, unknown>;
    const entries: Record<string, unknown> = {};
    for (const key of Object.keys(fields).toSorted())
      entries[key] = show(fields[key], owner, viewer, kinds);
    return entries;
  };
}

function showingFields(node: Node, manner: Manner): Show {
  const parts = keysOf(node).map(([key, child]) => ({ key, show: showing(child, manner) }));
  return (value, owner, viewer, kinds) => {
    const fields = value as Record<string, unknown>;
    const view: Record<string, unknown> = {};
    for (const { key, show } of parts)
      if (key in fields) view[key] = show(fields[key], owner, viewer, kinds);
    return view;
  };
}

export function sees(
  sight: 'all' | 'owner' | 'nobody',
  owner: Seat | null,
  viewer: Viewer,
): boolean {
  return sight === 'all' || (sight === 'owner' && owner === viewer);
}

// An unordered place is printed sorted: the order of the list means nothing and must tell nothing.
function viewOfPlace(
  cards: Card[],
  node: Place,
  owner: Seat | null,
  viewer: Viewer,
  kinds: readonly string[],
): readonly string[] | HiddenView {
  const name = (card: Card): string => kinds[kindOf(card)] as string;
  if (sees(node.sight, owner, viewer)) {
    const names = cards.map(name);
    return node.ordered ? names : names.toSorted();
  }
  if (viewer === 'public') return { count: cards.length, known: [] };
  if (!node.ordered)
    return {
      count: cards.length,
      known: cards
        .filter((card) => knows(card, viewer))
        .map(name)
        .toSorted(),
    };
  const known: [number, string][] = [];
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i] as Card;
    if (knows(card, viewer)) known.push([cards.length - 1 - i, name(card)]);
  }
  return { count: cards.length, known };
}

function structuredCopy(value: unknown): unknown {
  return typeof value === 'object' ? (JSON.parse(JSON.stringify(value)) as unknown) : value;
}
