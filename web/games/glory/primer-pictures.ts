import { pipDie } from '../../art/dice.js';
import { ellipse, type Drawing } from '../../art/drawing.js';
import { crown, strewPetals } from '../../art/festive.js';
import { tree } from '../../art/greenery.js';
import { openCurve, rect, run } from '../../art/outline.js';
import type { Pen } from '../../art/pen.js';
import { pawn, shield } from '../../art/pieces.js';
import { castle, chapel, market, trainingYard } from '../../art/places/index.js';
import { rider } from '../../art/rider.js';
import { riderBearing } from '../../art/rider-look.js';
import { barrier } from '../../art/scenes/lists.js';
import { country, PLATE } from '../../art/scenes/plate.js';
import { standing } from '../../art/scenes/sky.js';
import { sign } from '../../art/signs.js';
import { playerArms } from '../../heraldry/players.js';

const { width, height } = PLATE;

const blazonOf = (colour: string): string =>
  playerArms.find((one) => one.colour === colour)?.blazon ?? 'Argent';

/** Three shields on a podium, the highest crowned. */
function podium(): Drawing {
  const pen = country('podium');
  for (const [x, top, arms] of [
    [86, 196, 'azure'],
    [292, 212, 'vert'],
    [184, 164, 'gules'],
  ] as const) {
    pen.fill('stone', rect(x, top, 104, 110));
    pen.hatch(rect(x + 70, top, 34, 110), { angle: 84, gap: 4 }).contour(rect(x, top, 104, 110), 2);
    pen.line(run(x, top + 16, x + 104, top + 16), 1.4);
    pen.put(shield(blazonOf(arms)), { x: x + 20, y: top - 74, scale: 0.34 });
  }
  pen.put(crown(), { x: 194, y: 38, scale: 1.26 });
  for (const [x, y, scale] of [
    [138, 60, 1.5],
    [318, 52, 1.7],
    [366, 96, 1.1],
    [98, 92, 1.1],
  ] as const)
    pen.put(sign('glory'), { x, y, scale });
  strewPetals(pen, 40, width, height);
  return pen.drawing(0, 0, width, height);
}

/** A town with pawns before its places. */
function town(): Drawing {
  const pen = country('town');
  standing(pen, [
    [castle(), 100, 190, 0.95],
    [chapel(), 222, 174, 0.72],
    [tree('1'), 296, 176, 0.8],
    [tree('2'), 452, 190, 0.9],
    [trainingYard(), 372, 196, 0.8],
    [market(), 262, 246, 1],
  ]);
  for (const [colour, x, y] of [
    ['gules', 148, 212],
    ['azure', 88, 224],
    ['gules', 316, 250],
    ['or', 404, 232],
  ] as const)
    pen.put(pawn(colour), { x, y, scale: 1.35 });
  return pen.drawing(0, 0, width, height);
}

/** A knight at the tilt, and dice in the sand. */
function joust(): Drawing {
  const pen = country('joust');
  sand(pen);
  barrier(pen, { width, top: 196, height: 24, stripe: 24 });
  pen.put(rider(riderBearing(blazonOf('gules'))), { x: 56, y: 62, scale: 0.86 });
  for (const [pigment, pips, face, x, y] of [
    ['gules', 'cream', 5, 318, 238],
    ['sable', 'cream', 4, 376, 226],
    ['cream', 'ink', 3, 426, 240],
  ] as const)
    pen.put(pipDie(pigment, pips, face), { x, y, scale: 0.92 });
  return pen.drawing(0, 0, width, height);
}

function sand(pen: Pen): void {
  const edge = openCurve('0 186 120 178 250 182 370 178 480 186', 0, 0, 1, 14);
  pen.fill('sand', [...edge, [width, height + 2], [0, height + 2]]).line(edge, 1.4);
  pen.add(ellipse('shadow', [372, 262], 92, 7));
  for (let i = 0; i < 26; i++) {
    const [x, y] = [pen.some(6, 474), pen.some(192, 266)];
    pen.thin(run(x, y, x + pen.some(4, 12), y - 0.5));
  }
}

export const pictures: readonly (() => Drawing)[] = [podium, town, joust];
