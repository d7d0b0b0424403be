import type { GameEvent, Seat, Sheet } from '@destrier/engine';
import { lookAtSeen, type Seen } from './draw/page.js';
import { attackOf } from './rules/duel/dice.js';
import { isPlayed, type OpenDuel, type OpenSide } from './rules/duel/sides.js';
import { canInterfere } from './rules/duel/supports.js';
import { leading } from './rules/duel/turns.js';
import { effectOf } from './rules/tiles.js';
import type { OpenLook } from './state.js';

/** Questions of a duel after the roll; nobody but a seat changes anything after it. */
const AFTER_ROLL = ['faith.reroll', 'lance.lance', 'second lance.lance', 'relic.relic'];

function duelWith(g: OpenLook, seat: Seat): OpenDuel | null {
  return g.s.duels.find((one) => one?.sides.some(({ who }) => who === seat) === true) ?? null;
}

/** Whether a side could still change an engagement after the roll: by faith, a helper at the lance or a relic. */
function canChange(g: OpenLook, side: OpenSide): boolean {
  if (!isPlayed(side)) return false;
  const { faith, relics } = g.s.players[side.who];
  return faith > 0 || relics.ready.length > 0 || canInterfere(g, side);
}

/** Won whatever is done: the opponent cannot act, and no prestige token has to be turned for it. */
function isWon(g: OpenLook, seat: Seat): boolean {
  const duel = duelWith(g, seat);
  const at = duel?.sides.findIndex(({ who }) => who === seat);
  const own = duel?.sides.find(({ who }) => who === seat);
  const foe = duel?.sides.find(({ who }) => who !== seat);
  if (duel === null || own === undefined || foe === undefined) return false;
  if (leading(g, duel) !== at || canChange(g, foe)) return false;
  if (attackOf(g, own) > attackOf(g, foe)) return true;
  // Of a tie with another player their tokens may still decide.
  return !isPlayed(foe) && g.s.players[seat].prestige.ready.length === 0;
}

/** Whether a helper could do something that outlasts the engagement. */
function isLasting(g: OpenLook, seat: Seat): boolean {
  return g.s.players[seat].supports.ready.some((support) => {
    const name = g.name(support);
    return g.content.supports[name]?.timing === 'lance' && effectOf(g, name).refresh !== undefined;
  });
}

/** Asked a second time for a helper though nobody has used anything since the seat's own roll, nor could have. */
function isAgain(g: OpenLook, prompt: string, events: readonly GameEvent[], seat: Seat): boolean {
  if (prompt !== 'second lance.lance') return false;
  const foe = duelWith(g, seat)?.sides.find(({ who }) => who !== seat);
  if (foe !== undefined && canInterfere(g, foe)) return false;
  const roll = events.findLastIndex(
    ({ name, params }) => (name === 'rolled' || name === 'rerolled') && params['who'] === seat,
  );
  return events.slice(roll + 1).every(({ name }) => name !== 'used');
}

/** `pass` where an engagement is won already, or where the same was refused a moment ago. */
export function harmless(
  view: Seen,
  prompt: string,
  events: readonly GameEvent[],
  { content, viewer }: Pick<Sheet, 'content' | 'viewer'>,
): string | null {
  if (!AFTER_ROLL.includes(prompt)) return null;
  const g = lookAtSeen(view, content);
  if (isAgain(g, prompt, events, viewer)) return 'pass';
  const isHelper = prompt === 'lance.lance' || prompt === 'second lance.lance';
  return isWon(g, viewer) && !(isHelper && isLasting(g, viewer)) ? 'pass' : null;
}
