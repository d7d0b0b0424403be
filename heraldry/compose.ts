import { isChargeName, type ChargeName } from './charges/index.js';
import { arms } from './parse.js';
import type { Tincture } from './tinctures.js';
import type { Arms, Bearing, Field, Group, Item } from './tree.js';

/** Arms that can be put together from a few choices: most of what people bear, and little of what can be blazoned. */

export const COMPOSED_ORDINARIES = [
  'chevron',
  'bend',
  'pale',
  'fess',
  'saltire',
  'cross',
  'chief',
  'bordure',
] as const;
export type ComposedOrdinary = (typeof COMPOSED_ORDINARIES)[number];

export const COMPOSED_DIVISIONS = ['per pale', 'quarterly', 'barry'] as const;
export type ComposedDivision = (typeof COMPOSED_DIVISIONS)[number];

export type ComposedFigure =
  | { readonly kind: 'plain' }
  | {
      readonly kind: 'ordinary';
      readonly ordinary: ComposedOrdinary;
      readonly tincture: Tincture;
    }
  | {
      readonly kind: 'division';
      readonly division: ComposedDivision;
      readonly tincture: Tincture;
    };

export const COMPOSED_COUNTS = [1, 2, 3, 5, 'semy'] as const;
export type ComposedCount = (typeof COMPOSED_COUNTS)[number];

export interface ComposedCharge {
  readonly name: ChargeName;
  readonly tincture: Tincture;
  readonly count: ComposedCount;
  /** Laid on the ordinary instead of the field. */
  readonly on: boolean;
}

export interface Composition {
  readonly field: Tincture;
  readonly figure: ComposedFigure;
  readonly charge: ComposedCharge | null;
}

/** Nothing is laid on what is not there, and only a plain field is strewn. */
export function fitting(composition: Composition): Composition {
  const { figure, charge } = composition;
  if (charge === null) return composition;
  const on = charge.on && figure.kind === 'ordinary' && charge.count !== 'semy';
  const count = charge.count === 'semy' && figure.kind === 'division' ? 5 : charge.count;
  return { ...composition, charge: { ...charge, on, count } };
}

/** The blazon of a composition that fits. */
export function blazonOf({ field, figure, charge }: Composition): string {
  const ground = charge?.count === 'semy' ? `${field} semy of ${named(charge)}` : field;
  const borne = charge === null || charge.count === 'semy' ? null : named(charge);
  return capital(laidOn(ground, figure, borne, charge?.on ?? false));
}

function laidOn(ground: string, figure: ComposedFigure, borne: string | null, on: boolean): string {
  const also = borne === null ? '' : `, ${borne}`;
  if (figure.kind === 'plain') return ground + also;
  if (figure.kind === 'division')
    return `${figure.division} ${ground} and ${figure.tincture}${also}`;
  const ordinary = `a ${figure.ordinary} ${figure.tincture}`;
  if (borne === null) return `${ground}, ${ordinary}`;
  if (on) return `${ground}, on ${ordinary} ${borne}`;
  return standsBeside(figure.ordinary)
    ? `${ground}, ${ordinary} between ${borne}`
    : `${ground}, ${borne}, ${ordinary}`;
}

/** A chief or a bordure leaves the middle free: what is borne comes before it. */
function standsBeside(ordinary: ComposedOrdinary): boolean {
  return ordinary !== 'chief' && ordinary !== 'bordure';
}

const NUMBERS = { 1: 'a', 2: 'two', 3: 'three', 5: 'five' } as const;

function named({ name, tincture, count }: ComposedCharge): string {
  if (count === 'semy') return `${plural(name)} ${tincture}`;
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return count === 1
    ? `${article} ${name} ${tincture}`
    : `${NUMBERS[count]} ${plural(name)} ${tincture}`;
}

const POSTURES = /^(rampant|passant|guardant|displayed|patty|crosslet|flory|couped|moline|de-lis)$/;

/** Of “lion rampant” the lions are many, of “bulls head” the heads. */
function plural(name: ChargeName): string {
  if (name === 'fleur-de-lis') return 'fleurs-de-lis';
  const [first = '', ...rest] = name.split(' ');
  if (rest.some((word) => POSTURES.test(word))) return [many(first), ...rest].join(' ');
  return [...[first, ...rest].slice(0, -1), many(rest.at(-1) ?? first)].join(' ');
}

function many(word: string): string {
  if (word === 'wolf') return 'wolves';
  return word === 'cross' ? 'crosses' : `${word}s`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The choices that give these arms; null where none do. What cannot be read is an error. */
export function composed(blazon: string): Composition | null {
  const read = arms(blazon);
  const found = compositionOf(read);
  // Whatever was overlooked (a crown, a wavy line) would be missing in the words.
  return found !== null && same(arms(blazonOf(found)), read) ? found : null;
}

function same(one: Arms, other: Arms): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function compositionOf({ field, items }: Arms): Composition | null {
  const ground = groundOf(field);
  if (ground === null) return null;
  const borne = items.flatMap((item) => partsOf(item, ground));
  const bearings = borne.filter((part) => part.kind === 'ordinary');
  const charges = borne.filter((part) => part.kind === 'charge');
  if (bearings.length > 1 || charges.length > 1 || bearings.length + charges.length < borne.length)
    return null;
  const [bearing] = bearings;
  const [charge] = charges;
  if (bearing !== undefined && ground.figure.kind !== 'plain') return null;
  return fitting({
    field: ground.field,
    figure: bearing ?? ground.figure,
    charge: charge?.charge ?? ground.charge,
  });
}

function groundOf(field: Field): Composition | null {
  switch (field.kind) {
    case 'plain':
      return { field: field.tincture, figure: { kind: 'plain' }, charge: null };
    case 'semy': {
      const charge = chargeOf({ count: 1, charge: field.charge }, false);
      if (charge === null) return null;
      const strewn = { ...charge, count: 'semy' } as const;
      return { field: field.ground, figure: { kind: 'plain' }, charge: strewn };
    }
    case 'parted': {
      const division = COMPOSED_DIVISIONS.find((one) => one === field.division);
      const [one, other, ...more] = field.parts;
      if (division === undefined || typeof one !== 'string' || typeof other !== 'string')
        return null;
      if (more.length > 0) return null;
      return { field: one, figure: { kind: 'division', division, tincture: other }, charge: null };
    }
  }
}

type Part =
  | Exclude<ComposedFigure, { kind: 'plain' | 'division' }>
  | { readonly kind: 'charge'; readonly charge: ComposedCharge }
  | { readonly kind: 'other' };

function partsOf(item: Item, ground: Composition): readonly Part[] {
  if (item.kind === 'charges') return [borneBy(item, false)];
  const { on, between } = item;
  if (ground.charge !== null && (on.length > 0 || between !== undefined))
    return [{ kind: 'other' }];
  return [
    bearingOf(item),
    ...on.map((group) => borneBy(group, true)),
    ...(between === undefined ? [] : [borneBy(between, false)]),
  ];
}

function bearingOf(item: Bearing): Part {
  const ordinary = COMPOSED_ORDINARIES.find((one) => one === item.ordinary);
  const { paint } = item;
  if (ordinary === undefined || typeof paint !== 'string' || paint === 'counterchanged')
    return { kind: 'other' };
  return { kind: 'ordinary', ordinary, tincture: paint };
}

function borneBy(group: Group, on: boolean): Part {
  const charge = chargeOf(group, on);
  return charge === null ? { kind: 'other' } : { kind: 'charge', charge };
}

function chargeOf({ count, charge }: Pick<Group, 'count' | 'charge'>, on: boolean) {
  const { name, paint } = charge;
  const counted = COMPOSED_COUNTS.find((one) => one === count);
  if (counted === undefined || typeof paint !== 'string' || paint === 'counterchanged') return null;
  return isChargeName(name) ? { name, tincture: paint, count: counted, on } : null;
}
