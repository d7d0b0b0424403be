import { isOn, spell, type Ask, type Seat, type VerbDecls, type Word } from '@destrier/engine';
import type { Entry, Speaker } from '@destrier/text';
import type { Filled, ItemPick, NumberPick, Pick, Picks, PlacedPick } from './board.js';
import { factoredAt, madeAt, optionOf, placeOf, type Choosing } from './composing.js';
import { unmarked } from './isolated-names.js';

/** What is chosen from, and what a person does with it. */
export interface Hand {
  readonly seat: Seat | null;
  readonly asks: readonly Ask[];
  readonly entries: readonly Entry[];
  readonly choosing: Choosing;
  take(entry: number): void;
  /** What counsel says of an option that an entry was filled in to. */
  adviceOn(entry: number, option: string): string;
  toggle(entry: number, place: number): void;
  /** Answers with a number. */
  give(entry: number, number: number): void;
  confirm(): void;
}

export const NO_PICKS: Picks = {
  seat: null,
  option: () => undefined,
  all: () => [],
  on: () => [],
  item: () => undefined,
  filled: () => undefined,
  numbers: () => [],
};

/** The options for the things of a board: the same entries as in the list. */
export function picksOf(hand: Hand, speaker: Speaker, verbs: VerbDecls = {}): Picks {
  const { seat, asks, entries } = hand;
  const blocked = new Map<string, Pick>();
  for (const { verb, words, reason } of asks.flatMap((ask) => ask.blocked ?? []))
    blocked.set(spell(verb, words), {
      kind: 'blocked',
      label: unmarked(speaker.option(verb, words)),
      reason: speaker.reason(reason.why, reason.params ?? {}),
      rule: reason.rule,
    });
  const option: Picks['option'] = (verb, ...words) => {
    const at = placeIn(entries, verb, words);
    const entry = entries[at];
    if (entry === undefined) return blocked.get(spell(verb, words));
    return { kind: 'open', label: unmarked(entry.name), take: () => hand.take(at) };
  };
  const all: Picks['all'] = () =>
    singleOptions(asks).flatMap(({ verb, words }) => {
      const pick = option(verb, ...words);
      return pick === undefined ? [] : [{ verb, words, pick }];
    });
  return {
    seat,
    option,
    all,
    on: (of, id) => all().filter(({ verb, words }) => isOn(verbs[verb] ?? [], words, of, id)),
    item: (verb, item, nth) => itemPick(hand, speaker, { verb, item, nth }),
    filled: (verb) => filledIn(hand, speaker, verb),
    numbers: (verb) => numbersFor(hand, speaker, verb),
  };
}

/** All that is offered or blocked as one option, and not to be filled in. */
function singleOptions(asks: readonly Ask[]): readonly Omit<PlacedPick, 'pick'>[] {
  return asks.flatMap(({ offers = [], blocked = [] }) => [
    ...offers.flatMap((offer) => (offer.form === 'option' ? [offer] : [])),
    ...blocked,
  ]);
}

/** An option by its words; a choice that is to be filled in by its verb alone. */
function placeIn(entries: readonly Entry[], verb: string, words: readonly Word[]): number {
  const id = spell(verb, words);
  return entries.findIndex((entry) => entry.id === id);
}

function itemPick(
  hand: Hand,
  speaker: Speaker,
  { verb, item, nth }: { verb: string; item: string; nth: number | undefined },
): ItemPick | undefined {
  const { entries, choosing, toggle } = hand;
  for (const [at, entry] of entries.entries()) {
    const offer = factoredAt(entries, at);
    if (offer === undefined || offer.form === 'number') continue;
    if (entry.offer.verb !== verb || !offer.items.includes(item)) continue;
    const made = madeAt(choosing, at);
    const equal = offer.items.flatMap((one, place) => (one === item ? [place] : []));
    const meant = nth === undefined ? equal : equal.slice(nth, nth + 1);
    return {
      label: unmarked(speaker.option(verb, [item])),
      picked: made.places.some((place) => meant.includes(place)),
      toggle: () => toggle(at, nth === undefined ? placeOf(offer, made, item) : (meant[0] ?? -1)),
    };
  }
  return onlyPick(hand, speaker, verb, item);
}

/** One of several of which one is chosen: it is chosen at once. */
function onlyPick(
  { entries, take, asks }: Hand,
  speaker: Speaker,
  verb: string,
  item: string,
): ItemPick | undefined {
  const isListed = asks.some(({ offers = [] }) =>
    offers.some((offer) => offer.form === 'subset' && offer.verb === verb),
  );
  const at = isListed ? placeIn(entries, verb, [item]) : -1;
  if (at === -1) return undefined;
  return {
    label: unmarked(speaker.option(verb, [item])),
    picked: false,
    toggle: () => take(at),
  };
}

/** A few numbers stand in the list one by one; of many, one is given. */
function numbersFor(
  { asks, entries, take, give }: Hand,
  speaker: Speaker,
  verb: string,
): readonly NumberPick[] {
  const offers = asks.flatMap((ask) => ask.offers ?? []);
  return offers.flatMap((offer) => {
    if (offer.form !== 'number' || offer.verb !== verb) return [];
    const whole = entries.findIndex((entry) => entry.offer === offer);
    return Array.from({ length: offer.max - offer.min + 1 }, (_, nth) => {
      const number = offer.min + nth;
      const label = unmarked(speaker.option(verb, [number]));
      const choose = (): void =>
        whole === -1 ? take(placeIn(entries, verb, [number])) : give(whole, number);
      return { number, label, take: choose };
    });
  });
}

function filledIn(
  { entries, choosing, confirm, adviceOn }: Hand,
  speaker: Speaker,
  verb: string,
): Filled | undefined {
  if (choosing.at !== 'making') return undefined;
  const offer = factoredAt(entries, choosing.entry);
  if (offer === undefined || offer.form === 'number' || offer.verb !== verb) return undefined;
  const { places } = choosing.made;
  if (places.length === 0) return undefined;
  const items = places.flatMap((place) => offer.items[place] ?? []);
  const option = optionOf(offer, choosing.made);
  return {
    label: unmarked(speaker.option(verb, items)),
    picked: places.length,
    most: offer.form === 'order' ? offer.items.length : offer.max,
    isWhole: option !== undefined,
    advice: option === undefined ? '' : adviceOn(choosing.entry, option),
    make: confirm,
  };
}
