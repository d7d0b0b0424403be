import { arms } from '@destrier/heraldry';
import type { ChargeName } from '@destrier/heraldry/charges';
import type { Tincture } from '@destrier/heraldry/tinctures';
import type { Pigment } from './palette.js';
import { chances } from './random.js';
import type { Rider } from './rider.js';

/** The colour that comes nearest to a tincture: cloth is dyed, not furred. */
export function pigmentOf(tincture: Tincture): Pigment {
  switch (tincture) {
    case 'gules':
    case 'azure':
    case 'vert':
    case 'purpure':
    case 'sable':
    case 'or':
    case 'argent':
    case 'tenne':
      return tincture;
    case 'murrey':
      return 'purpure';
    case 'ermines':
    case 'pean':
      return 'sable';
    case 'erminois':
      return 'or';
    case 'ermine':
    case 'vair':
    case 'potent':
      return 'argent';
  }
}

type Several<T> = readonly [T, ...T[]];

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

function some<T>(all: Several<T>, chance: () => number): T {
  return all[Math.floor(chance() * all.length)] ?? all[0];
}

/** A knight and a horse that bear these arms, whatever they are: cloth, crest and coat follow from the blazon. */
export function riderBearing(blazon: string): Rider {
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

type Arms = ReturnType<typeof arms>;
type Item = Arms['items'][number];
type Charge = Extract<Item, { readonly kind: 'charges' }>['charge'];
type Paint = Charge['paint'];

/** The two first colours of a coat; of a coat of one colour a metal on a colour, or black on a metal. */
function twoOf(borne: Arms): readonly [Pigment, Pigment] {
  const [first = 'argent', ...more] = coloursIn(borne);
  const other = more.find((one) => one !== first);
  return [first, other ?? (first === 'argent' || first === 'or' ? 'sable' : 'argent')];
}

function coloursIn({ field, items }: Arms): readonly Pigment[] {
  const borne = items.map((item) => (item.kind === 'charges' ? item.charge.paint : item.paint));
  return [...ground(field), ...borne.flatMap(painted)];
}

function ground(field: Arms['field']): readonly Pigment[] {
  switch (field.kind) {
    case 'plain':
      return [pigmentOf(field.tincture)];
    case 'semy':
      return [pigmentOf(field.ground), ...painted(field.charge.paint)];
    case 'parted':
      return field.parts.flatMap(painted);
  }
}

function painted(paint: Paint): readonly Pigment[] {
  if (paint === 'counterchanged') return [];
  return typeof paint === 'string' ? [pigmentOf(paint)] : coloursIn(paint);
}

/** The charges of a coat, also of the coats within it. */
function chargesIn({ field, items }: Arms): readonly ChargeName[] {
  const strewn: readonly Charge[] = field.kind === 'semy' ? [field.charge] : [];
  const borne = items.flatMap((item): readonly Charge[] =>
    item.kind === 'charges'
      ? [item.charge]
      : [...item.on, ...(item.between === undefined ? [] : [item.between])].map(
          ({ charge }) => charge,
        ),
  );
  const parts = field.kind === 'parted' ? field.parts : [];
  return [
    ...[...strewn, ...borne].map(({ name }) => name),
    ...parts.flatMap((part) => (typeof part === 'string' ? [] : chargesIn(part))),
  ];
}
