import type { GameEvent, Seat, Sheet } from '@destrier/engine';
import { lookAtSeen, type Seen } from './draw/page.js';
import { attackOf } from './rules/duel/dice.js';
import { isPlayed } from './rules/duel/sides.js';
import { leading } from './rules/duel/turns.js';
import { effectOf } from './rules/tiles.js';
import type { OpenLook } from './state.js';

/** Questions of a duel after the roll; nobody but a seat changes anything after it. */
const AFTER_ROLL = ['faith.reroll', 'lance.lance', 'second lance.lance', 'relic.relic'];

/** Won whatever is done: the opponent cannot act, and no prestige token has to be turned for it. */
function isWon(g: OpenLook, seat: Seat): boolean {
  const duel = g.s.duels.find((one) => one?.sides.some(({ who }) => who === seat) === true);
  const [one, other] = duel?.sides ?? [];
  if (!duel || one === undefined || other === undefined) return false;
  // The first side is the seat's own, unless another seat has begun the duel.
  if (isPlayed(other) || leading(g, duel) !== 0) return false;
  return attackOf(g, one) > attackOf(g, other) || g.s.players[seat].prestige.ready.length === 0;
}

/** Whether a helper could do something that outlasts the engagement. */
function isLasting(g: OpenLook, seat: Seat): boolean {
  return g.s.players[seat].supports.ready.some((support) => {
    const name = g.name(support);
    return g.content.supports[name]?.timing === 'lance' && effectOf(g, name).refresh !== undefined;
  });
}

/** Asked a second time for a helper though nobody has used anything since the seat's own roll. */
function isAgain(prompt: string, events: readonly GameEvent[], seat: Seat): boolean {
  if (prompt !== 'second lance.lance') return false;
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
  if (isAgain(prompt, events, viewer)) return 'pass';
  const g = lookAtSeen(view, content);
  const isHelper = prompt === 'lance.lance' || prompt === 'second lance.lance';
  return isWon(g, viewer) && !(isHelper && isLasting(g, viewer)) ? 'pass' : null;
}
