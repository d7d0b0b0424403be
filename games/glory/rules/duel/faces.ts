import { interned, need } from '@destrier/engine';
import { COLOURS, type Colour, type Content } from '../../content/types.js';
import type { OpenLook } from '../../state.js';

/** Dice are words of colour and face: `red5`. `s` is a symbol that is not active. */

/** What a die shows; null: a symbol that is not active. */
interface Shown {
  readonly colour: Colour;
  readonly face: number | null;
}
type Words = { readonly [colour in Colour]: readonly string[] };

// Each word exists once: dice are compared and looked up all through a duel, and no content has higher faces.
const MOST = 9;
const spell = (colour: Colour): string[] =>
  Array.from({ length: MOST + 1 }, (_, face) => interned(`${colour}${face}`));
const NUMBERS: Words = { red: spell('red'), black: spell('black'), white: spell('white') };
const SYMBOLS: { readonly [colour in Colour]: string } = {
  red: 'reds',
  black: 'blacks',
  white: 'whites',
};
const SHOWN: ReadonlyMap<string, Shown> = new Map<string, Shown>(
  COLOURS.flatMap((colour): [string, Shown][] => [
    [SYMBOLS[colour], { colour, face: null }],
    ...NUMBERS[colour].map((word, face): [string, Shown] => [word, { colour, face }]),
  ]),
);

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

export function isSymbol(die: string): boolean {
  return shownBy(die).face === null;
}

function shownBy(die: string): Shown {
  return need(SHOWN.get(die), 'a die');
}

export function colourOf(die: string): Colour {
  return shownBy(die).colour;
}

/** [G11.4] [G11.5] */
export function valueOf(g: OpenLook, die: string): number {
  const { colour, face } = shownBy(die);
  return face ?? g.content.dice[colour].low;
}
