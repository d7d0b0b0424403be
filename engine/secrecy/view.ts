import type { Card, Seat } from '../basics.js';
import { kindOf, knows } from '../cards.js';
import {
  isEach,
  isPlace,
  isSecret,
  keysOf,
  type HiddenView,
  type Node,
  type Place,
} from './declare.js';

/** Who looks: a seat, or the public that sits at no seat. */
export type Viewer = Seat | 'public';

/** All that a viewer may know, built up from nothing. */
export function viewOf(
  node: Node,
  state: unknown,
  viewer: Viewer,
  kinds: readonly string[],
): unknown {
  return build(node, state, -1, viewer, kinds);
}

function build(
  node: Node,
  value: unknown,
  owner: Seat | -1,
  viewer: Viewer,
  kinds: readonly string[],
): unknown {
  if (value === null || value === undefined) return null;
  if (node === 'all') return Array.isArray(value) ? value.slice() : value;
  if (isPlace(node)) return viewOfPlace(value as Card[], node, owner, viewer, kinds);
  if (isSecret(node)) return sees(node.sight, owner, viewer) ? structuredCopy(value) : null;
  const fields = value as Record<string, unknown>;
  if (isEach(node)) {
    if (Array.isArray(value)) {
      const items: unknown[] = value;
      return items.map((item, i) =>
        build(node.of, item, node.seats ? (i as Seat) : owner, viewer, kinds),
      );
    }
    const entries: Record<string, unknown> = {};
    for (const key of Object.keys(fields).toSorted())
      entries[key] = build(node.of, fields[key], owner, viewer, kinds);
    return entries;
  }
  const view: Record<string, unknown> = {};
  for (const [key, child] of keysOf(node))
    if (key in fields) view[key] = build(child, fields[key], owner, viewer, kinds);
  return view;
}

export function sees(sight: 'all' | 'owner' | 'nobody', owner: Seat | -1, viewer: Viewer): boolean {
  return sight === 'all' || (sight === 'owner' && owner === viewer);
}

// An unordered place is printed sorted: the order of the list means nothing and must tell nothing.
function viewOfPlace(
  cards: Card[],
  node: Place,
  owner: Seat | -1,
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
