import { need, type Seat } from '@destrier/engine';
import type { Play } from '../state.js';
import { addPower, figuresOf, powerOf, spend } from './powers.js';

/** Every change of health has its cause; the sum of the causes is the score. */

/** `power`: by which there are more than usual. */
export function wound(
  g: Play,
  seat: Seat,
  cause: string,
  wounds: number,
  power: string | null = null,
): void {
  if (wounds === 0) return;
  g.s.players[seat].health -= wounds; // A1.14
  g.s.shaken = true;
  g.score(seat, cause, -wounds);
  g.event('wounded', { seat, wounds, cause, power });
}

/** Up to the top of the track [A1.13]. */
export function heal(g: Play, seat: Seat, cause: string, amount: number): void {
  const player = g.s.players[seat];
  const health = Math.min(amount, g.content.figures.track - player.health);
  if (health <= 0) return;
  player.health += health;
  g.score(seat, cause, health);
  g.event('healed', { seat, health, cause });
}

/** What is true as soon as it is true: legends unlock, the Grail helps, the tournament ends. */
export function judge(g: Play): void {
  if (!g.s.shaken) return;
  g.s.shaken = false;
  let fallen = false;
  for (const seat of g.seats) {
    const player = g.s.players[seat];
    if (!player.unlocked && player.hero !== '') unlock(g, seat);
    if (player.health <= 0) {
      revive(g, seat);
      if (player.health <= 0) fallen = true;
    }
  }
  if (!fallen) return;
  g.event('fallen', { seats: g.seats.filter((seat) => g.s.players[seat].health <= 0) }); // A13.1
  g.end(); // A13.2
}

/** [A3.2] [A3.3] */
function unlock(g: Play, seat: Seat): void {
  const player = g.s.players[seat];
  const { legend } = need(g.content.heroes[player.hero], player.hero);
  const { threshold, effect } = need(g.content.legends[legend], legend);
  if (player.health > threshold) return;
  player.unlocked = true;
  addPower(g, { card: legend, rank: 'legend', effect, seat });
  g.event('unlocked', { seat, legend });
}

/** [A14.32] */
function revive(g: Play, seat: Seat): void {
  const power = powerOf(g, seat, 'revive');
  if (power === undefined || power.used > 0) return;
  spend(g, power);
  const { health } = g.s.players[seat];
  const { amount = 0, other = g.content.figures.track } = figuresOf(g, power);
  heal(g, seat, 'grail', Math.min(amount, other - health));
}
