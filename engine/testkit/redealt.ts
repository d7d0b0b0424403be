import { need, type Card, type Seat } from '../basics.js';
import { canonical } from '../canonical.js';
import { kindOf, knows } from '../cards.js';
import type { AnyGame } from '../game.js';
import type { Match } from '../match.js';
import { maskOf } from '../secrecy/classes.js';
import { isEach, isPlace, isSecret, keysOf, type Node } from '../secrecy/declare.js';
import { sees } from '../secrecy/view.js';
import { groupOf, pathOf, walk } from '../secrecy/walk.js';

/** Worlds in which something lay hidden before one may wonder that it never changed. */
const WONDER_AFTER = 25;

/** Counts, for everything hidden, in how many worlds it could have changed and in how many it did. */
export interface Redealt {
  note(match: Match, world: Match, seat: Seat): void;
  /** Where something hidden lay time and again and was the same in every world. */
  never(): string[];
}

interface Tally {
  readonly parts: readonly string[];
  could: number;
  did: number;
}

export function watchRedeals(game: AnyGame): Redealt {
  const tallies = hiddenPaths(game.secrecy, []).map((parts) => ({ parts, could: 0, did: 0 }));
  const known = new Map<string, Tally>();
  const tallyOf = (path: string): Tally => {
    const found =
      known.get(path) ??
      need(
        tallies.find(({ parts }) => fits(parts, path)),
        path,
      );
    known.set(path, found);
    return found;
  };
  return {
    note(match, world, seat) {
      if (tallies.every(({ did }) => did > 0)) return;
      const hidden = hiddenFrom(match, seat);
      const dealt = hiddenFrom(world, seat);
      for (const [path, before] of hidden) {
        const tally = tallyOf(path);
        tally.could++;
        if (dealt.get(path) !== before) tally.did++;
      }
    },
    never: () =>
      tallies
        .filter(({ could, did }) => could >= WONDER_AFTER && did === 0)
        .map(({ parts }) => `.${parts.join('.')}`),
  };
}

/** Declared paths of what is hidden, with `*` for the entries of a list. */
function hiddenPaths(node: Node, at: readonly string[]): (readonly string[])[] {
  if (node === 'all') return [];
  if (isPlace(node)) return node.sight === 'all' ? [] : [at];
  if (isSecret(node)) return [at];
  if (isEach(node)) return hiddenPaths(node.of, [...at, '*']);
  return keysOf(node).flatMap(([key, child]) => hiddenPaths(child, [...at, key]));
}

function fits(parts: readonly string[], path: string): boolean {
  const steps = path.split('.');
  return (
    steps.length === parts.length && parts.every((part, i) => part === '*' || part === steps[i])
  );
}

/** What a seat does not know of one place. */
interface Unknown {
  readonly path: string;
  /** Whether it matters in which order the cards lie there. */
  readonly ordered: boolean;
  readonly kinds: readonly number[];
  /** What it knows of these instead, where that is their class. */
  readonly known: readonly number[];
}

/** What lies hidden from a seat and could lie otherwise for all it knows: path and content. */
function hiddenFrom(match: Match, seat: Seat): Map<string, string> {
  const found = new Map<string, string>();
  const groups = new Map<string, Unknown[]>();
  walk(match.prepared.game.secrecy, match.s, {
    place(cards, node, owner, trail) {
      if (sees(node.sight, owner, seat)) return;
      const unknown = cards.filter((card: Card) => !knows(card, seat)).map(kindOf);
      if (unknown.length === 0) return;
      const kinds = node.ordered ? unknown : unknown.toSorted((a, b) => a - b);
      const own = node.apart === true && owner === seat;
      const mask = own ? undefined : maskOf(match.prepared, node);
      const known = kinds.map((kind) => mask?.[kind] ?? kind);
      const key = groupOf(node, owner, trail);
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { path: pathOf(trail), ordered: node.ordered, kinds, known },
      ]);
    },
    secret(node, owner, trail, fields, key) {
      if (!sees(node.sight, owner, seat)) found.set(pathOf(trail), canonical(fields[key]));
    },
  });
  const all = [...groups.values()];
  const faces = facesOf(all.flat());
  for (const group of all) {
    if (canLieOtherwise(group))
      for (const { path, kinds } of group) found.set(path, kinds.join(' '));
    else
      for (const { path, kinds, known } of group)
        if (known.some((one) => (faces.get(one)?.size ?? 0) > 1)) found.set(path, kinds.join(' '));
  }
  return found;
}

/** Different cards in several places, or in an order; in one hand they lie in one way only, and everybody can tell it. */
function canLieOtherwise(group: readonly Unknown[]): boolean {
  const different = new Set(group.flatMap(({ known }) => known)).size > 1;
  return different && (group.length > 1 || group.some(({ ordered }) => ordered));
}

/** The kinds that each class, or kind, may be. */
function facesOf(unknown: readonly Unknown[]): Map<number, Set<number>> {
  const faces = new Map<number, Set<number>>();
  for (const { kinds, known } of unknown)
    for (const [i, one] of known.entries())
      faces.set(one, (faces.get(one) ?? new Set()).add(kinds[i] as number));
  return faces;
}
