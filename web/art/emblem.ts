import { figureOf, type ChargeName } from '@destrier/heraldry/charges';
import { boxOf } from '@destrier/heraldry/geometry';
import { closedPath, openPath } from '@destrier/heraldry/shapes';
import type { Element } from '@destrier/heraldry';
import { element, ruled, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import { paint, type Pigment } from './palette.js';

interface EmblemLook {
  readonly pigment: Pigment;
  /** Beak and claws, a handle, seeds. */
  readonly armed?: Pigment;
  /** The breadth of its outline, in units of the charge: more for what is shown small. */
  readonly ink?: number;
}

/** A charge of heraldry as a thing of its own, about 100 units large around its middle. */
export const emblem = kept((name: ChargeName, look: EmblemLook): Drawing => {
  const { pigment, armed = 'gold', ink = 3 } = look;
  const figure = figureOf({ name, points: 5 });
  const body = figure.body.map(closedPath).join('');
  const arms = figure.armed.map(closedPath).join('');
  const lines = figure.lines.map(openPath).join('');
  const filled = (by: Pigment, d: string): Element => element('path', { fill: paint(by), d });
  const parts = [
    ruled('ink', ink * 2, body + arms),
    filled(pigment, body),
    ...(arms === '' ? [] : [ruled('ink', ink * 0.8, arms), filled(armed, arms)]),
    ...(lines === '' ? [] : [ruled('ink', ink * 0.8, lines)]),
  ];
  const { left, top, width, height } = boxOf(figure.hull);
  const rim = ink + 4;
  return { frame: [left - rim, top - rim, width + 2 * rim, height + 2 * rim], parts };
});
