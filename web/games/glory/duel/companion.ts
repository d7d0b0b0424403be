import type { Drawing } from '../../../art/drawing.js';
import { kept } from '../../../art/kept.js';
import { token } from '../../../art/pieces.js';
import { medallionOf, tokenPicture } from '../pictures.js';

/** What stands or lies by for a duel: a face, or a thing in a ring. */

export type TileKind = 'support' | 'relic' | 'prestige';

export function tilePicture(kind: TileKind, tile: string): Drawing {
  return kind === 'support' ? medallionOf(tile) : inRing(kind, tile);
}

const inRing = kept((kind: 'relic' | 'prestige', tile: string): Drawing => {
  const ground = kind === 'relic' ? 'vert' : 'or';
  const picture = tokenPicture(tile, kind === 'relic');
  return token(`${kind} ${tile}`, { ring: 'gold', ground }, picture, { scale: 0.6 });
});
