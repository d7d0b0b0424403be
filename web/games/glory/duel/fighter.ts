import { KNIGHT, type SeenDuel } from '@destrier/glory/page';
import type { Drawing } from '../../../art/drawing.js';
import * as foes from '../../../art/foes/index.js';
import { riderBearing } from '../../../art/rider-look.js';
import type { Pigment } from '../../../art/palette.js';
import { rider } from '../../../art/rider.js';
import { blazonBorne, knightBlazon } from '../arms.js';
import { foeBlazon } from '../foe-arms.js';
import type { Look } from '../look.js';

/** How a side of a duel looks: the picture towards the right, and the colours of its banner. */
export interface Fighter {
  readonly picture: Drawing;
  readonly cloth: Pigment;
  readonly second: Pigment;
  /** The arms on the banner. */
  readonly blazon: string;
}

type Side = Pick<SeenDuel['sides'][number], 'who'>;

export function fighterOf(
  look: Pick<Look, 'sitters'>,
  duel: Pick<SeenDuel, 'against' | 'foe'>,
  { who }: Side,
): Fighter {
  if (who !== KNIGHT) return mountedIn(blazonBorne(look, who));
  switch (duel.against) {
    case 'knight':
      return mountedIn(knightBlazon(duel.foe));
    case 'challenge':
    case 'title': {
      const blazon = foeBlazon(duel.foe) ?? UNKNOWN;
      const { [duel.foe]: onFoot } = ON_FOOT;
      return onFoot === undefined
        ? mountedIn(blazon)
        : { picture: onFoot(), cloth: 'wood-deep', second: 'cream', blazon };
    }
    case 'otto':
    case 'seat':
      throw new Error('somebody of the table is no opponent of a card');
  }
}

function mountedIn(blazon: string): Fighter {
  const look = riderBearing(blazon);
  return { picture: rider(look), cloth: look.cloth, second: look.second, blazon };
}

/** Somebody of a pack has no arms of ours. */
const UNKNOWN = 'Argent';

export const ON_FOOT: { readonly [foe: string]: () => Drawing } = {
  brigands: foes.brigands,
  poachers: foes.poachers,
  'boar-hunt': foes.boar,
  rescue: foes.kidnappers,
  outlaw: foes.outlaw,
  abbey: foes.raiders,
  page: foes.boldPage,
  bridge: foes.guardsman,
  hoard: foes.keeper,
  capture: foes.horseDealer,
  fencer: foes.swordsman,
  feud: foes.swornEnemy,
  agincourt: foes.oldArcher,
  castellan: foes.castellan,
  giant: foes.giant,
};
