import type { Colour, Space } from '../../content/types.js';

/** What a drawing of the table says besides the names of things, in one language: short, for there is little room. */
export interface Labels {
  /** Between a name and what is said of it. */
  colon: string;
  round(n: number, of: number): string;
  initiative: string;
  event: string;
  next: string;
  joustsWon(n: number): string;
  /** The phase between two rounds. */
  choosing: string;

  coins(n: number): string;
  strength(n: number): string;
  faith(n: number): string;
  /** A title to be kept, of so many. */
  oneOf(n: number): string;
  supports: string;
  without(tile: string): string;
  duel: string;
  track: string;

  /** What stands after the name of an action space: what it gives, by the figure that belongs to it. */
  spaces: { readonly [space in Space]: (n: number) => string };
  hand: string;
  /** Of a journey that is over; how many cards were played in it only the log tells. */
  readonly home: string;
  played(n: number, of: number): string;
  publicTitles: string;
  ownTitles: string;
  drawn: string;
  prize: string;

  level: string;
  income: string;
  drawnKept: string;
  special: string;
  /** A knight of the nobility. */
  noble: string;

  engagement(n: number): string;
  attack: string;
  prestige: string;
  colours: { readonly [colour in Colour]: string };
  /** Strength or faith in hand, and what was spent of it in the duel. */
  left(what: string, left: number, spent: number): string;
  won: string;
  like(knight: string): string;
}
