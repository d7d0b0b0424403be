import { liveryOf } from '@destrier/heraldry';
import type { Drawing } from '../art/drawing.js';
import { armedPawn, pawn } from '../art/pieces.js';
import { playerArms } from './players.js';

/** The pawn of whoever bears these arms: in the arms of a seat, with the seat's ordinary alone. */
export function pawnIn(arms: string): Drawing {
  const isOfSeat = playerArms.some(({ blazon }) => blazon === arms);
  return isOfSeat ? pawn(liveryOf(arms)) : armedPawn(arms);
}
