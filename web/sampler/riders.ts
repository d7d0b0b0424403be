import { rider } from '../art/rider.js';
import { playerArms } from '../heraldry/players.js';
import type { Sample } from './samples.js';

/** Two knights, as the seats bear arms. */
export function riders(): readonly Sample[] {
  const blazonOf = (colour: string): string =>
    playerArms.find((one) => one.colour === colour)?.blazon ?? 'Argent';
  return [
    {
      name: 'rider gules',
      drawing: rider({
        blazon: blazonOf('gules'),
        cloth: 'gules',
        second: 'argent',
        strewn: { charge: 'mullet', pigment: 'argent' },
        crest: 'plume',
        crestPigment: 'argent',
        horse: 'wood-light',
        horseShade: 'wood-deep',
      }),
    },
    {
      name: 'rider or',
      drawing: rider({
        blazon: blazonOf('or'),
        cloth: 'or',
        second: 'sable',
        strewn: { charge: 'roundel', pigment: 'sable' },
        crest: 'eagle',
        crestPigment: 'sable',
        horse: 'sable',
        horseShade: 'dark',
      }),
    },
    {
      name: 'rider azure',
      drawing: rider({
        blazon: blazonOf('azure'),
        cloth: 'azure',
        second: 'or',
        strewn: { charge: 'crescent', pigment: 'or' },
        crest: 'fan',
        crestPigment: 'or',
        horse: 'cream',
        horseShade: 'stone',
      }),
    },
  ];
}
