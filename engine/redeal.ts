import type { Card, Seat } from './basics.js';
import { bit, cardOf, kindOf, knowersOf, knownTo, type Seats } from './cards.js';
import type { Match } from './match.js';
import type { Stream } from './random.js';
import { maskOf, type Mask } from './secrecy/classes.js';
import type { Fits, Place } from './secrecy/declare.js';
import { sees } from './secrecy/view.js';
import { groupOf, walk } from './secrecy/walk.js';
import { sortFew, sortSmall } from './sort.js';

/** Deals what a seat cannot know again, from nothing but what it can know. */

interface Slot {
  readonly owner: Seat | null;
  readonly fits: Fits | undefined;
}

/** A place that the seat cannot look into. */
interface Veiled {
  readonly place: Card[];
  readonly node: Place;
  readonly owner: Seat | null;
  /** What is known of its cards, where that is less than their kinds. */
  readonly mask: Mask | undefined;
}

/** The cards of each class that lie face down, by the number that stands for the class. */
type Faces = Map<number, number[]>;

/** `owners`: those of whose own cards the seat knows more than the class, above all itself. */
export function redeal(match: Match, seat: Seat, owners: Seats, random: Stream): void {
  const own = bit(seat);
  const groups = new Map<string, Veiled[]>();
  const open: Card[][] = [];
  const secrets: (() => void)[] = [];
  walk(match.prepared.game.secrecy, match.s, {
    place(place, node, owner, trail) {
      if (sees(node.sight, owner, seat)) return void (place.length > 0 && open.push(place));
      // Groups are dealt in the order of their places, empty ones too.
      const key = groupOf(node, owner, trail);
      let group = groups.get(key);
      if (group === undefined) groups.set(key, (group = []));
      if (place.length === 0) return;
      const told = node.apart === true && owner !== null && (owners & bit(owner)) !== 0;
      const mask = told ? undefined : maskOf(match.prepared, node);
      group.push({ place, node, owner, mask });
    },
    secret(node, owner, _trail, fields, key) {
      if (sees(node.sight, owner, seat)) return;
      secrets.push(() => (fields[key] = node.redeal(fields[key], random, match.s)));
    },
  });
  const faces: Faces = new Map();
  for (const group of groups.values()) deal(match, group, own, random, faces);
  if (faces.size > 0) giveFaces(match, [...groups.values()].flat(), faces, random);
  // What others know, even of a card the seat holds, and in which order a hand is held, is hidden from it too.
  for (const place of open) forget(place, own);
  for (const group of groups.values())
    for (const { place, node } of group) {
      forget(place, own);
      if (!node.ordered) sortFew(place, itself);
    }
  // After the cards: what a secret may be can depend on where they lie.
  for (const redealOne of secrets) redealOne();
}

const itself = (card: Card): number => card;

function forget(place: Card[], own: Seats): void {
  for (let i = 0; i < place.length; i++) {
    const card = place[i] as Card;
    place[i] = knownTo(card, knowersOf(card) & own);
  }
}

function deal(
  match: Match,
  group: readonly Veiled[],
  own: Seats,
  random: Stream,
  faces: Faces,
): void {
  const found: number[] = [];
  for (const { place, mask } of group)
    for (const card of place)
      if ((knowersOf(card) & own) === 0) found.push(knownOf(kindOf(card), mask, faces));
  shuffle(found, random);
  const dealt = group.some(({ node }) => node.fits !== undefined)
    ? fitted(match, slotsOf(group, own), found)
    : found;
  let next = 0;
  for (const { place } of group)
    for (let i = 0; i < place.length; i++)
      if ((knowersOf(place[i] as Card) & own) === 0) place[i] = cardOf(dealt[next++] as number);
}

/** What is known of a card that lies face down; where that is its class, the face is kept for later. */
function knownOf(kind: number, mask: Mask | undefined, faces: Faces): number {
  const known = mask?.[kind] ?? kind;
  if (known === kind) return kind;
  const ofClass = faces.get(known);
  if (ofClass === undefined) faces.set(known, [kind]);
  else ofClass.push(kind);
  return known;
}

/** Sorted first: two worlds the seat cannot tell apart must give one fork. */
function shuffle(kinds: number[], random: Stream): void {
  sortSmall(kinds);
  for (let i = kinds.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    const kind = kinds[i] as number;
    kinds[i] = kinds[k] as number;
    kinds[k] = kind;
  }
}

/** Turns the classes that were dealt into cards: any face of its class, from the whole table. */
function giveFaces(match: Match, veiled: readonly Veiled[], faces: Faces, random: Stream): void {
  for (const known of [...faces.keys()].toSorted((a, b) => a - b))
    shuffle(faces.get(known) ?? [], random);
  const next = new Map<number, number>();
  for (const { place } of veiled)
    for (let i = 0; i < place.length; i++) {
      const known = kindOf(place[i] as Card);
      if (known < match.prepared.kinds.length) continue;
      const at = next.get(known) ?? 0;
      place[i] = cardOf(faces.get(known)?.[at] as number);
      next.set(known, at + 1);
    }
}

function slotsOf(group: readonly Veiled[], own: Seats): Slot[] {
  const slots: Slot[] = [];
  for (const { place, node, owner } of group) {
    const slot = { owner, fits: node.fits };
    for (const card of place) if ((knowersOf(card) & own) === 0) slots.push(slot);
  }
  return slots;
}

/** A deal in which every slot gets what fits it, as far as there is one: augmenting paths over the shuffled kinds. */
function fitted(match: Match, slots: readonly Slot[], kinds: readonly number[]): number[] {
  const holder: (number | null)[] = kinds.map(() => null);
  const fits = (at: number, k: number): boolean => {
    const { fits: judge, owner } = slots[at] as Slot;
    return judge?.(match.s, owner, match.prepared.kinds[kinds[k] as number] as string) ?? true;
  };
  // A slot never gives back what it holds: nothing before this one becomes free.
  let free = 0;
  const seek = (at: number, tried: Set<number>): boolean => {
    // First one that no slot holds: nearly every slot finds one, and no other has to give way.
    while (holder[free] !== undefined && holder[free] !== null) free++;
    for (let k = free; k < kinds.length; k++) {
      if (holder[k] !== null || !fits(at, k)) continue;
      holder[k] = at;
      return true;
    }
    for (let k = 0; k < kinds.length; k++) {
      if (tried.has(k) || !fits(at, k)) continue;
      tried.add(k);
      if (!seek(holder[k] as number, tried)) continue;
      holder[k] = at;
      return true;
    }
    return false;
  };
  const all = slots.map((_, at) => at);
  const constrained = all.filter((at) => slots[at]?.fits !== undefined);
  const homeless = constrained.filter((at) => !seek(at, new Set()));
  // The others take what is left.
  const others = [...homeless, ...all.filter((at) => slots[at]?.fits === undefined)];
  const dealt: number[] = [];
  holder.forEach((at, k) => {
    dealt[at ?? (others.shift() as number)] = kinds[k] as number;
  });
  return dealt;
}
