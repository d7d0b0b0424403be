import type { Element } from '@destrier/heraldry';
import { element, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import type { Light } from './palette.js';

/** Grounds that repeat: planks of oak, and vellum. Only for large sheets: noise costs time to paint. */

/** A colour from 0 to 1 by red, green and blue, whose strength follows from noise. */
type Tint = readonly [number, number, number];

function noise(
  id: string,
  look: { readonly frequency: string; readonly octaves: number; readonly seed: number },
  tint: Tint,
  strength: string,
): Element {
  const rows = tint.map((part) => `0 0 0 0 ${part}`).join(' ');
  return element('filter', { id, x: '0', y: '0', width: '1', height: '1' }, [
    element('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: look.frequency,
      numOctaves: String(look.octaves),
      seed: String(look.seed),
      stitchTiles: 'stitch',
    }),
    element('feColorMatrix', { values: `${rows} ${strength}` }),
  ]);
}

const sheet = (width: number, height: number, more: Element['attributes']): Element =>
  element('rect', { width: String(width), height: String(height), ...more });

const JOINTS = 'M0 .5H640M0 120.5H640M0 240.5H640';
const EDGES = 'M0 1.5H640M0 121.5H640M0 241.5H640';
const ENDS = 'M210.5 0V120M470.5 120V240M90.5 240V360';

const line = (d: string, stroke: string, opacity: string): Element =>
  element('path', { d, stroke, 'stroke-opacity': opacity });

/** Planks, 640 by 360, with their grain. */
export const oak = kept((light: Light): Drawing => {
  const isDay = light === 'day';
  const dark: Tint = isDay ? [0.2, 0.1, 0.03] : [0.03, 0.02, 0.03];
  const pale: Tint = isDay ? [0.95, 0.75, 0.5] : [0.5, 0.4, 0.35];
  const parts = [
    noise('a', { frequency: '.0035 .11', octaves: 3, seed: 7 }, dark, '0 2.6 0 0 -1.02'),
    noise('b', { frequency: '.02 .7', octaves: 1, seed: 3 }, pale, '0 0 1.6 0 -.72'),
    sheet(640, 360, { fill: isDay ? '#8a5f39' : '#2b201d' }),
    sheet(640, 360, { filter: 'url(#a)', opacity: isDay ? '.8' : '.9' }),
    sheet(640, 360, { filter: 'url(#b)', opacity: '.5' }),
    line(JOINTS, '#000', '.45'),
    line(EDGES, '#fff', '.1'),
    line(ENDS, '#000', '.4'),
  ];
  return { frame: [0, 0, 640, 360], parts };
});

/** Stains and grain of a skin, 256 by 256, to lie over the colour of a sheet. */
export const vellum = kept((light: Light): Drawing => {
  const isDay = light === 'day';
  const tint: Tint = isDay ? [0.62, 0.42, 0.16] : [0.75, 0.6, 0.9];
  const strength = isDay ? '0 0 1.1 0 -.48' : '0 0 .35 0 -.15';
  const parts = [
    noise('a', { frequency: '.012 .02', octaves: 2, seed: 11 }, tint, strength),
    noise('b', { frequency: '.9', octaves: 1, seed: 4 }, [0.3, 0.2, 0.1], '0 0 0 .5 -.26'),
    sheet(256, 256, { filter: 'url(#a)' }),
    sheet(256, 256, { filter: 'url(#b)' }),
  ];
  return { frame: [0, 0, 256, 256], parts };
});
