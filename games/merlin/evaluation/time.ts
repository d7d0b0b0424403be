import type { Seat } from '@destrier/engine';
import type { Look } from '../state.js';

/** How much of the game is left. */

/** Turns of a seat in a round: one for each die. */
const turnsOf = (g: Look): number => g.content.figures.dice + 1;

/** Dice of a seat that are not used yet. */
export function diceLeft(g: Look, seat: Seat): number {
  const { dice, white } = g.s.players[seat];
  return dice.length + (white === null ? 0 : 1);
}

/** All turns are played; what is still to be reckoned reckons itself. */
export function isOver(g: Look): boolean {
  return g.s.round >= g.content.figures.rounds && g.s.turns >= g.seats.length * turnsOf(g);
}

/** How near a seat is to the next scoring, 0 to 1. */
export function nearness(g: Look, seat: Seat): number {
  const { scoring } = g.content.figures;
  const rounds = scoring - 1 - ((Math.max(1, g.s.round) - 1) % scoring);
  return 1 - (rounds * turnsOf(g) + diceLeft(g, seat)) / (scoring * turnsOf(g));
}

/** Scorings after the next one. */
export function scoringsLater(g: Look): number {
  const { rounds, scoring } = g.content.figures;
  return rounds / scoring - Math.ceil(Math.max(1, g.s.round) / scoring);
}

/** Turns of a seat that are still to come, those of later rounds among them. */
export function turnsLeft(g: Look, seat: Seat): number {
  return laterTurns(g) + diceLeft(g, seat);
}

/** Turns of a seat in later rounds, whose dice are not rolled yet. */
export function laterTurns(g: Look): number {
  return (g.content.figures.rounds - Math.max(1, g.s.round)) * turnsOf(g);
}

/** The share of the game that is left to a seat, 1 to 0. */
export function shareLeft(g: Look, seat: Seat): number {
  return turnsLeft(g, seat) / (g.content.figures.rounds * turnsOf(g));
}

export function turn(g: Look): number {
  return g.s.round * g.seats.length * turnsOf(g) + g.s.turns;
}

/** Scorings played: roll-outs end there. */
export function horizon(g: Look): number {
  return Math.floor((Math.max(1, g.s.round) - 1) / g.content.figures.scoring);
}
