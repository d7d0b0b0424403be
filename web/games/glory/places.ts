import type { Spot } from '@destrier/glory/page';
import * as drawings from '../../art/places/index.js';
import type { Drawing } from '../../art/drawing.js';
import { TOWN_PLACES } from '../../art/scenes/town.js';
import type { TrackShape } from '../../art/scenes/track.js';

/** The town with the score around it: 800 by 500. */
export const SCORE: TrackShape = { width: 800, height: 500, band: 32, across: 10, down: 5 };

type Art = (typeof TOWN_PLACES)[number]['art'];

/** Which house of the town stands for an action; a stage is built for whatever the event brings. */
const SPOTS: { readonly [art in Art]: Spot } = {
  castle: 'service',
  chapel: 'prayer',
  scriptorium: 'objective',
  gatehouse: 'patrol',
  trainingYard: 'training',
  bellTower: 'initiative',
  market: 'market',
  inn: 'support',
  butts: 'warmup',
  stage: 'event',
  crossroads: 'plans',
  heraldsTent: 'space:herald',
};

const DRAWINGS: { readonly [art in Art]: () => Drawing } = { ...drawings };

/** Where a pawn may stand, from the upper left to the lower right, with the house that stands there. */
export const PLACES = TOWN_PLACES.map(({ art, at }) => ({
  spot: SPOTS[art],
  at,
  drawing: DRAWINGS[art],
}));
