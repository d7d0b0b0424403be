import { ROUNDS } from '../rules/players.js';
import { STAGES } from '../rules/tournament/bracket.js';
import type { Look } from '../state.js';
import { armsOf, laterArms, spend, winChance } from './fights.js';
import { ARMING, JOUST_STRENGTH, LASTING, PAWN_STRENGTH, STANDING } from './figures.js';
import { joustVictory } from './jousts.js';
import { usualKnight } from './usual.js';

/** Champion [G17.2]: only the jousts won count, so bots look at the chance to win those that are left. */

export function isChampion(g: Look): boolean {
  return g.s.otto.plays && g.options['solo'] === 'champion';
}

/** A joust whose lists are not laid out yet. Until then the player arms as well as can be. */
function laterVictory(g: Look, round: number): number {
  const usual = usualKnight(g.content, round);
  const { mount, armour, edge, ...rest } = laterArms(g, 0);
  const ahead = round - g.s.round;
  const arms = {
    ...rest,
    mount: Math.min(TOP_LEVEL, mount + ahead),
    armour: Math.min(TOP_LEVEL, armour + ahead),
    edge: LASTING * (edge + ARMING * ahead),
    strength: Math.floor(LASTING * JOUST_STRENGTH),
  };
  let chance = 1;
  for (let stage = 0; stage < STAGES.length; stage++) {
    chance *= winChance(arms, usual);
    spend(arms, round);
  }
  return chance;
}

/** The joust of this round. Pawns that are left will see to the strength for it. */
function thisVictory(g: Look): number {
  const arms = armsOf(g, 0);
  if (g.s.phase === 'actions') arms.strength += Math.floor(PAWN_STRENGTH * g.s.players[0].pawns);
  return joustVictory(g, 0, arms);
}

const TOP_LEVEL = 4;
/** Far below any chance, so that even a faint one is worth improving. */
const LEAST = 1e-12;

/** The chance to win all jousts that are left. */
function victory(g: Look): number {
  const { round, joustsWon, phase, tournament } = g.s;
  if (joustsWon === ROUNDS) return 1 - LEAST;
  const laid = tournament.bracket.length > 0;
  if (phase === 'tournament' && !laid && joustsWon < round) return LEAST;
  let chance = joustsWon < round && laid ? thisVictory(g) : 1;
  for (let later = round + 1; later <= ROUNDS; later++) chance *= laterVictory(g, later);
  return Math.min(1 - LEAST, Math.max(LEAST, chance));
}

/** In points: as many as make the chance, against nothing, at the scale of the game. */
export function championWorth(g: Look, scale: number, standing: number): number {
  const chance = victory(g);
  return (scale * Math.log(chance / (1 - chance))) / Math.log(3) + STANDING * standing;
}
