import { pavilion } from '../art/cloth.js';
import type { Drawing } from '../art/drawing.js';
import { ridge } from '../art/greenery.js';
import { kept } from '../art/kept.js';
import { openCurve } from '../art/outline.js';
import { Pen } from '../art/pen.js';
import { riderBearing } from '../art/rider-look.js';
import { rider } from '../art/rider.js';
import { clouds, farHills, sky } from '../art/scenes/sky.js';

/** Somebody rides past their own tents, in their own arms. 470 by 290. */
export const stage = kept((blazon: string): Drawing => {
  const pen = new Pen('stage', { breadth: 1.7 });
  const look = riderBearing(blazon);
  sky(pen, 470, 200, 'stage');
  clouds(pen, [
    [96, 58],
    [380, 44],
  ]);
  farHills(pen, 470, 126, 240);
  ridge(pen, '0 196! 200 184 470 194!', 290, 'grass', 1.3);
  const cloth = [look.cloth, look.second] as const;
  pavilion(pen, { at: [56, 222], width: 92, height: 132, cloth });
  pavilion(pen, { at: [420, 216], width: 76, height: 106, cloth });
  const edge = openCurve('0 236 240 230 470 238', 0, 0, 1, 14);
  pen.fill('sand', [...edge, [470, 292], [0, 292]]).line(edge, 1.4);
  pen.put(rider(look), { x: 92, y: 60, scale: 0.96 });
  return pen.drawing(0, 0, 470, 290);
});
