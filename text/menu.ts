import type { Ask, BlockedOption, Offer, Word } from '@destrier/engine';
import { BLANK } from './options.js';
import type { Speaker } from './speaker.js';

/** What a seat can choose now, from all its open questions, as a person reads it. */
export interface Entry {
  /** The question it answers. */
  readonly ask: Ask;
  readonly offer: Offer;
  /** Its id, or what the ids of a factored choice begin with. */
  readonly id: string;
  readonly words: readonly Word[];
  readonly name: string;
  /** What it costs or brings as the table stands, or what the things do that it names; may be empty. */
  readonly note: string;
  /** What counsel says of it; may be empty. */
  readonly advice: string;
  /** All of it in a line. */
  readonly text: string;
  /** Possible besides what is asked. */
  readonly anytime: boolean;
}

/** One line of a menu: an option, or several that begin alike. */
export interface Line {
  readonly text: string;
  readonly anytime: boolean;
  /** One: chosen by this line. Several: the line leads to them. */
  readonly entries: readonly Entry[];
}

/** What is said beside offers; empty if nothing. */
export interface Notes {
  /** Null: not even what the things do that are offered. */
  readonly game: (ask: Ask, offer: Offer) => string | null;
  readonly counsel: (ask: Ask, offer: Offer) => string;
}

export function entriesOf(asks: readonly Ask[], speaker: Speaker, notes: Notes): readonly Entry[] {
  const entries = asks.flatMap((ask) =>
    (ask.offers ?? []).map((offer) => {
      const words = wordsOf(offer);
      const name = speaker.offer(offer);
      const noted = notes.game(ask, offer);
      const note = noted === '' ? speaker.effect(words) : (noted ?? '');
      const advice = notes.counsel(ask, offer);
      return {
        ask,
        offer,
        id: offer.form === 'option' ? offer.id : offer.verb,
        words: [offer.verb, ...words],
        name,
        note,
        advice,
        text: explained(name, note, advice),
        anytime: offer.anytime || ask.kind === 'aside',
      };
    }),
  );
  return [
    ...entries.filter(({ anytime }) => !anytime),
    ...entries.filter(({ anytime }) => anytime),
  ];
}

/** A choice that is filled in: a part of a list, a number, an order. */
export type Factored = Exclude<Offer, { readonly form: 'option' }>;

/** The words of an offer that are chosen already. */
export function wordsOf(offer: Offer): readonly Word[] {
  return offer.form === 'option' ? offer.words : [];
}

/** Something by name, and what there is to say of it. */
export function explained(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' — ');
}

/**
 * The lines of a menu: all options if there are no more than `most`, else those that begin alike together. Those of
 * the verbs that a game calls idle stay together longest.
 */
export function linesOf(
  entries: readonly Entry[],
  most: number,
  speaker: Speaker,
  idle: readonly string[] = [],
): readonly Line[] {
  const groups =
    entries.length <= most
      ? entries.map((entry) => [entry])
      : splitUp(partsOf(entries), most, idle);
  return groups.map((group) => lineOf(group, speaker));
}

/** Parts the largest groups further as long as the lines are no more than `most`. */
function splitUp(
  groups: readonly Entry[][],
  most: number,
  idle: readonly string[],
): readonly Entry[][] {
  const isIdle = ([first]: readonly Entry[]): boolean => idle.includes(first?.offer.verb ?? '');
  const some = groups.filter((group) => group.length > 1 && !isIdle(group));
  const wide = some.length > 0 ? some : groups;
  const size = Math.max(...wide.map((group) => group.length));
  const at = groups.indexOf(wide.find((group) => group.length === size) as Entry[]);
  const parts = size === 1 ? [] : partsOf(groups[at] as Entry[]);
  if (parts.length < 2 || groups.length - 1 + parts.length > most) return groups;
  return splitUp(groups.toSpliced(at, 1, ...parts), most, idle);
}

/** Entries by the first word in which they differ; what is asked apart from what is not. */
function partsOf(entries: readonly Entry[]): Entry[][] {
  const depth = alike(entries);
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.anytime} ${entry.words.slice(0, depth + 1).join(' ')}`;
    parts.set(key, [...(parts.get(key) ?? []), entry]);
  }
  return [...parts.values()];
}

/** How many words the entries have in common at their beginning. */
function alike(entries: readonly Entry[]): number {
  const words = entries[0]?.words ?? [];
  const found = words.findIndex((word, i) => entries.some((entry) => entry.words[i] !== word));
  return found === -1 ? words.length : found;
}

function lineOf(entries: readonly Entry[], speaker: Speaker): Line {
  const [first] = entries as readonly [Entry];
  const { anytime } = first;
  if (entries.length === 1) return { text: first.text, anytime, entries };
  const common = alike(entries);
  const words = first.words.map((word, i) => (i < common ? word : BLANK)).slice(1);
  const name = { said: speaker.option(first.offer.verb, words) };
  return { text: speaker.say('kernel.group', { name, count: entries.length }), anytime, entries };
}

/** So many options with one reason are told by name. */
export const NAMED_AT_MOST = 3;

/** An option that cannot be chosen now, or several of one verb for one reason. */
export interface Blocked {
  readonly option: string;
  readonly reason: string;
  readonly rule: string | null;
  readonly count: number;
}

/** Reasons of blocked options; the same reason for many options of a verb is said once. */
export function blockedOf(asks: readonly Ask[], speaker: Speaker): readonly Blocked[] {
  const groups = new Map<string, BlockedOption[]>();
  for (const blocked of asks.flatMap((ask) => ask.blocked ?? [])) {
    const { rule, why, params } = blocked.reason;
    const key = JSON.stringify([blocked.verb, rule, speaker.reason(why, params ?? {})]);
    groups.set(key, [...(groups.get(key) ?? []), blocked]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [BlockedOption];
    const { rule, why, params } = first.reason;
    const blank = first.words.map(() => BLANK);
    const named = group.map(({ verb, words }) => speaker.option(verb, words)).join(', ');
    return {
      option: group.length > NAMED_AT_MOST ? speaker.option(first.verb, blank) : named,
      reason: speaker.reason(why, params ?? {}),
      rule: rule === '' ? null : rule,
      count: group.length,
    };
  });
}
