import { need, type Card, type Seat } from '../basics.js';
import { canonical } from '../canonical.js';
import { kindOf, knows } from '../cards.js';
import type { AnyGame } from '../game.js';
import type { Match } from '../match.js';
import { isEach, isPlace, isSecret, keysOf, stockOf, type Node } from '../secrecy/declare.js';
import { sees } from '../secrecy/view.js';
import { pathOf, walk } from '../secrecy/walk.js';

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

/** What lies hidden from a seat and could lie otherwise for all it knows: path and content. */
function hiddenFrom(match: Match, seat: Seat): Map<string, string> {
  const found = new Map<string, string>();
  const places = new Map<string, { readonly path: string; readonly kinds: number[] }[]>();
  walk(match.prepared.game.secrecy, match.s, {
    place(cards, node, owner, trail) {
      if (sees(node.sight, owner, seat)) return;
      const kinds = cards.filter((card: Card) => !knows(card, seat)).map(kindOf);
      const ofPool = places.get(stockOf(node)) ?? [];
      places.set(stockOf(node), ofPool);
      if (kinds.length > 0)
        ofPool.push({
          path: pathOf(trail),
          kinds: node.ordered ? kinds : kinds.toSorted((a, b) => a - b),
        });
    },
    secret(node, owner, trail, fields, key) {
      if (!sees(node.sight, owner, seat)) found.set(pathOf(trail), canonical(fields[key]));
    },
  });
  for (const ofPool of places.values()) {
    if (new Set(ofPool.flatMap(({ kinds }) => kinds)).size < 2) continue;
    for (const { path, kinds } of ofPool) found.set(path, kinds.join(' '));
  }
  return found;
}
