import type { Ask, Seat, Word } from '@destrier/engine';
import type { Pick, Picks } from '../../table/board.js';

/** Which options lie on which thing of the board. */

export type Thing =
  /** A card in the hand of who looks. */
  | { readonly at: 'hand'; readonly kind: string }
  | {
      readonly at: 'combat';
      readonly kind: string;
      readonly seat: number;
      readonly value: number;
      readonly feints: boolean;
    }
  | { readonly at: 'seat'; readonly seat: Seat }
  /** Anything with a name of its own: a hero, a godsend, a place, a suit, a card of a pile. */
  | { readonly at: 'named'; readonly id: string };

export interface Way {
  readonly verb: string;
  readonly words: readonly Word[];
  readonly pick: Pick;
}

/** Where in the words of an option a thing is named, by verb. */
interface Places {
  readonly [verb: string]: number;
}

const IN_HAND: Places = {
  play: 0,
  hide: 0,
  add: 0,
  conjure: 0,
  discard: 0,
  veil: 0,
  shame: 0,
  transmute: 0,
  swap: 1,
  recall: 1,
};
/** A card of the combat; whose it is follows, or it is one's own. */
const IN_COMBAT: Places = { bend: 0, deny: 0, transmute: 1 };
const OWN_IN_COMBAT: Places = { bestow: 0, mirror: 0, swap: 0, recall: 0 };
const FEINTS: Places = { shift: 0, break: 0 };
const SEATS: Places = { target: 0, with: 0, curse: 0, bestow: 1, shift: 1, hand: 1, regive: 1 };
const NAMED: Places = {
  hero: 0,
  take: 0,
  host: 0,
  choose: 0,
  suit: 0,
  dismiss: 0,
  regive: 0,
  keep: 0,
  hand: 0,
};

const ALL = [IN_HAND, IN_COMBAT, OWN_IN_COMBAT, FEINTS, SEATS, NAMED];

function at(places: Places, { verb, words }: Named): Word | undefined {
  const place = places[verb];
  return place === undefined ? undefined : words[place];
}

type Named = Omit<Way, 'pick'>;

/** Whether an option of this viewer has to do with this thing. */
export function concerns(option: Named, thing: Thing, viewer: Seat): boolean {
  switch (thing.at) {
    case 'hand':
      return at(IN_HAND, option) === thing.kind;
    case 'seat':
      return at(SEATS, option) === thing.seat;
    case 'named':
      return at(NAMED, option) === thing.id;
    case 'combat': {
      const place = IN_COMBAT[option.verb];
      if (place !== undefined)
        return option.words[place] === thing.kind && option.words[place + 1] === thing.seat;
      if (thing.feints && at(FEINTS, option) === thing.value) return true;
      return thing.seat === viewer && at(OWN_IN_COMBAT, option) === thing.kind;
    }
  }
}

/** All single options, open and blocked, of those who may choose here. */
export function waysOf(asks: readonly Ask[], picks: Picks): readonly Way[] {
  if (picks.seat === null) return [];
  const options = asks.flatMap(({ offers = [], blocked = [] }): readonly Named[] => [
    ...offers.flatMap((offer) => (offer.form === 'option' ? [offer] : [])),
    ...blocked,
  ]);
  return options.flatMap(({ verb, words }) => {
    const pick = picks.option(verb, ...words);
    return pick === undefined ? [] : [{ verb, words, pick }];
  });
}

/** Options that lie on no thing: to use a power, to have enough. */
export function loose(ways: readonly Way[]): readonly Way[] {
  return ways.filter(({ verb }) => !ALL.some((places) => places[verb] !== undefined));
}

export function isOpen({ pick }: Way): boolean {
  return pick.kind === 'open';
}

/** Whether all that can be done with a card is to be dishonoured with it. */
export function shames(ways: readonly Way[]): boolean {
  const open = ways.filter(isOpen);
  return open.length > 0 && open.every(({ verb }) => verb === 'shame');
}

/** Why nothing can be done with a card, or nothing but to be dishonoured. */
export function reasonOf(ways: readonly Way[]): string | undefined {
  if (ways.some((way) => isOpen(way) && way.verb !== 'shame')) return undefined;
  const first = ways.find((way) => !isOpen(way));
  return first?.pick.kind === 'blocked' ? first.pick.reason : undefined;
}
