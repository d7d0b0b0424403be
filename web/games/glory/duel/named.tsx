import { KNIGHT, type SeenDuel } from '@destrier/glory/page';
import { isolated } from '../../../table/isolated-names.js';
import { useLook, type Look } from '../look.js';
import type { Account } from './account.js';

/** Somebody who is fought because of a card or a title by a name of their own; a knight by his. */
export function foeName({ speaker }: Pick<Look, 'speaker'>, foe: string): string {
  return speaker.word(foe, 'foe');
}

/** A side of an account by name: a seat, Otto, or the opponent. */
export function accountName(look: Look, side: Account['sides'][number]): string {
  return typeof side === 'number' ? isolated(look.name(side)) : foeName(look, side);
}

export function sideName(look: Look, duel: SeenDuel, who: number): string {
  return who === KNIGHT ? foeName(look, duel.foe) : isolated(look.name(who));
}

type Side = SeenDuel['sides'][number];

export function FighterName({ duel, side }: { readonly duel: SeenDuel; readonly side: Side }) {
  const look = useLook();
  const { name } = look;
  if (side.who === KNIGHT) return <span data-thing={duel.foe}>{foeName(look, duel.foe)}</span>;
  return <bdi data-seat={side.who >= 0 ? side.who : undefined}>{name(side.who)}</bdi>;
}
