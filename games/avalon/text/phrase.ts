import { SUITS } from '../content/types.js';

/** Pieces of messages that the sentences of all languages share. */

/** The text of a parameter's value, from texts by key: `cause.pile` for the value `pile`. */
export function oneOf(argument: string, texts: { readonly [key: string]: string }): string {
  const branches = Object.entries(texts).map(
    ([key, text]) => `${key.slice(key.indexOf('.') + 1)} {${text}}`,
  );
  return `{${argument}, select, ${branches.join(' ')} other {{${argument}}}}`;
}

const everySuit = (text: string): string => SUITS.map((suit) => `${suit} {${text}}`).join(' ');

/** By {lead}: a suit, an open combat, or none yet. */
export function byLead(suit: string, open: string, none: string): string {
  return `{lead, select, ${everySuit(suit)} open {${open}} other {${none}}}`;
}

/** Said where {suit} is one of the four. */
export function ofSuit(text: string): string {
  return `{suit, select, ${everySuit(text)} other {}}`;
}

/** A card that nobody owns, or somebody's. */
export function byOwner(argument: string, nobodys: string, owned: string): string {
  return `{${argument}, plural, =-1 {${nobodys}} other {${owned}}}`;
}

/** Whose card it is, behind its name; nothing where nobody owns it. */
export const ownedBy = byOwner('seat', '', ' ({seat})');

/** By which power, if by any. */
export const byPower = '{power, select, none {} other { ({power})}}';
