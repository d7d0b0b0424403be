import type { Grounds, Offer, Prospect } from '@destrier/engine';
import type { CounselTold } from '../../table/link.js';

/** What counsel has told about a question so far. */
export interface Heard {
  /** What is followed from the question on, and what it chooses. */
  readonly policy: { readonly name: string; readonly option: string } | null;
  /** Why that may have less of a chance than another option, by what the chance is of. */
  readonly grounds: { readonly [of: string]: Grounds };
  /** The chances as things stand. */
  readonly now: readonly Prospect[];
  /** The chances by the id of an option. */
  readonly by: ReadonlyMap<string, readonly Prospect[]>;
  readonly isWhole: boolean;
}

export const UNHEARD: Heard = {
  policy: null,
  grounds: {},
  now: [],
  by: new Map(),
  isWhole: false,
};

export function hearing(heard: Heard, told: CounselTold): Heard {
  if ('policy' in told) {
    const { policy: name, option, grounds } = told;
    return { ...heard, policy: { name, option }, grounds };
  }
  const { option, prospects } = told;
  if (option === null) return { ...heard, now: prospects };
  return { ...heard, by: new Map([...heard.by, [option, prospects]]) };
}

/** The chances of what is offered: of an option, or of each number that can be chosen. */
export function chancesOf(
  { by }: Heard,
  offer: Offer,
): readonly { readonly n: number | null; readonly prospects: readonly Prospect[] }[] {
  if (offer.form === 'option') {
    const prospects = by.get(offer.id);
    return prospects === undefined ? [] : [{ n: null, prospects }];
  }
  if (offer.form !== 'number') return [];
  const numbers = Array.from({ length: offer.max - offer.min + 1 }, (_, i) => offer.min + i);
  return numbers.flatMap((n) => {
    const prospects = by.get(`${offer.verb} ${n}`);
    return prospects === undefined ? [] : [{ n, prospects }];
  });
}
