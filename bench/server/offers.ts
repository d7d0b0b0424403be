import type { Ask, Offer } from '@destrier/engine';
import type { Pick } from '../pick.js';

/** What a message about a table says of what is asked. */
export interface Told {
  readonly table: string;
  readonly asks: readonly Ask[];
}

/** An answer of a seat to what it is asked, if it is asked something it must answer. */
export function answerTo(
  { table, asks }: Told,
  seat: number,
  pick: Pick,
): { readonly table: string; readonly ask: string; readonly option: string } | undefined {
  const ask = asks.find((one) => one.seat === seat && one.kind !== 'aside');
  const offers = ask?.offers?.filter(({ anytime }) => !anytime) ?? [];
  const offer = offers[pick(offers.length)];
  if (ask === undefined || offer === undefined) return undefined;
  return { table, ask: ask.id, option: spelled(offer) };
}

function spelled(offer: Offer): string {
  switch (offer.form) {
    case 'option':
      return offer.id;
    case 'subset':
      return [offer.verb, ...offer.items.slice(0, offer.min)].join(' ');
    case 'number':
      return `${offer.verb} ${offer.min}`;
    case 'order':
      return [offer.verb, ...offer.items].join(' ');
  }
}
