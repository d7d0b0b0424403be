import type { Action, Province } from '@destrier/merlin/page';
import { laidOut, type Drawing } from '../../art/drawing.js';
import { kept } from '../../art/kept.js';
import { onRing, RING, ringBoard } from '../../art/scenes/ring.js';
import { degreesOf } from '../../board/ring.js';
import { beast, LOOKS } from './emblems.js';
import { actionSign } from './signs.js';

export interface RingSpace {
  readonly action: Action;
  readonly province: Province | null;
}

const MIDDLE = (RING.table + RING.ring) / 2 + 1;

/** As large as a space of a province lets it be. */
const BEAST = { width: 38, height: 54 };

function fitted({ frame: [, , width, height] }: Drawing): number {
  return Math.min(BEAST.width / width, BEAST.height / height);
}

/** The ring with its spaces, and the provinces around it in the order in which it names them. */
export const ringDrawing = kept((spaces: readonly RingSpace[]): Drawing => {
  const provinces = spaces.flatMap(({ province }) => (province === null ? [] : LOOKS[province]));
  const board = ringBoard({
    provinces,
    spaces: spaces.map(({ province }) => (province === null ? null : LOOKS[province].pigment)),
  });
  const signs = spaces.map((space, at) => {
    const [x, y] = onRing(degreesOf(at, spaces.length), MIDDLE);
    const drawing = signOf(space);
    const scale = space.province === null ? 0.82 : fitted(drawing);
    return laidOut(drawing.parts, { x, y, scale });
  });
  return { frame: board.frame, parts: [...board.parts, ...signs] };
});

function signOf({ action, province }: RingSpace): Drawing {
  if (province !== null) return beast(province);
  return action === 'province' ? { frame: [0, 0, 1, 1], parts: [] } : actionSign(action);
}
