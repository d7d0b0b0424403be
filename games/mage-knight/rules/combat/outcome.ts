import { need, type Seat } from '@destrier/engine';
import type { Reward, SiteKind } from '../../content/types.js';
import type { Play } from '../../state.js';
import { drawFoe, pileOf, rollDie } from '../gains.js';
import { scenarioOf, spaceAt } from '../reading.js';
import { isCity } from '../terrain.js';
import { foeIn } from './foes.js';
import { noCombat } from './tokens.js';

/** What comes of a fight [K12.19]. */

export function outcome(g: Play, seat: Seat): void {
  const { combat } = g.s;
  const { site, from } = combat;
  const beaten = g.all(combat.tokens).filter((foe) => foeIn(g, foe).beaten);
  const ofSite = g.all(combat.tokens).filter((foe) => isOfSite(g, foe));
  const won = ofSite.every((foe) => foeIn(g, foe).beaten);
  if (site !== null) {
    const kind = need(spaceAt(g, site).site, site);
    shieldsFor(g, seat, site, kind, ofSite.filter((foe) => foeIn(g, foe).beaten).length);
    if (won) conquer(g, seat, site, kind);
    else if (from !== null) withdraw(g, seat, from); // K12.22
    putBack(g);
    if (!won && kind === 'spawning-grounds')
      for (const foe of beaten) if (pileOf(g, foe) === 'brown') respawn(g, site);
  } else putBack(g);
  g.s.combat = noCombat(combat.tokens);
  g.s.turn.phase = 'after';
  g.s.turn.mods = g.s.turn.mods.filter((address) => !address.startsWith('burning-shield'));
}

/** Those that hold a site, not the rampagers who joined. */
function isOfSite(g: Play, foe: string): boolean {
  const { from } = foeIn(g, foe);
  return g.s.combat.site !== null && (from === null || from === g.s.combat.site);
}

function withdraw(g: Play, seat: Seat, from: string): void {
  g.s.players[seat].at = from;
  g.s.turn.path.pop();
  g.event('withdrew', { seat, space: from, wounds: 0 });
}

/** Who is left goes back to where it lived; the beaten and those drawn for the fight are discarded [K9.42]. */
function putBack(g: Play): void {
  const { combat, sites, beaten } = g.s;
  for (const foe of g.all(combat.tokens)) {
    const { from, beaten: isBeaten } = foeIn(g, foe);
    const stays = from === null ? staysOn(g) : from;
    const site = stays === null ? undefined : sites[stays];
    const to = isBeaten || site === undefined ? beaten : site.foes;
    g.move(need(g.find(combat.tokens, foe), foe), combat.tokens, to);
    if (!isBeaten || from === null) continue;
    const home = need(sites[from], from);
    const { site: kind } = spaceAt(g, from);
    if (kind === 'orc' || kind === 'draconum') home.cleared = home.foes.length === 0;
  }
}

/** Where tokens that were drawn for a fight stay: in dens, spawning grounds and ruins [K9.14]. */
function staysOn(g: Play): string | null {
  const { site } = g.s.combat;
  const kind = site === null ? null : spaceAt(g, site).site;
  return kind === 'monster-den' || kind === 'spawning-grounds' || kind === 'ruins' ? site : null;
}

/** A beaten monster of spawning grounds is replaced by another that nobody has seen [K9.15]. */
function respawn(g: Play, space: string): void {
  drawFoe(g, 'brown', need(g.s.sites[space], space).down.brown);
}

/** In a city each beaten defender is a shield of the victor [K9.25]. */
function shieldsFor(g: Play, seat: Seat, space: string, kind: SiteKind, beaten: number): void {
  if (!isCity(kind)) return;
  const { shields } = need(g.s.sites[space], space);
  for (let left = beaten; left > 0; left--) shields.push(seat);
}

/** Shield and reward; dungeons and tombs give theirs once [K9.11] [K9.33] [K9.34] [K9.35]. */
function conquer(g: Play, seat: Seat, space: string, kind: SiteKind): void {
  const site = need(g.s.sites[space], space);
  const again = site.cleared;
  site.cleared = true;
  g.event('conquered', { seat, space, site: kind });
  if (isCity(kind)) {
    checkCities(g, seat);
    return;
  }
  if (kind === 'keep') site.shields = [seat]; // K9.7
  else if (!again) site.shields.push(seat);
  if (!again) g.s.turn.rewards.push(...rewardsOf(g, space, kind));
  if (site.ruin.length > 0) g.moveAll(site.ruin, g.s.usedRuins);
}

function rewardsOf(g: Play, space: string, kind: SiteKind): readonly Reward[] {
  switch (kind) {
    case 'mage-tower':
      return ['spell'];
    case 'monastery':
      return ['artifact'];
    case 'dungeon': {
      const face = rollDie(g);
      return face === 'gold' || face === 'black' ? ['spell'] : ['artifact'];
    }
    case 'tomb':
      return ['spell', 'artifact'];
    case 'monster-den':
      return ['random', 'random'];
    case 'spawning-grounds':
      return ['artifact', 'random', 'random', 'random'];
    case 'ruins': {
      const ruin = g.name(need(g.s.sites[space]?.ruin[0], 'a ruin'));
      return need(g.content.ruins[ruin], ruin).rewards;
    }
    default:
      return [];
  }
}

/** When the last city has fallen the game comes to its end [K18.9]. */
function checkCities(g: Play, seat: Seat): void {
  const total = g.s.cities.length;
  const all = g.s.cities.every((space) => g.s.sites[space]?.cleared === true);
  if (!all || total < citiesOf(g) || g.s.final) return;
  g.s.final = true;
  g.event('ending', { who: seat });
}

const citiesOf = (g: Play): number => scenarioOf(g).cities;
