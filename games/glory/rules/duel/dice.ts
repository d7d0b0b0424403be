import { need, type Seat } from '@destrier/engine';
import { COLOURS, type Colour, type Content } from '../../content/types.js';
import { KNIGHT, type Duel, type OpenLook, type Play, type Side } from '../../state.js';
import { colourOf, facesOf, isSymbol, numbered, valueOf } from './faces.js';
import { isPlayed, playedBy, type OpenDuel, type OpenSide } from './sides.js';

const TOP_LEVEL = 4;

/** The best die of a colour; 0 without one. */
export function bestOf(g: OpenLook, side: OpenSide, colour: Colour): number {
  let best = 0;
  for (const die of side.dice) if (colourOf(die) === colour) best = Math.max(best, valueOf(g, die));
  return best;
}

export function hasDie(side: OpenSide, colour: Colour): boolean {
  return side.dice.some((die) => colourOf(die) === colour);
}

/** [G11.2] Knights and Otto have a printed attack. */
export function attackOf(g: OpenLook, side: OpenSide): number {
  let red = 0;
  let black = 0;
  let white = 0;
  for (const die of side.dice) {
    const value = valueOf(g, die);
    const colour = colourOf(die);
    if (colour === 'red') red = Math.max(red, value);
    else if (colour === 'black') black = Math.max(black, value);
    else white = Math.max(white, value);
  }
  return side.attack + side.modifier + red + black + white;
}

/** [G11.7] [G11.8] Whether the symbol of a colour is active. */
function isActive(g: OpenLook, side: OpenSide, colour: Colour): boolean {
  if (!isPlayed(side)) return false;
  if (colour === 'red') return side.strength === g.content.figures.mostStrength;
  const { mount, armour } = g.s.players[side.who];
  return (colour === 'black' ? mount : armour) === TOP_LEVEL;
}

/** The knight of a tournament whom a seat fights. */
function knightIn(g: OpenLook, duel: OpenDuel): Content['knights'][string] | undefined {
  return duel.against === 'knight' ? g.content.knights[duel.foe] : undefined;
}

/** How many dice of a colour a seat would roll against anybody [G11.11] [G11.12] [G11.13]. */
export function diceOf(g: OpenLook, side: OpenSide, colour: Colour): number {
  const { mount, armour } = g.s.players[playedBy(side)];
  const level = colour === 'red' ? side.strength : colour === 'black' ? mount : armour;
  return Math.min(level, g.content.figures.mostDice);
}

/**
 * One die. The opponent's dice too come from a stream of the seat that began the duel, whoever the opponent is:
 * a duel fought beside others draws from the streams of its own seat alone.
 */
function rollDie(g: Play, owner: Seat, duel: Duel, side: Side, colour: Colour): string {
  const stream = side === duel.sides[0] ? 'dice' : 'foe';
  const die = g.roll(stream, facesOf(g, colour), owner);
  if (!isSymbol(die)) return die; // G11.4
  if (!isActive(g, side, colour)) return die; // G11.5
  return numbered(colour, g.content.dice[colour].high); // G11.6 G12.7
}

function roll(g: Play, owner: Seat, duel: Duel, side: Side, colour: Colour, count: number): void {
  for (let i = 0; i < count; i++) side.dice.push(rollDie(g, owner, duel, side, colour));
}

/** [G11.13] A seat's dice, less those that a veteran takes. */
function rollSeat(g: Play, owner: Seat, duel: Duel, side: Side & { readonly who: Seat }): void {
  const fewer = knightIn(g, duel)?.fewer;
  for (const colour of COLOURS) {
    const count = diceOf(g, side, colour);
    const taken = fewer?.[colour] ?? 0;
    roll(g, owner, duel, side, colour, count - taken); // G12.5 G12.6 G12.8
  }
  g.event('rolled', { who: side.who, dice: side.dice.slice() });
}

/** [G12.3] */
function rollKnight(g: Play, owner: Seat, duel: Duel, side: Side): void {
  if (knightIn(g, duel)?.type !== 'pole') return;
  roll(g, owner, duel, side, 'white', 1);
  g.event('foeDie', { foe: duel.foe, value: bestOf(g, side, 'white') }); // G12.4
}

/** All dice of a duel, anew. */
export function rollAll(g: Play, owner: Seat, duel: Duel): void {
  for (const side of duel.sides) {
    if (isPlayed(side)) rollSeat(g, owner, duel, side);
    else if (side.who === KNIGHT) rollKnight(g, owner, duel, side);
  }
}

/** [G11.16] Rolls the chosen dice again, each in its place; what they show now. */
export function rollAgain(
  g: Play,
  owner: Seat,
  duel: Duel,
  side: Side,
  chosen: readonly string[],
): string[] {
  const places: number[] = [];
  for (const die of chosen) {
    let place = side.dice.indexOf(die);
    while (places.includes(place)) place = side.dice.indexOf(die, place + 1);
    places.push(place);
  }
  const dice: string[] = [];
  for (const place of places) {
    const die = rollDie(g, owner, duel, side, colourOf(need(side.dice[place], 'a die')));
    side.dice[place] = die;
    dice.push(die);
  }
  return dice; // G11.15
}

/** Turns the best die of a colour to its highest face. */
export function turnDie(g: Play, side: Side, colour: Colour): void {
  const best = bestOf(g, side, colour);
  const place = side.dice.findIndex((die) => colourOf(die) === colour && valueOf(g, die) === best);
  side.dice[place] = numbered(colour, g.content.dice[colour].high);
}
