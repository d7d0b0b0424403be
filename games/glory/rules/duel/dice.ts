import { need, type Seat } from '@destrier/engine';
import { COLOURS, type Colour, type Content } from '../../content/types.js';
import { KNIGHT, type Duel, type Open, type Rule, type Side } from '../../state.js';
import { isPlayed, type OpenDuel, type OpenSide } from './sides.js';

/** Dice are words of colour and face: `red5`. `s` is a symbol that is not active. */
const SYMBOL = 's';
const TOP_LEVEL = 4;

// The faces as words are the same for every roll of one content.
const words = new WeakMap<Content['dice'], { readonly [colour in Colour]: readonly string[] }>();

function facesOf(g: Open, colour: Colour): readonly string[] {
  const { dice } = g.content;
  const known = words.get(dice);
  if (known !== undefined) return known[colour];
  const spell = (of: Colour) =>
    dice[of].faces.map((face) => (face === 'symbol' ? of + SYMBOL : `${of}${face}`));
  const made = { red: spell('red'), black: spell('black'), white: spell('white') };
  words.set(dice, made);
  return made[colour];
}

export function colourOf(die: string): Colour {
  return die.startsWith('red') ? 'red' : die.startsWith('black') ? 'black' : 'white';
}

/** [G11.4] [G11.5] */
export function valueOf(g: Open, die: string, colour: Colour): number {
  return die.endsWith(SYMBOL) ? g.content.dice[colour].low : Number(die.slice(colour.length));
}

/** The best die of a colour; 0 without one. */
export function bestOf(g: Open, side: OpenSide, colour: Colour): number {
  let best = 0;
  for (const die of side.dice)
    if (die.startsWith(colour)) best = Math.max(best, valueOf(g, die, colour));
  return best;
}

export function hasDie(side: OpenSide, colour: Colour): boolean {
  return side.dice.some((die) => die.startsWith(colour));
}

/** [G11.2] Knights and Otto have a printed attack. */
export function attackOf(g: Open, side: OpenSide): number {
  let attack = side.attack + side.modifier;
  for (const colour of COLOURS) attack += bestOf(g, side, colour);
  return attack;
}

/** The rule by which the symbol of a colour is active, if it is. */
function activeBy(g: Open, side: OpenSide, colour: Colour): string | undefined {
  if (!isPlayed(side)) return undefined;
  if (colour === 'red')
    return side.strength === g.content.figures.mostStrength ? 'G11.8' : undefined;
  const { mount, armour } = g.s.players[side.who as Seat];
  return (colour === 'black' ? mount : armour) === TOP_LEVEL ? 'G11.7' : undefined;
}

/** The knight of a tournament whom a seat fights. */
function knightIn(g: Open, duel: OpenDuel): Content['knights'][string] | undefined {
  return duel.against === 'knight' ? g.content.knights[duel.foe] : undefined;
}

/** How many dice of a colour a seat would roll against anybody [G11.11] [G11.13]. */
export function diceOf(g: Open, side: OpenSide, colour: Colour): number {
  const { mount, armour } = g.s.players[side.who as Seat];
  const level = colour === 'red' ? side.strength : colour === 'black' ? mount : armour;
  return Math.min(level, g.content.figures.mostDice);
}

/**
 * One die. The opponent's dice too come from a stream of the seat that began the duel, whoever the opponent is:
 * a duel fought beside others draws from the streams of its own seat alone.
 */
function rollDie(g: Rule, owner: Seat, duel: Duel, side: Side, colour: Colour): string {
  const stream = side === duel.sides[0] ? 'dice' : 'foe';
  const die = g.roll(stream, facesOf(g, colour), owner);
  g.rule('G11.4');
  if (!die.endsWith(SYMBOL)) return die;
  const active = activeBy(g, side, colour);
  if (active === undefined) {
    g.rule('G11.5');
    return die;
  }
  g.rule('G11.6');
  g.rule(active);
  if ((knightIn(g, duel)?.fewer?.[colour] ?? 0) > 0) g.rule('G12.7');
  return `${colour}${g.content.dice[colour].high}`;
}

function roll(g: Rule, owner: Seat, duel: Duel, side: Side, colour: Colour, count: number): void {
  for (let i = 0; i < count; i++) side.dice.push(rollDie(g, owner, duel, side, colour));
}

/** [G11.13] A seat's dice, less those that a veteran takes. */
function rollSeat(g: Rule, owner: Seat, duel: Duel, side: Side): void {
  const fewer = knightIn(g, duel)?.fewer;
  for (const colour of COLOURS) {
    const count = diceOf(g, side, colour);
    const taken = fewer?.[colour] ?? 0;
    if (taken > 0) {
      g.rule('G12.5');
      if (taken >= count) g.rule('G12.6');
      if (colour === 'red') g.rule('G12.8');
    }
    roll(g, owner, duel, side, colour, count - taken);
  }
  if (side.strength > 0) g.rule(duel.engagement > 1 ? 'G11.12' : 'G11.11');
  g.event('rolled', { who: side.who, dice: side.dice.slice() });
}

/** [G12.3] */
function rollKnight(g: Rule, owner: Seat, duel: Duel, side: Side): void {
  if (knightIn(g, duel)?.type !== 'pole') return;
  roll(g, owner, duel, side, 'white', 1);
  g.rule('G12.3');
  g.rule('G12.4');
  g.event('foeDie', { foe: duel.foe, value: bestOf(g, side, 'white') });
}

/** All dice of a duel, anew. */
export function rollAll(g: Rule, owner: Seat, duel: Duel): void {
  for (const side of duel.sides) {
    if (isPlayed(side)) rollSeat(g, owner, duel, side);
    else if (side.who === KNIGHT) rollKnight(g, owner, duel, side);
  }
}

/** [G11.16] Rolls the chosen dice again, each in its place. */
export function rollAgain(
  g: Rule,
  owner: Seat,
  duel: Duel,
  side: Side,
  chosen: readonly string[],
): void {
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
  g.rule('G11.15');
  g.rule('G11.16');
  g.event('rerolled', { who: side.who, dice });
}

/** Turns the best die of a colour to its highest face. */
export function turnDie(g: Rule, side: Side, colour: Colour): void {
  const best = bestOf(g, side, colour);
  const place = side.dice.findIndex(
    (die) => die.startsWith(colour) && valueOf(g, die, colour) === best,
  );
  side.dice[place] = `${colour}${g.content.dice[colour].high}`;
}
