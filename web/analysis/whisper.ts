import type { Ask } from '@destrier/engine';

/** So many options stand in a whisper, with the better one among them. */
const WHISPERED = 3;

/** Some of the options that were not tried yet, in their order, with the better one among them. */
export function whisperOf(
  options: readonly string[],
  better: string,
  tried: readonly string[],
): string[] {
  const others = options.filter((option) => option !== better && !tried.includes(option));
  // From all over the list: the first ones would tell where it does not stand.
  const step = Math.max(1, Math.floor(others.length / (WHISPERED - 1)));
  const named = new Set(
    others
      .filter((_, i) => i % step === 0)
      .slice(0, WHISPERED - 1)
      .concat(better),
  );
  const inOrder = options.filter((option) => named.has(option));
  return inOrder.includes(better) ? inOrder : [...inOrder, better];
}

/** What can be chosen at once, without filling anything in. */
export function plainOptions(asks: readonly Ask[]): string[] {
  return asks.flatMap(({ offers = [] }) =>
    offers.flatMap((offer) => (offer.form === 'option' ? [offer.id] : [])),
  );
}
