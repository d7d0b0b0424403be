import type { Seat } from '@destrier/engine';
import { unitData, WOUND } from '../book.js';
import type { Look } from '../state.js';
import { isPayable } from '../rules/mana.js';
import { costOfFace } from '../rules/options.js';
import { facesOf, giftsIn, type Gift, type Gives } from './gifts.js';

/** What a hand and its units could come to. */

/** What one thing can give: without mana, and with it. */
interface Means {
  readonly plain: number;
  readonly paid: number;
}

/** How much a gift counts; 0 where it does not. */
export type Counts = (gift: Gift) => number;

const best = (gifts: readonly Gift[], counts: Counts): number =>
  gifts.reduce((most, gift) => Math.max(most, counts(gift)), 0);

/** Each card of the hand, and each unit that is ready. Sideways a card gives `side`. */
function meansOf(g: Look, seat: Seat, counts: Counts, side: number): Means[] {
  const { hand, units, unit } = g.s.players[seat];
  const cards = g.all(hand).flatMap((card): Means[] => {
    const data = g.content.cards[card];
    if (card === WOUND || data === undefined) return [];
    const { basic, strong } = facesOf(g.content, card);
    const isFree = data.kind !== 'spell';
    const plain = Math.max(side, isFree ? best(basic, counts) : 0);
    const face = data.kind === 'spell' ? 'basic' : 'strong';
    const isPaid = isPayable(g, seat, costOfFace(data, face));
    return [
      { plain, paid: isPaid ? Math.max(plain, best(isFree ? strong : basic, counts)) : plain },
    ];
  });
  const own = g.all(units).flatMap((one): Means[] => {
    const state = unit[one];
    if (state?.ready !== true || state.wounds > 0) return [];
    const plain = Math.max(
      0,
      ...unitData(g, one).abilities.map(({ mana, do: effect }) =>
        mana === null ? best(giftsIn(effect, null), counts) : 0,
      ),
    );
    return [{ plain, paid: plain }];
  });
  return [...cards, ...own];
}

/** All of it together, with one strong effect. */
export function reach(g: Look, seat: Seat, counts: Counts, side: number): number {
  let sum = 0;
  let bonus = 0;
  for (const { plain, paid } of meansOf(g, seat, counts, side)) {
    sum += plain;
    bonus = Math.max(bonus, paid - plain);
  }
  return sum + bonus;
}

/** Whether block and attack are both in reach, each thing used once. */
export function canDoBoth(
  g: Look,
  seat: Seat,
  block: Counts,
  blockNeeded: number,
  attack: Counts,
  attackNeeded: number,
): boolean {
  const blocks = meansOf(g, seat, block, 1);
  const attacks = meansOf(g, seat, attack, 1);
  const things = blocks
    .map(({ plain }, at) => ({ block: plain, attack: attacks[at]?.plain ?? 0 }))
    .toSorted((a, b) => b.block - b.attack - (a.block - a.attack));
  let needed = blockNeeded;
  let left = 0;
  for (const thing of things)
    if (needed > 0) needed -= thing.block;
    else left += thing.attack;
  return needed <= 0 && left >= attackNeeded;
}

export const counting =
  (what: Gives): Counts =>
  (gift) =>
    gift.what === what ? gift.n : 0;
