import { interned, need, RuleFault } from '@destrier/engine';
import type { Colour, Content } from '../../content/types.js';
import type { OpenLook } from '../../state.js';

/** Dice are words of colour and face: `red5`. `s` is a symbol that is not active. */

type Words = { readonly [colour in Colour]: readonly string[] };

// Each word exists once: dice are compared all through a duel, and no content has higher faces.
const MOST = 9;
const spell = (colour: Colour): string[] =>
  Array.from({ length: MOST + 1 }, (_, face) => interned(`${colour}${face}`));
const NUMBERS: Words = { red: spell('red'), black: spell('black'), white: spell('white') };
const SYMBOLS: { readonly [colour in Colour]: string } = {
  red: 'reds',
  black: 'blacks',
  white: 'whites',
};
// The faces as words are the same for every roll of one content, and nearly always it is the same as before.
const words = new WeakMap<Content['dice'], Words>();
let latest: { readonly dice: Content['dice'] | undefined; readonly faces: Words } = {
  dice: undefined,
  faces: NUMBERS,
};

/** The faces of a die, as words. */
export function facesOf(g: OpenLook, colour: Colour): readonly string[] {
  const { dice } = g.content;
  if (dice !== latest.dice) latest = { dice, faces: words.get(dice) ?? wordsOf(dice) };
  return latest.faces[colour];
}

function wordsOf(dice: Content['dice']): Words {
  const spelled = (of: Colour): string[] =>
    dice[of].faces.map((face) => (face === 'symbol' ? SYMBOLS[of] : numbered(of, face)));
  const made = { red: spelled('red'), black: spelled('black'), white: spelled('white') };
  words.set(dice, made);
  return made;
}

/** The die that shows this number. */
export function numbered(colour: Colour, face: number): string {
  return need(NUMBERS[colour][face], 'a face of a die');
}

// The first letter of a die tells its colour and the last its face: nothing is read more often in a duel.
const letter = (of: string): number => of.charCodeAt(0);
const [RED, BLACK, WHITE] = [letter('red'), letter('black'), letter('white')];
const SYMBOL = letter('s');
const NOUGHT = letter('0');

export function isSymbol(die: string): boolean {
  return die.charCodeAt(die.length - 1) === SYMBOL;
}

export function colourOf(die: string): Colour {
  switch (die.charCodeAt(0)) {
    case RED:
      return 'red';
    case BLACK:
      return 'black';
    case WHITE:
      return 'white';
    default:
      throw new RuleFault(`${die} is no die`);
  }
}

/** [G11.4] [G11.5] */
export function valueOf(g: OpenLook, die: string): number {
  return isSymbol(die)
    ? g.content.dice[colourOf(die)].low
    : die.charCodeAt(die.length - 1) - NOUGHT;
}
