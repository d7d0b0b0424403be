import { need } from '@destrier/engine';
import type { Branch, Effect, Mod, Op } from './content/ops.js';
import {
  BASICS,
  type CardData,
  type Content,
  type FaceData,
  type FoeData,
  type UnitData,
} from './content/types.js';

/** Content as the rules look it up, worked out once for each content. */

interface Book {
  /** Every list of operations by its address: `rage.basic`, `rage.basic.0.attack`. */
  readonly effects: ReadonlyMap<string, Effect>;
  readonly mods: ReadonlyMap<string, Mod>;
  /** The kind of each token and of each unit card: copies are told apart. */
  readonly foeOf: ReadonlyMap<string, FoeData>;
  readonly unitOf: ReadonlyMap<string, UnitData>;
}

/** The copies of a kind, each with a name of its own. */
export function copiesOf(id: string, copies: number): string[] {
  return Array.from({ length: copies }, (_, i) => `${id}-${i + 1}`);
}

/** The lists that an operation holds, each with the last part of its address. */
function inner(op: Op): readonly (readonly [string, Effect])[] {
  switch (op.op) {
    case 'one-of':
      return op.options.map((branch) => [branch.word, branch.do]);
    case 'day-night':
      return [
        ['day', op.day],
        ['night', op.night],
      ];
    case 'if':
      return [
        ['yes', op.yes],
        ['no', op.no],
      ];
    case 'may':
      return [['may', op.do]];
    case 'roll':
      return Object.entries(op.cases);
    case 'mod':
      return op.is === 'on' || op.is === 'end' ? [['do', op.do]] : [];
    default:
      return [];
  }
}

function bookFrom(content: Content): Book {
  const effects = new Map<string, Effect>();
  const mods = new Map<string, Mod>();
  const enter = (address: string, effect: Effect): void => {
    effects.set(address, effect);
    for (const [at, op] of effect.entries()) {
      if (op.op === 'mod') mods.set(`${address}.${at}`, op);
      for (const [word, list] of inner(op)) enter(`${address}.${at}.${word}`, list);
    }
  };
  for (const [id, card] of Object.entries(content.cards)) {
    enter(`${id}.basic`, card.basic.do);
    enter(`${id}.strong`, card.strong.do);
  }
  for (const [id, { abilities }] of Object.entries(content.units))
    for (const [at, ability] of abilities.entries()) enter(`${id}.${at + 1}`, ability.do);
  for (const [id, skill] of Object.entries(content.skills)) enter(id, skill.do);
  const copied = <T extends { readonly copies: number }>(all: {
    readonly [id: string]: T;
  }): Map<string, T> =>
    new Map(
      Object.entries(all).flatMap(([id, data]) =>
        copiesOf(id, data.copies).map((copy): [string, T] => [copy, data]),
      ),
    );
  return { effects, mods, foeOf: copied(content.foes), unitOf: copied(content.units) };
}

const kept = new WeakMap<Content, Book>();
let last: { readonly content: Content; readonly book: Book } | undefined;

export interface Reads {
  readonly content: Content;
}

export function bookOf({ content }: Reads): Book {
  if (last?.content === content) return last.book;
  const book = kept.get(content) ?? bookFrom(content);
  kept.set(content, book);
  last = { content, book };
  return book;
}

export const effectAt = (g: Reads, address: string): Effect =>
  need(bookOf(g).effects.get(address), 'an effect', address);
/** The operation of an address, which must be of this kind. */
export function opAt<K extends Op['op']>(
  g: Reads,
  address: string,
  kind: K,
): Op & { readonly op: K } {
  const cut = address.lastIndexOf('.');
  const op = effectAt(g, address.slice(0, cut))[Number(address.slice(cut + 1))];
  if (op === undefined || !isOp(op, kind)) throw new RangeError(`${address} is no ${kind}`);
  return op;
}
const isOp = <K extends Op['op']>(op: Op, kind: K): op is Op & { readonly op: K } => op.op === kind;

export const modAt = (g: Reads, address: string): Mod =>
  need(bookOf(g).mods.get(address), 'a modifier', address);
export const foeData = (g: Reads, foe: string): FoeData =>
  need(bookOf(g).foeOf.get(foe), 'a foe', foe);
export const unitData = (g: Reads, unit: string): UnitData =>
  need(bookOf(g).unitOf.get(unit), 'a unit', unit);
export const cardData = (g: Reads, card: string): CardData => need(g.content.cards[card], card);

/** The kind of a copy: `peasants` of `peasants-2`. */
export const kindOfCopy = (copy: string): string => copy.slice(0, copy.lastIndexOf('-'));

export const isAction = (g: Reads, card: string): boolean => {
  const kind = g.content.cards[card]?.kind;
  return kind === 'basic' || kind === 'advanced';
};

/** The choices a face begins with: its branches, or nothing to choose. */
export function branchesOf(face: FaceData): readonly Branch[] {
  const first = face.do.find((op) => op.op === 'one-of');
  return first?.op === 'one-of' ? first.options : [];
}

const BASIC: ReadonlySet<string> = new Set(BASICS);
export const isBasic = (mana: string): mana is (typeof BASICS)[number] => BASIC.has(mana);

export const WOUND = 'wound';
