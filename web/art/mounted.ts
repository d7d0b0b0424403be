import type { ChargeName } from '../heraldry/charges/index.js';
import { arms } from '../heraldry/index.js';
import type { Tincture } from '../heraldry/tinctures.js';
import type { Arms, Charge, Item, Paint } from '../heraldry/tree.js';
import type { Pigment } from './palette.js';
import { chances } from './random.js';
import type { Rider } from './rider.js';

/** A knight dressed by his arms alone: cloth, crest and horse follow from any blazon. */
export function mounted(blazon: string): Rider {
  const borne = arms(blazon);
  const [cloth, second] = twoOf(borne);
  const chance = chances(blazon);
  const [horse, horseShade] = some(HORSES, chance);
  const charge = chargesIn(borne)[0] ?? some(PLAIN, chance);
  return {
    blazon,
    cloth,
    second,
    strewn: { charge, pigment: second },
    crest: CRESTS.find((one) => one === charge) ?? some(['plume', 'fan'], chance),
    crestPigment: second,
    horse,
    horseShade,
  };
}

const HORSES: Several<readonly [Pigment, Pigment]> = [
  ['wood-light', 'wood-deep'],
  ['cream', 'stone'],
  ['sable', 'dark'],
  ['tenne', 'wood-deep'],
  ['wood', 'wood-deep'],
];

/** Strewn over the cloth of those who bear no charge. */
const PLAIN: Several<ChargeName> = ['roundel', 'lozenge', 'mullet'];

/** Charges that stand well on a helm. */
const CRESTS: readonly ChargeName[] = [
  'eagle',
  'double-headed eagle',
  'lion rampant',
  'griffin',
  'dragon',
  'raven',
  'wolf',
];

type Several<T> = readonly [T, ...T[]];

function some<T>(all: Several<T>, chance: () => number): T {
  return all[Math.floor(chance() * all.length)] ?? all[0];
}

const PIGMENTS: { readonly [tincture in Tincture]: Pigment } = {
  argent: 'argent',
  or: 'or',
  gules: 'gules',
  azure: 'azure',
  vert: 'vert',
  sable: 'sable',
  purpure: 'purpure',
  tenne: 'tenne',
  murrey: 'purpure',
  ermine: 'argent',
  ermines: 'sable',
  erminois: 'or',
  pean: 'sable',
  vair: 'azure',
  potent: 'azure',
};

const METALS: readonly Pigment[] = ['argent', 'or'];

/** The two first colours of a coat; of a coat of one colour a metal on a colour, or black on a metal. */
function twoOf(borne: Arms): readonly [Pigment, Pigment] {
  const [first = 'argent', ...more] = coloursIn(borne);
  const other = more.find((one) => one !== first);
  return [first, other ?? (METALS.includes(first) ? 'sable' : 'argent')];
}

function coloursIn({ field, items }: Arms): readonly Pigment[] {
  return [...ground(field), ...items.flatMap(paintOf).flatMap(painted)];
}

function ground(field: Arms['field']): readonly Pigment[] {
  switch (field.kind) {
    case 'plain':
      return [PIGMENTS[field.tincture]];
    case 'semy':
      return [PIGMENTS[field.ground], ...painted(field.charge.paint)];
    case 'parted':
      return field.parts.flatMap(painted);
  }
}

function paintOf(item: Item): readonly Paint[] {
  return item.kind === 'charges' ? [item.charge.paint] : [item.paint];
}

function painted(paint: Paint): readonly Pigment[] {
  if (paint === 'counterchanged') return [];
  return typeof paint === 'string' ? [PIGMENTS[paint]] : coloursIn(paint);
}

/** The charges of a coat, also of the coats within it. */
function chargesIn({ field, items }: Arms): readonly ChargeName[] {
  const inField = field.kind === 'parted' ? field.parts.flatMap(within) : [];
  const strewn: readonly Charge[] = field.kind === 'semy' ? [field.charge] : [];
  const borne = items.flatMap((item): readonly Charge[] =>
    item.kind === 'charges'
      ? [item.charge]
      : [...item.on, ...(item.between === undefined ? [] : [item.between])].map(
          ({ charge }) => charge,
        ),
  );
  return [...[...strewn, ...borne].map(({ name }) => name), ...inField];
}

function within(part: Tincture | Arms): readonly ChargeName[] {
  return typeof part === 'string' ? [] : chargesIn(part);
}
