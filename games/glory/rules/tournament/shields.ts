import { called } from '../players.js';
import { need, why, type Why } from '@destrier/engine';
import { NOBODY, OTTO, type OpenLook, type Play, type Stand, type Who } from '../../state.js';
import { occupantName, occupantSeat, SLOTS } from './bracket.js';

/** Where shields may be placed, and placing them: by the Herald, in registration, and by Otto. */

/** [G5.23] */
export function hasShieldIn(g: OpenLook, who: Who, city: string): boolean {
  return g.s.tournament.stands.some((stand) => stand.city === city && stand.shield === who);
}

export function whyNotChallenge(g: OpenLook, who: Who, stand: Readonly<Stand>): Why | undefined {
  if (stand.shield !== NOBODY)
    return why('G9.4', 'challengedAlready', { who: called(stand.shield) });
  return hasShieldIn(g, who, stand.city)
    ? why('G5.23', 'shieldInCity', { city: stand.city })
    : undefined;
}

/** Whether somebody could place a shield in the running pas d'armes. */
export function canChallenge(g: OpenLook, who: Who): boolean {
  return g.s.tournament.stands.some((stand) => whyNotChallenge(g, who, stand) === undefined);
}

export function hasEntered(g: OpenLook, who: Who): boolean {
  return g.s.tournament.bracket.includes(occupantName(who));
}

/** [G9.13] Slots are counted from 1. */
export function whyNotEnter(g: OpenLook, slot: number): Why | undefined {
  const name = need(g.s.tournament.bracket[slot - 1], 'slot', slot);
  return name === '' ? undefined : why('G9.13', 'slotTaken', { name: occupantSeat(name) ?? name });
}

/** Whom the tournament waits for: Otto keeps away outside Rivalry [G17.36]. */
export function takesPart(g: OpenLook, who: Who): boolean {
  return who !== OTTO || g.s.otto.rivals;
}

/** [G9.10] The worst initiative among those who have not entered the joust yet. */
export function isLastToEnter(g: OpenLook, who: Who): boolean {
  const { order } = g.s;
  return who === order.findLast((one) => takesPart(g, one) && !hasEntered(g, one));
}

export function challenge(g: Play, who: Who, knight: string): void {
  const stand = need(
    g.s.tournament.stands.find((one) => one.knight === knight),
    knight,
  );
  stand.shield = who; // G3.11 G9.4
  g.event('registered', { who: called(who), city: stand.city, knight });
}

export function enter(g: Play, who: Who, slot: number): void {
  g.s.tournament.bracket[slot - 1] = occupantName(who); // G9.8 G9.13
  g.event('entered', { who: called(who), slot });
}

/** The free slots of the lower row, from left to right, counted from 1. */
export function freeSlots(g: OpenLook): number[] {
  const slots: number[] = [];
  for (let slot = 1; slot <= SLOTS; slot++)
    if (g.s.tournament.bracket[slot - 1] === '') slots.push(slot);
  return slots;
}
