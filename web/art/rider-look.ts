import { composed } from '@destrier/heraldry';
import type { Tincture } from '@destrier/heraldry/tinctures';
import type { Pigment } from './palette.js';
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

const HORSES = [
  ['wood-light', 'wood-deep'],
  ['cream', 'stone'],
  ['wood', 'wood-deep'],
] as const satisfies readonly (readonly [Pigment, Pigment])[];

/** A knight and a horse that bear these arms: cloth, crest and coat follow from the blazon. */
export function riderBearing(blazon: string): Rider {
  const arms = composed(blazon);
  const cloth = pigmentOf(arms?.field ?? 'argent');
  const { figure, charge } = arms ?? { figure: { kind: 'plain' } as const, charge: null };
  const plain: Pigment = cloth === 'argent' || cloth === 'or' ? 'sable' : 'argent';
  const second = figure.kind === 'plain' ? null : pigmentOf(figure.tincture);
  const third = charge === null || charge.on ? null : pigmentOf(charge.tincture);
  const trim = [second, third, plain].find((one) => one !== null && one !== cloth) ?? plain;
  const [horse, horseShade] = HORSES[blazon.length % HORSES.length] ?? HORSES[0];
  return {
    blazon,
    cloth,
    second: trim,
    strewn: {
      charge: charge?.name ?? 'lozenge',
      pigment: third === null || third === cloth ? trim : third,
    },
    crest: blazon.length % 2 === 0 ? 'plume' : 'fan',
    crestPigment: trim,
    horse,
    horseShade,
  };
}
