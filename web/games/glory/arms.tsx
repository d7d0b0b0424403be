import { OTTO } from '@destrier/glory/page';
import { createElement, useId, useMemo, type ReactNode } from 'react';
import { arms, draw, type Element } from '../../heraldry/index.js';
import { knightArms } from '../../heraldry/knights.js';
import { playerArms } from '../../heraldry/players.js';
import { Token } from './shields.js';

/** Coats of arms. Names stand beside them: they are seen, not heard. */

/** `stroke-width` is `strokeWidth` to React; `aria-hidden` stays. */
function propertyOf(attribute: string): string {
  return attribute.startsWith('aria-')
    ? attribute
    : attribute.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function elementOf({ tag, attributes, children }: Element, key: number): ReactNode {
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [propertyOf(name), value]),
  );
  return createElement(tag, { key, ...properties }, ...children.map(elementOf));
}

function Blazoned({ blazon, size }: { readonly blazon: string; readonly size: number }) {
  const id = useId();
  const drawn = useMemo(() => elementOf(draw(arms(blazon), { id, size }), 0), [blazon, id, size]);
  return <span className="arms">{drawn}</span>;
}

function isKnown(knight: string): knight is keyof typeof knightArms {
  return Object.hasOwn(knightArms, knight);
}

/** A knight of a pack has no arms of ours: his shield is plain. */
export function KnightArms({ knight, size }: { readonly knight: string; readonly size: number }) {
  return <Blazoned blazon={isKnown(knight) ? knightArms[knight].blazon : 'Argent'} size={size} />;
}

export function SeatArms({ who, size }: { readonly who: number; readonly size: number }) {
  const seat = who === OTTO ? undefined : playerArms[who];
  if (seat === undefined) return <Token who={who} size={size} />;
  return <Blazoned blazon={seat.blazon} size={size} />;
}
