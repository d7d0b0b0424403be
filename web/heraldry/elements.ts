import { createElement, type ReactNode } from 'react';
import type { Element } from '@destrier/heraldry';

/** `stroke-width` is `strokeWidth` to React; `aria-hidden` stays. */
function propertyOf(attribute: string): string {
  return attribute.startsWith('aria-')
    ? attribute
    : attribute.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A picture as elements of the page. */
export function elementOf({ tag, attributes, children }: Element, key: number): ReactNode {
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [propertyOf(name), value]),
  );
  return createElement(tag, { key, ...properties }, ...children.map(elementOf));
}
