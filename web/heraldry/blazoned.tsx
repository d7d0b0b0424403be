import { createElement, useId, useMemo, type ReactNode } from 'react';
import { arms, draw, type Element } from './index.js';

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

/** Arms as they are blazoned. What they mean stands beside them: they are seen, not heard. */
export function Blazoned({ blazon, size }: { readonly blazon: string; readonly size: number }) {
  const id = useId();
  const drawn = useMemo(() => elementOf(draw(arms(blazon), { id, size }), 0), [blazon, id, size]);
  return <span className="arms">{drawn}</span>;
}
