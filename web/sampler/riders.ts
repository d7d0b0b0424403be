import * as foes from '../art/foes/index.js';
import { riderBearing } from '../art/rider-look.js';
import { rider, type Rider } from '../art/rider.js';
import { playerArms } from '../heraldry/players.js';
import type { Sample } from './samples.js';

const RIDERS = {
  gules: {
    cloth: 'gules',
    second: 'argent',
    strewn: { charge: 'mullet', pigment: 'argent' },
    crest: 'plume',
    crestPigment: 'argent',
    horse: 'wood-light',
    horseShade: 'wood-deep',
  },
  or: {
    cloth: 'or',
    second: 'sable',
    strewn: { charge: 'roundel', pigment: 'sable' },
    crest: 'eagle',
    crestPigment: 'sable',
    horse: 'sable',
    horseShade: 'dark',
  },
  azure: {
    cloth: 'azure',
    second: 'or',
    strewn: { charge: 'crescent', pigment: 'or' },
    crest: 'fan',
    crestPigment: 'or',
    horse: 'cream',
    horseShade: 'stone',
  },
} as const satisfies { readonly [colour: string]: Omit<Rider, 'blazon'> };

/** A knight in the arms of a seat. */
export function riderOf(colour: keyof typeof RIDERS): Rider {
  const blazon = playerArms.find((one) => one.colour === colour)?.blazon ?? 'Argent';
  return { ...RIDERS[colour], blazon };
}

export function riders(): readonly Sample[] {
  return [
    ...(['gules', 'or', 'azure'] as const).map((colour) => ({
      name: `rider ${colour}`,
      drawing: rider(riderOf(colour)),
    })),
    ...playerArms.map(({ colour, blazon }) => ({
      name: `riderBearing ${colour}`,
      drawing: rider(riderBearing(blazon)),
    })),
    ...Object.entries(foes).map(([name, draw]) => ({ name: `${name}()`, drawing: draw() })),
  ];
}
