import { woundsIn, type Content, type Seen } from '@destrier/avalon/page';
import { need, type Seat } from '@destrier/engine';

/** A pile as it counts now: with the powers that bear on it. */
export function pileOf(
  { content, view }: { readonly content: Content; readonly view: Seen },
  seat: Seat,
): { readonly n: number; readonly wounds: number } {
  const { pile } = need(view.players[seat], 'a player');
  return { n: pile.length, wounds: woundsIn({ content, s: view }, seat, pile, 'curse') };
}
