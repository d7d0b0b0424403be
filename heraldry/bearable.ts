import { arms } from './parse.js';
import { BlazonError } from './tokens.js';
import type { Arms, Charge, Field, Item, Paint } from './tree.js';

/** How long a blazon may be that somebody bears: the longest of a herald's books are shorter. */
export const MOST_CHARACTERS = 120;

/** More of one thing on a shield cannot be told apart, and would only be slow to draw. */
const MOST_OF_A_KIND = 24;

/** Whether a shield may be sent to others: it can be read, is short, and is no heap. */
export function isBearable(blazon: string): boolean {
  if (blazon.length > MOST_CHARACTERS || !/^[\p{L}\p{Nd} ,;:.()'’-]+$/u.test(blazon)) return false;
  try {
    return isModest(arms(blazon));
  } catch (error) {
    if (error instanceof BlazonError) return false;
    throw error;
  }
}

function isModest({ field, items }: Arms): boolean {
  return isModestField(field) && items.every(isModestItem);
}

function isModestField(field: Field): boolean {
  switch (field.kind) {
    case 'plain':
      return true;
    case 'semy':
      return isModestCharge(field.charge);
    case 'parted':
      return field.pieces <= MOST_PIECES && field.parts.every(isModestPaint);
  }
}

/** Chequy has this many unless it is told otherwise. */
const MOST_PIECES = 42;

function isModestItem(item: Item): boolean {
  if (item.kind === 'charges') return item.count <= MOST_OF_A_KIND && isModestCharge(item.charge);
  const { count, paint, on, between } = item;
  const groups = between === undefined ? on : [...on, between];
  return count <= MOST_OF_A_KIND && isModestPaint(paint) && groups.every(isModestItem);
}

function isModestCharge({ points, paint }: Charge): boolean {
  return points <= MOST_OF_A_KIND && isModestPaint(paint);
}

function isModestPaint(paint: Paint): boolean {
  return typeof paint === 'string' || isModest(paint);
}
