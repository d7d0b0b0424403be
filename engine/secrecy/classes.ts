import { RuleFault } from '../basics.js';
import type { Prepared } from '../game.js';
import { stockOf, type Node, type Place } from './declare.js';
import { placesOf } from './walk.js';

/** Of each kind, what is known of it face down: the kind itself, or a number above all kinds that stands for its class. */
export type Mask = Int32Array;

const masks = new WeakMap<Prepared, ReadonlyMap<Place, Mask>>();

/** The mask of a place whose cards have classes. It depends on the box alone, never on what lies where. */
export function maskOf(prepared: Prepared, place: Place): Mask | undefined {
  if (place.class === undefined) return undefined;
  let ofGame = masks.get(prepared);
  if (ofGame === undefined) masks.set(prepared, (ofGame = masksAnew(prepared)));
  return ofGame.get(place);
}

function masksAnew(prepared: Prepared): Map<Place, Mask> {
  const places = placesOf(prepared.game.secrecy).filter((place) => place.class !== undefined);
  const kindsOf = (place: Place): Set<number> => new Set(prepared.pools.get(place.pool));
  const className = (place: Place, kind: number): string | undefined => {
    const name = place.class?.(prepared.kinds[kind] as string);
    return name === undefined ? undefined : `${stockOf(place)}\n${name}`;
  };
  const names = places.flatMap((place) =>
    [...kindsOf(place)].map((kind) => className(place, kind)),
  );
  const classes = [...new Set(names.filter((name) => name !== undefined))].toSorted();
  return new Map(
    places.map((place) => {
      const mask = Int32Array.from(prepared.kinds.keys());
      for (const kind of kindsOf(place)) {
        const name = className(place, kind);
        if (name !== undefined) mask[kind] = prepared.kinds.length + classes.indexOf(name);
      }
      return [place, mask];
    }),
  );
}

/** Refuses classes that differ between hidden places whose cards may be any of one another, or that stand beside `fits`. */
export function checkClasses(node: Node): void {
  const hidden = placesOf(node).filter(({ sight }) => sight !== 'all');
  for (const place of hidden) {
    const alike = hidden.filter((other) => stockOf(other) === stockOf(place));
    if (alike.some((other) => other.class !== place.class))
      throw new RuleFault(`${place.pool}: all its hidden places need the same 'class'`);
    if (place.class !== undefined && alike.some(({ fits }) => fits !== undefined))
      throw new RuleFault(
        `${place.pool}: 'fits' cannot judge cards that are known by 'class' only`,
      );
  }
}
