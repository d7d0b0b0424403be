import { joust } from '../../art/covers/joust.js';
import { playerArms } from '../../heraldry/players.js';

const blazonOf = (colour: 'gules' | 'or'): string =>
  playerArms.find((one) => one.colour === colour)?.blazon ?? 'Argent';

/** Red rides against gold. */
export const cover = () =>
  joust(
    {
      blazon: blazonOf('gules'),
      cloth: 'gules',
      second: 'argent',
      strewn: { charge: 'mullet', pigment: 'argent' },
      crest: 'plume',
      crestPigment: 'argent',
      horse: 'wood-light',
      horseShade: 'wood-deep',
    },
    {
      blazon: blazonOf('or'),
      cloth: 'or',
      second: 'sable',
      strewn: { charge: 'roundel', pigment: 'sable' },
      crest: 'eagle',
      crestPigment: 'sable',
      horse: 'sable',
      horseShade: 'dark',
    },
  );
