import { why, type Seat, type Why } from '@destrier/engine';
import type { Weapon } from '../../content/cards.js';
import { SUITS, type Suit } from '../../content/types.js';
import { OPEN, type Look, type OpenLook } from '../../state.js';
import { weapon } from '../cards.js';
import { godsendOf, powerNamed } from '../powers.js';
import { isCamelot } from '../seats.js';

/** Whether alchemy may be played by somebody who could follow, and opens a combat when it is led. */
export function isEnhanced(g: OpenLook): boolean {
  return !isCamelot(g) && powerNamed(g, 'plain-alchemy') === undefined; // A15.1, A17.2
}

/** The suit that counts as alchemy for its owner, or nothing [A15.5]. */
function enchantedFor(g: OpenLook, seat: Seat): string {
  return godsendOf(g, seat, 'enchant')?.suit ?? '';
}

/** Alchemy, or what counts as alchemy for its owner [A15.5]. */
export function isAlchemy(g: OpenLook, seat: Seat, { suit }: Weapon): boolean {
  return suit === 'alchemy' || (suit !== '' && suit === enchantedFor(g, seat));
}

/** Whether a card fits the lead, whatever else its owner holds [A10.2]. */
export function followsLead(g: OpenLook, seat: Seat, card: Weapon): boolean {
  const { lead } = g.s.combat;
  if (lead === '' || lead === OPEN) return true; // A5.6
  return card.special || card.suit === lead || isAlchemy(g, seat, card); // A5.9, A5.10, A5.11
}

/** What of a hand fits the lead: the suit itself, and alchemy. */
function held(g: Look, seat: Seat): { readonly lead: boolean; readonly alchemy: boolean } {
  const { lead } = g.s.combat;
  const enchanted = enchantedFor(g, seat);
  let alchemy = false;
  for (const card of g.s.players[seat].hand) {
    const { suit } = weapon(g, g.name(card));
    if (suit === 'alchemy' || (suit !== '' && suit === enchanted)) alchemy = true;
    else if (suit === lead) return { lead: true, alchemy };
  }
  return { lead: false, alchemy };
}

// Made once: menus ask for every card of every hand.
const forLead = (reason: (lead: Suit) => Why): ReadonlyMap<string, Why> =>
  new Map(SUITS.map((lead) => [lead, reason(lead)]));
const FOLLOW = forLead((lead) => why('A5.9', 'followLead', { lead }));
const PLAIN_ALCHEMY = forLead((lead) => why('A15.1', 'plainAlchemy', { lead }));
const HOLDS_LEAD = forLead((lead) => why('A6.4', 'holdsLead', { lead }));
const HOLDS_ALCHEMY = why('A6.3', 'holdsAlchemy');
const OPEN_COMBAT = why('A5.6', 'openCombat');

/** Judges the cards of a seat: why one of them cannot be played to the lead. */
export function judgeOfPlays(g: Look, seat: Seat): (kind: string) => Why | undefined {
  const { lead } = g.s.combat;
  if (lead === '' || lead === OPEN) return () => undefined; // A5.6
  const enchanted = enchantedFor(g, seat);
  const mayMix = isEnhanced(g) || !held(g, seat).lead;
  const ofAlchemy = mayMix ? undefined : PLAIN_ALCHEMY.get(lead);
  const ofOthers = FOLLOW.get(lead);
  return (kind) => {
    const { special, suit } = weapon(g, kind);
    if (special) return undefined; // A5.11
    if (suit === 'alchemy' || suit === enchanted) return ofAlchemy; // A5.10
    return suit === lead ? undefined : ofOthers; // A5.9
  };
}

/** Why a seat cannot be dishonoured for not following, or choose it. */
export function whyNotShame(g: Look, seat: Seat): Why | undefined {
  const { lead } = g.s.combat;
  if (lead === OPEN) return OPEN_COMBAT;
  const own = held(g, seat);
  if (own.lead) return HOLDS_LEAD.get(lead);
  return own.alchemy ? HOLDS_ALCHEMY : undefined;
}
