import { need, why, type Seat, type Why } from '@destrier/engine';
import type { Pile, RuinData } from '../content/types.js';
import type { OpenLook, Play } from '../state.js';
import { gainFame, gainReputation } from './gains.js';
import { isPayable, payFor } from './mana.js';
import { spaceAt } from './reading.js';
import { isCleared } from './terrain.js';
import { enter } from './combat/starting.js';

/** Sites of adventure. */

const NOTHING = why('K9.10', 'nothingHere');
const EMPTY = why('K9.11', 'nothingLeft');
const NO_MANA = why('K6.1', 'noMana');

export function ruinAt(g: OpenLook, space: string): RuinData | undefined {
  const ruin = g.s.sites[space]?.ruin[0];
  return ruin === undefined ? undefined : g.content.ruins[g.name(ruin)];
}

/** Whether there is somebody to fight on a site [K9.10]. */
export function whyNotEnter(g: OpenLook, seat: Seat): Why | undefined {
  const { at } = g.s.players[seat];
  const cleared = isCleared(g, at);
  switch (spaceAt(g, at).site) {
    case 'dungeon':
    case 'tomb':
      return undefined;
    case 'monster-den':
    case 'spawning-grounds':
      return cleared ? EMPTY : undefined;
    case 'ruins': {
      const ruin = ruinAt(g, at);
      if (cleared || ruin === undefined) return EMPTY;
      return ruin.altar === null ? undefined : NOTHING;
    }
    default:
      return NOTHING;
  }
}

/** Nobody is drawn where some have stayed from a fight before [K9.14]. */
function newcomers(g: Play, at: string, piles: readonly Pile[]): readonly Pile[] {
  const { foes, down } = need(g.s.sites[at], at);
  return foes.length + down.brown.length > 0 ? [] : piles;
}

export function enterSite(g: Play, seat: Seat): void {
  const { at } = g.s.players[seat];
  const site = need(spaceAt(g, at).site, at);
  g.event('entered', { seat, space: at, site });
  switch (site) {
    case 'dungeon':
      return enter(g, seat, { piles: ['brown'], units: false, night: true }); // K9.12
    case 'tomb':
      return enter(g, seat, { piles: ['red'], units: false, night: true }); // K9.13
    case 'monster-den':
      return enter(g, seat, { piles: newcomers(g, at, ['brown']), units: true, night: false });
    case 'spawning-grounds':
      return enter(g, seat, {
        piles: newcomers(g, at, ['brown', 'brown']),
        units: true,
        night: false,
      });
    default: {
      const piles = ruinAt(g, at)?.foes ?? [];
      enter(g, seat, { piles: newcomers(g, at, piles), units: true, night: false });
    }
  }
}

/** A monastery is burned: its guardian, without units [K9.17] [K9.38]. */
export function whyNotBurn(g: OpenLook, seat: Seat): Why | undefined {
  const { at } = g.s.players[seat];
  if (spaceAt(g, at).site !== 'monastery') return NOTHING;
  return isCleared(g, at) ? EMPTY : undefined;
}

export function burn(g: Play, seat: Seat): void {
  const { at } = g.s.players[seat];
  g.event('burned', { seat, space: at });
  gainReputation(g, seat, -3);
  enter(g, seat, { piles: ['violet'], units: false, night: false });
}

const tributeOf = ({ altar, mana }: RuinData) =>
  altar === null ? [] : Array.from({ length: mana }, () => [altar]);

/** An altar takes mana for fame [K9.16]. */
export function whyNotTribute(g: OpenLook, seat: Seat): Why | undefined {
  const { at } = g.s.players[seat];
  const ruin = ruinAt(g, at);
  if (ruin?.altar === undefined || ruin.altar === null || isCleared(g, at)) return NOTHING;
  return isPayable(g, seat, tributeOf(ruin)) ? undefined : NO_MANA;
}

export function tribute(g: Play, seat: Seat): void {
  const { at } = g.s.players[seat];
  const ruin = need(ruinAt(g, at), 'a ruin');
  const site = need(g.s.sites[at], at);
  site.cleared = true;
  site.shields.push(seat);
  g.s.turn.phase = 'after';
  g.event('tribute', { seat, space: at });
  g.rule('ruins');
  gainFame(g, seat, ruin.fame, 'tribute');
  g.moveAll(site.ruin, g.s.usedRuins);
  payFor(g, seat, tributeOf(ruin));
}
