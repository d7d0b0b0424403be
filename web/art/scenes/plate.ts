import { ridge } from '../greenery.js';
import { Pen } from '../pen.js';
import { clouds, farHills, sky } from './sky.js';

/** Pictures of one thing worth knowing: 480 by 270. */
export const PLATE = { width: 480, height: 270 } as const;

const { width, height } = PLATE;

/** Open country for such a picture, with its horizon at about 150. */
export function country(name: string): Pen {
  const pen = new Pen(`plate ${name}`, { breadth: 1.6, step: 8 });
  sky(pen, width, 180, name.replaceAll(' ', '-'));
  clouds(pen, [
    [74, 44],
    [404, 52],
  ]);
  farHills(pen, width, 124, 220);
  ridge(pen, '0 158! 130 146 250 156 370 146 480 158!', height + 4, 'grass', 1.4);
  return pen;
}
