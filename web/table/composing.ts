import { spell } from '@destrier/engine';
import type { Entry, Factored } from '@destrier/text';

/**
 * What a person is about to choose, the same for the list and for the board: nothing yet, a choice that is being filled
 * in, or one that waits to be confirmed. Entries are named by their place in the list of a question.
 */
export type Choosing =
  | { readonly at: 'list' }
  | { readonly at: 'making'; readonly entry: number; readonly made: Made }
  | { readonly at: 'confirming'; readonly entry: number; readonly option: string };

/** What is filled in: places in the list of items in the order they were picked, or a number. */
export interface Made {
  readonly places: readonly number[];
  readonly number: number | null;
}

/** What follows from something a person does: another state, or an option that is to be sent. */
export type Composed =
  | { readonly kind: 'stay'; readonly choosing: Choosing }
  | { readonly kind: 'send'; readonly entry: number; readonly option: string };

export const LIST: Choosing = { at: 'list' };
const NOTHING: Made = { places: [], number: null };

const stay = (choosing: Choosing): Composed => ({ kind: 'stay', choosing });

/** Where a question begins: the only thing that is asked is filled in at once, if it is to be. */
export function opening(entries: readonly Entry[]): Choosing {
  const asked = entries.flatMap((entry, at) => (entry.anytime ? [] : [at]));
  const [only] = asked;
  return only !== undefined && asked.length === 1 && factoredAt(entries, only) !== undefined
    ? { at: 'making', entry: only, made: NOTHING }
    : LIST;
}

export function factoredAt(entries: readonly Entry[], at: number): Factored | undefined {
  const offer = entries[at]?.offer;
  return offer === undefined || offer.form === 'option' ? undefined : offer;
}

/** An entry is taken: filled in, confirmed where that is wanted, or sent. */
export function take(entries: readonly Entry[], at: number, confirm: boolean): Composed {
  const entry = entries[at];
  if (entry === undefined) return stay(LIST);
  if (entry.offer.form !== 'option') return stay({ at: 'making', entry: at, made: NOTHING });
  return confirm
    ? stay({ at: 'confirming', entry: at, option: entry.id })
    : { kind: 'send', entry: at, option: entry.id };
}

/** An item is picked, or put back; of an entry that is not being filled in, it begins so. */
export function toggle(
  entries: readonly Entry[],
  choosing: Choosing,
  at: number,
  place: number,
): Choosing {
  const offer = factoredAt(entries, at);
  if (offer === undefined || offer.form === 'number' || place >= offer.items.length)
    return choosing;
  const made = madeAt(choosing, at);
  return { at: 'making', entry: at, made: { ...made, places: toggled(offer, made.places, place) } };
}

type Listed = Exclude<Factored, { readonly form: 'number' }>;

function toggled(offer: Listed, places: readonly number[], place: number): readonly number[] {
  if (places.includes(place)) return places.filter((one) => one !== place);
  const most = offer.form === 'order' ? offer.items.length : offer.max;
  if (places.length < most) return [...places, place];
  // One more takes the place of the one that was picked first.
  return most === 0 ? places : [...places.slice(1), place];
}

export function enterNumber(choosing: Choosing, at: number, number: number | null): Choosing {
  return { at: 'making', entry: at, made: { ...madeAt(choosing, at), number } };
}

/** A number is given at once, and not filled in first. */
export function give(
  entries: readonly Entry[],
  at: number,
  number: number,
  confirm: boolean,
): Composed {
  const offer = factoredAt(entries, at);
  const option = offer === undefined ? undefined : optionOf(offer, { places: [], number });
  if (option === undefined) return stay(LIST);
  return confirm
    ? stay({ at: 'confirming', entry: at, option })
    : { kind: 'send', entry: at, option };
}

/** What is filled in of an entry so far. */
export function madeAt(choosing: Choosing, at: number): Made {
  return choosing.at === 'making' && choosing.entry === at ? choosing.made : NOTHING;
}

/** The place that picking an item by its name means: one that is free, else one that is picked. */
export function placeOf(offer: Factored, made: Made, item: string): number {
  if (offer.form === 'number') return -1;
  const all = offer.items.flatMap((one, place) => (one === item ? [place] : []));
  return all.find((place) => !made.places.includes(place)) ?? all[0] ?? -1;
}

/** The option that is filled in, once it is whole. */
export function optionOf(offer: Factored, { places, number }: Made): string | undefined {
  switch (offer.form) {
    case 'number':
      return number !== null &&
        Number.isInteger(number) &&
        number >= offer.min &&
        number <= offer.max
        ? spell(offer.verb, [number])
        : undefined;
    case 'order':
      return places.length === offer.items.length ? spelled(offer, places) : undefined;
    case 'subset':
      return places.length >= offer.min && places.length <= offer.max
        ? spelled(
            offer,
            // Equal items are one item twice, whichever of them was picked.
            places.toSorted((one, other) => firstAs(offer, one) - firstAs(offer, other)),
          )
        : undefined;
  }
}

function firstAs({ items }: Listed, place: number): number {
  return items.indexOf(items[place] ?? '');
}

function spelled({ verb, items }: Listed, places: readonly number[]): string {
  return spell(
    verb,
    places.flatMap((place) => items[place] ?? []),
  );
}

/** Whether something is filled in or chosen that can be sent as it is. */
export function isWhole({
  entries,
  choosing,
}: {
  readonly entries: readonly Entry[];
  readonly choosing: Choosing;
}): boolean {
  return confirmed(entries, choosing).kind === 'send';
}

/** What was filled in or chosen is sent, if it is whole. */
export function confirmed(entries: readonly Entry[], choosing: Choosing): Composed {
  switch (choosing.at) {
    case 'list':
      return stay(choosing);
    case 'confirming':
      return { kind: 'send', entry: choosing.entry, option: choosing.option };
    case 'making': {
      const offer = factoredAt(entries, choosing.entry);
      const option = offer === undefined ? undefined : optionOf(offer, choosing.made);
      return option === undefined
        ? stay(choosing)
        : { kind: 'send', entry: choosing.entry, option };
    }
  }
}
