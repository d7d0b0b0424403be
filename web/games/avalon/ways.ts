import { verbs } from '@destrier/avalon/page';
import { isOn, thingOf, type Kind, type Seat, type Word } from '@destrier/engine';
import type { PlacedPick } from '../../table/board.js';

/** Which options lie on which thing of the board. */

export type Thing =
  /** A card in the hand of who looks. */
  | { readonly at: 'hand'; readonly kind: string }
  | {
      readonly at: 'combat';
      readonly kind: string;
      readonly seat: number;
      readonly value: number;
      readonly feints: boolean;
    }
  | { readonly at: 'seat'; readonly seat: Seat }
  /** Anything with a name of its own: a hero, a godsend, a place, a suit, a card of a pile. */
  | { readonly at: 'named'; readonly id: string };

export type Way = PlacedPick;

type Named = Omit<Way, 'pick'>;

/** Things with a name of their own, by the kinds that the game declares for words of its options. */
const NAMED = ['hero', 'godsend', 'place', 'suit', 'pile'];
const THINGS = ['hand', 'laid', 'own', 'feint', 'seat', ...NAMED];

function names({ verb, words }: Named, of: string, id: Word): boolean {
  return isOn(verbs[verb] ?? [], words, of, id);
}

/** Whether an option of this viewer has to do with this thing. */
export function concerns(option: Named, thing: Thing, viewer: Seat): boolean {
  switch (thing.at) {
    case 'hand':
      return names(option, 'hand', thing.kind);
    case 'seat':
      return names(option, 'seat', thing.seat);
    case 'named':
      return NAMED.some((of) => names(option, of, thing.id));
    case 'combat':
      return (
        (names(option, 'laid', thing.kind) && names(option, 'someone', thing.seat)) ||
        (thing.feints && names(option, 'feint', thing.value)) ||
        (thing.seat === viewer && names(option, 'own', thing.kind))
      );
  }
}

/** Verbs whose options the table lays out, though they name no thing: the top of a deck is pressed to draw, a number is too. */
const LAID_OUT = ['draw', 'value'];

/** Whether options of a verb lie on no thing: to use a power, to have enough. */
export function isLoose(verb: string, words?: readonly Word[]): boolean {
  // To pass cards lies on cards; to pass without any, as who uses no power does, on none.
  return !LAID_OUT.includes(verb) && (words?.length === 0 || !(verbs[verb] ?? []).some(isOnThing));
}

function isOnThing(kinds: Kind): boolean {
  const thing = thingOf(kinds);
  return thing !== undefined && THINGS.includes(thing);
}

export function isOpen({ pick }: Way): boolean {
  return pick.kind === 'open';
}

/** Whether all that can be done with a card is to be dishonoured with it. */
export function shames(ways: readonly Way[]): boolean {
  const open = ways.filter(isOpen);
  return open.length > 0 && open.every(({ verb }) => verb === 'shame');
}

/** Why nothing can be done with a card, or nothing but to be dishonoured. */
export function reasonOf(ways: readonly Way[]): string | undefined {
  if (ways.some((way) => isOpen(way) && way.verb !== 'shame')) return undefined;
  const first = ways.find((way) => !isOpen(way));
  return first?.pick.kind === 'blocked' ? first.pick.reason : undefined;
}
