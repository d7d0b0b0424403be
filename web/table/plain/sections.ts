import type { Item } from '@destrier/text';

/** A list of the plain table under a heading of its own, or, without one, what stands for itself. */
export interface PlainSection {
  readonly heading: string | null;
  readonly seat: number | undefined;
  readonly items: readonly Item[];
}

/** What belongs together under one heading; what has no parts stands together at the beginning. */
export function sectionsOf(items: readonly Item[]): readonly PlainSection[] {
  const single = items.filter(({ parts }) => parts.length === 0);
  const whole = items.filter(({ parts }) => parts.length > 0);
  const first = single.length === 0 ? [] : [{ heading: null, seat: undefined, items: single }];
  return [
    ...first,
    ...whole.map(({ text, seat, parts }) => ({ heading: text, seat, items: parts })),
  ];
}
