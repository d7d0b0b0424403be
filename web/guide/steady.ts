import { useState } from 'react';
import type { LitBoxes } from './lit-boxes.js';
import { farthest, type Box } from './placing.js';

/** What is spoken of may stir so far, as what lifts under a pointer does, before the herald goes after it. */
const STIRS = 16;

/** How the herald stands, and for what. */
interface Stood<Way> {
  readonly said: string;
  readonly lit: LitBoxes;
  readonly size: Size;
  /** What was lit first when he went there. */
  readonly thing: Box | undefined;
  readonly way: Way;
}

type Size = Pick<Box, 'width' | 'height'>;

/** How large a bubble is about, before it is measured. */
export const UNMEASURED: Size = { width: 400, height: 230 };

/** How he stands now, and whether he is where he speaks from. */
interface Standing<Way> {
  readonly way: Way;
  readonly isThere: boolean;
}

interface Ways<Way> {
  place(): Way;
  /** The same way with what has changed; undefined where it serves no longer. */
  keep(before: Way): Way | undefined;
}

/** Goes where it is best while something else is said or the lit thing moves away, and else stays where it is. */
export function useSteady<Way>(
  said: string,
  lit: LitBoxes,
  size: Size,
  { place, keep }: Ways<Way>,
): Standing<Way> {
  const [thing] = lit.boxes;
  const [stood, setStood] = useState<Stood<Way>>(() => ({ said, lit, size, thing, way: place() }));
  const isSaid = stood.said === said;
  // With other words it is looked anew where things lie, and the bubble is measured, before he goes.
  const isWaiting = stood.lit === lit && (stood.size === size || !isSaid);
  if (isWaiting || !lit.isAtRest) return { way: stood.way, isThere: isSaid && stood.lit === lit };
  const isKept = isSaid && stood.size !== UNMEASURED && hasStayed(stood.thing, thing);
  const stayed = isKept ? keep(stood.way) : undefined;
  const next =
    stayed === undefined
      ? { said, lit, size, thing, way: place() }
      : { ...stood, lit, size, way: stayed };
  setStood(next);
  return { way: next.way, isThere: true };
}

function hasStayed(before: Box | undefined, now: Box | undefined): boolean {
  if (before === undefined || now === undefined) return before === now;
  return farthest(before, now) <= STIRS;
}
