import type { ReactNode } from 'react';
import type { Pick, PlacedPick } from '../table/board.js';

/** How wide pictures are in the inspector; it knows how much room there is. */
export const INSPECTED_WIDTH = 'var(--inspected)';

type Blocked = Extract<Pick, { readonly kind: 'blocked' }>;

/** All there is to say of a thing. */
export interface Inspected {
  readonly title: string;
  /** The thing itself, drawn `INSPECTED_WIDTH` wide; missing where there is no picture of it. */
  readonly picture?: ReactNode;
  /** What it says and does, a paragraph each. */
  readonly lines: readonly ReactNode[];
  /** The chances that counsel knows of it. */
  readonly odds?: string;
  /** Why it cannot be chosen, with the rules that say so. */
  readonly blocked?: readonly Blocked[];
  /** Who says so: an edition, or that it is our own. */
  readonly source?: string;
  /** The rule that tells more of it. */
  readonly rule?: string;
}

/** Of the options on a thing, those that are blocked, each reason once. */
export function blockedAmong(placed: readonly PlacedPick[]): readonly Blocked[] {
  const all = placed.flatMap(({ pick }) => (pick.kind === 'blocked' ? [pick] : []));
  return all.filter(({ reason }, at) => all.findIndex((one) => one.reason === reason) === at);
}
