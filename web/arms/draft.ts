import {
  arms,
  BlazonError,
  blazonOf,
  composed,
  fitting,
  isClear,
  MOST_CHARACTERS,
  rolled,
  type Composition,
} from '@destrier/heraldry';

/** A coat of arms in the making: the words, and the choices that give them. */
export interface Draft {
  /** What stands in the field for words, right or wrong. */
  readonly text: string;
  /** The last words that a herald could read. */
  readonly blazon: string;
  /** The choices that give it; null where it is richer than they are. */
  readonly composition: Composition | null;
  /** What is wrong with the text; null where nothing is. */
  readonly fault: DraftFault | null;
}

export type DraftFault =
  | { readonly kind: 'long' }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'word';
      readonly word: string;
      /** Counted from 0. */
      readonly at: number;
      readonly meant: string | undefined;
    };

/** What begins where nothing was chosen yet. */
const BEGINNING: Composition = { field: 'gules', figure: { kind: 'plain' }, charge: null };

export function draftOf(blazon: string): Draft {
  return { text: blazon, blazon, composition: composed(blazon), fault: null };
}

/** Somebody writes: whatever cannot be read leaves what could be. */
export function written(before: Draft, text: string): Draft {
  if (text.length > MOST_CHARACTERS) return { ...before, text, fault: { kind: 'long' } };
  try {
    arms(text);
    return draftOf(text);
  } catch (error) {
    if (error instanceof BlazonError) return { ...before, text, fault: faultOf(error) };
    throw error;
  }
}

function faultOf({ blazon, position, meant }: BlazonError): DraftFault {
  const word = /^[^\s,;:.()]+|^[()]/.exec(blazon.slice(position))?.[0];
  return word === undefined ? { kind: 'end' } : { kind: 'word', word, at: position, meant };
}

/** Somebody clicks: arms that are richer than the choices begin anew. */
export function chosen({ composition }: Draft, change: Partial<Composition>): Draft {
  return draftOf(blazonOf(fitting({ ...(composition ?? BEGINNING), ...change })));
}

/** Arms by chance. */
export function tossed(): string {
  return blazonOf(rolled((most) => Math.floor(Math.random() * most)));
}

/** Whether a draft is seen from afar; null where nobody can say. */
export function isSeen({ composition }: Draft): boolean | null {
  return composition === null ? null : isClear(composition);
}
