import { need, type Seat } from '@destrier/engine';
import { foeData } from '../../book.js';
import type { Play } from '../../state.js';
import { carryOut } from '../effects/agenda.js';
import { gainFame, gainReputation, triggered } from '../gains.js';
import { spaceAt } from '../reading.js';

/** An enemy is beaten: fame at once, reputation for rampagers; a summoned one gives nothing [K12.10] [K12.11] [K9.39] [K15.9]. */
export function beat(g: Play, seat: Seat, foe: string): void {
  const { combat } = g.s;
  const state = need(combat.foes[foe], foe);
  state.beaten = true;
  g.event('defeated', { seat, foe });
  if (state.summoner !== null) return;
  const { fame } = foeData(g, foe);
  gainFame(g, seat, combat.halfFame && state.walled ? Math.ceil(fame / 2) : fame, 'enemies');
  const site = state.from === null ? null : spaceAt(g, state.from).site;
  if (site === 'orc') gainReputation(g, seat, 1); // K9.19
  if (site === 'draconum') gainReputation(g, seat, 2); // K9.20
  for (const address of triggered(g, 'defeated')) carryOut(g, seat, address);
}
