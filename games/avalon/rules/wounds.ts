import type { Seat } from '@destrier/engine';
import type { OpenLook, Power } from '../state.js';
import type { Weapon } from '../content/cards.js';
import type { Effect } from '../content/types.js';
import { weapon } from './cards.js';
import { figuresOf, type InPlay } from './powers.js';

/** Which of the two comes first where the Antidote meets the Curse in a pile [A15.31]. */
export type First = 'antidote' | 'curse';

/** The powers that bear on a pile: those of its owner, and those that name him. */
interface Bearing {
  readonly curse?: Power | undefined;
  readonly antidote?: Power | undefined;
  readonly immune?: Power | undefined;
  readonly plague?: Power | undefined;
  readonly dragon?: Power | undefined;
  readonly ward?: Power | undefined;
}
type Bears = { readonly [effect in Effect]?: keyof Bearing };
const OWN: Bears = { antidote: 'antidote', 'immune-suit': 'immune', ward: 'ward' };
const AGAINST: Bears = { curse: 'curse', 'double-poison': 'plague', 'double-suit': 'dragon' };

function bearingOn(g: InPlay, seat: Seat): Bearing {
  const by: { -readonly [name in keyof Bearing]: Bearing[name] } = {};
  for (const power of g.s.powers) {
    const own = power.seat === seat ? OWN[power.effect] : undefined;
    const name = own ?? (power.target === seat ? AGAINST[power.effect] : undefined);
    if (name !== undefined) by[name] ??= power;
  }
  return by;
}

/** What counting looks up: the figures of cards. */
type Counted = Pick<OpenLook, 'content'>;

/** What a card inflicts in a pile. */
function woundsOf(g: Counted, by: Bearing, kind: string, first: First): number {
  const card = weapon(g, kind);
  const { standard, poison: poisoned } = g.content.figures;
  const isPoison = card.basic ? isPoisoned(by, card, first) : card.poison; // A1.10
  let wounds = card.basic ? (isPoison ? poisoned : standard) : card.wounds;
  const prevails = isPoison && !card.poison && by.curse?.suit === card.suit; // A15.30
  if (card.basic && !prevails && isOf(g, by.immune, card.suit)) wounds = 0; // A14.28
  if (isPoison && by.plague !== undefined) wounds *= 2; // A15.4, A11.5
  if (isOf(g, by.dragon, card.suit)) wounds *= 2; // A15.28, A11.6
  return wounds;
}

/** A basic weapon in a pile: printed poison, the Curse [A15.23] and the Antidote [A15.12]. */
function isPoisoned(by: Bearing, { poison, suit }: Weapon, first: First): boolean {
  const isCursed = by.curse?.suit === suit;
  if (by.antidote === undefined) return poison || isCursed;
  return first === 'antidote' && isCursed;
}

/** Whether the power is there, and of this suit. */
function isOf(g: Counted, power: Power | undefined, suit: string): boolean {
  return power !== undefined && figuresOf(g, power).suit === suit;
}

function sumOf(g: Counted, pile: readonly string[], by: Bearing, first: First): number {
  let sum = 0;
  for (const kind of pile) sum += woundsOf(g, by, kind, first);
  const { ward } = by;
  return ward === undefined ? sum : Math.max(0, sum - (figuresOf(g, ward).amount ?? 0)); // A15.11
}

/** What a whole pile inflicts [A11.3]. */
export function pileWounds(g: OpenLook, seat: Seat, first: First): number {
  return woundsIn(g, seat, pileOf(g, seat), first);
}

/** The same of a pile that everybody sees: the kinds in it. */
export function woundsIn(
  g: Counted & InPlay,
  seat: Seat,
  pile: readonly string[],
  first: First,
): number {
  return sumOf(g, pile, bearingOn(g, seat), first);
}

const pileOf = (g: OpenLook, seat: Seat): string[] =>
  g.s.players[seat].pile.map((card) => g.name(card));

interface Change {
  readonly power: string;
  readonly before: number;
  readonly after: number;
}

/** From the printed wounds of a pile to those that it inflicts: what each power changes, one after the other. */
export function pileChanges(g: OpenLook, seat: Seat, first: First): Change[] {
  const all = bearingOn(g, seat);
  const pile = pileOf(g, seat);
  const poisons =
    first === 'curse' ? (['curse', 'antidote'] as const) : (['antidote', 'curse'] as const);
  const changes: Change[] = [];
  let by: Bearing = {};
  let before = sumOf(g, pile, by, first);
  for (const name of [...poisons, 'immune', 'plague', 'dragon', 'ward'] as const) {
    const power = all[name];
    if (power === undefined) continue;
    by = { ...by, [name]: power };
    const after = sumOf(g, pile, by, first);
    if (after !== before) changes.push({ power: power.card, before, after });
    before = after;
  }
  return changes;
}
