import { why, type Seat, type Why } from '@destrier/engine';
import type { Weapon } from '../../content/cards.js';
import { SUITS } from '../../content/types.js';
import { OPEN, type Eye, type OpenEye } from '../../state.js';
import { weapon } from '../cards.js';
import { godsendOf, powerNamed } from '../powers.js';
import { isCamelot } from '../seats.js';

/** Whether alchemy may be played by somebody who could follow, and opens a combat when it is led. */
export function isEnhanced(g: OpenEye): boolean {
  return !isCamelot(g) && powerNamed(g, 'plain-alchemy') === undefined; // A15.1, A17.2
}

/** Alchemy, or what counts as alchemy for its owner [A15.5]. */
export function isAlchemy(g: OpenEye, seat: Seat, { suit }: Weapon): boolean {
  if (suit === 'alchemy') return true;
  const enchanted = godsendOf(g, seat, 'enchant')?.suit ?? '';
  return enchanted !== '' && suit === enchanted;
}

/** Whether a card fits the lead, whatever else its owner holds [A10.2]. */
export function followsLead(g: OpenEye, seat: Seat, card: Weapon): boolean {
  const { lead } = g.s.combat;
  if (lead === '' || lead === OPEN) return true; // A5.6
  return card.special || card.suit === lead || isAlchemy(g, seat, card); // A5.9, A5.10, A5.11
}

function holds(g: Eye, seat: Seat, wanted: (card: Weapon) => boolean): boolean {
  for (const card of g.s.players[seat].hand) if (wanted(weapon(g, g.name(card)))) return true;
  return false;
}

function holdsLead(g: Eye, seat: Seat): boolean {
  const { lead } = g.s.combat;
  return holds(g, seat, (card) => card.suit === lead && !isAlchemy(g, seat, card));
}

// Made once: menus ask for every card of every hand.
const FOLLOW = new Map<string, Why>(
  SUITS.map((lead) => [lead, why('A5.9', 'followLead', { lead })]),
);

/** Why this card cannot be played to the lead. */
export function whyNotPlay(g: Eye, seat: Seat, kind: string): Why | undefined {
  const card = weapon(g, kind);
  const { lead } = g.s.combat;
  if (!followsLead(g, seat, card)) return FOLLOW.get(lead);
  if (lead === '' || lead === OPEN || card.special || !isAlchemy(g, seat, card)) return undefined;
  return isEnhanced(g) || !holdsLead(g, seat) ? undefined : why('A15.1', 'plainAlchemy', { lead });
}

/** Why a seat cannot be dishonoured for not following, or choose it. */
export function whyNotShame(g: Eye, seat: Seat): Why | undefined {
  const { lead } = g.s.combat;
  if (lead === OPEN) return why('A5.6', 'openCombat');
  if (holdsLead(g, seat)) return why('A6.4', 'holdsLead', { lead });
  if (holds(g, seat, (card) => isAlchemy(g, seat, card))) return why('A6.3', 'holdsAlchemy');
  return undefined;
}
