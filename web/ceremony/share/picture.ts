import { battlement, crown, garland } from '../../art/festive.js';
import type { Drawing } from '../../art/drawing.js';
import { colour, type Light, type Pigment } from '../../art/palette.js';
import { shield } from '../../art/pieces.js';
import { fair } from '../../art/scenes/fair.js';
import { sign } from '../../art/signs.js';
import type { Who } from '../../table/scores.js';
import type { Drawn } from '../podium/look.js';
import { acrossOf, highestOf, type Course, type Tower } from '../podium/towers.js';

/** The towers as a picture that can be sent to others: what is painted where, in order. */

export interface Pictured {
  readonly title: string;
  /** What was played. */
  readonly game: string;
  readonly towers: readonly Tower[];
  readonly order: readonly (string | null)[];
  readonly look: Drawn;
  readonly light: Light;
  figure(n: number): string;
  nameOf(who: Who): string;
  causeOf(cause: string | null): string;
}

export type Brushstroke =
  | { readonly at: CanvasArea; readonly drawing: Drawing }
  | {
      readonly at: CanvasArea;
      readonly fill: string;
      readonly line?: boolean;
      readonly fading?: boolean;
    }
  | {
      readonly at: CanvasArea;
      readonly text: string;
      readonly size: number;
      readonly fill: string;
      readonly align: 'left' | 'center' | 'right';
      readonly serif: boolean;
    };

export interface CanvasArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SIZE = { width: 1440, height: 900 } as const;
const GROUND = 760;
const TALLEST = 400;
const PLATE = 66;

export function strokesOf(pictured: Pictured): readonly Brushstroke[] {
  const { towers, title, game } = pictured;
  const across = acrossOf(towers.length);
  const width = Math.min(240, (SIZE.width - 120) / towers.length - 24);
  const left = (SIZE.width - towers.length * (width + 24) + 24) / 2;
  const ribbon = box(340, 22, 760, 90);
  return [
    { at: box(0, 0, SIZE.width, SIZE.height), drawing: fair() },
    { at: ribbon, drawing: garland(760, 74, 'gules', 'tile-deep') },
    written(title, box(380, 24, 680, 72), { size: 40, fill: '#fff6e2', align: 'center' }),
    ...towers.flatMap((tower, i) =>
      towerStrokes(pictured, tower, left + across.indexOf(i) * (width + 24), width),
    ),
    written(game, box(40, 848, SIZE.width - 80, 36), {
      size: 26,
      fill: colour('ink', 'day'),
      align: 'center',
    }),
  ];
}

function towerStrokes(
  pictured: Pictured,
  tower: Tower,
  x: number,
  width: number,
): readonly Brushstroke[] {
  const { towers, look, light, nameOf, figure } = pictured;
  const scale = TALLEST / highestOf(towers);
  const ink = colour('cream', 'night');
  const text = light === 'day' ? colour('ink', 'day') : ink;
  let top = GROUND;
  const courses = tower.courses.flatMap((course) => {
    const height = course.high * scale;
    top -= height;
    return courseStrokes(pictured, course, box(x, top, width, height), text);
  });
  const arms = Math.min(76, width * 0.36);
  const foot = box(x - 8, GROUND, width + 16, PLATE);
  const isFirst = tower.place === 1 && towers.length > 1;
  return [
    ...courses,
    { at: box(x - 6, top - 24, width + 12, 26), drawing: battlement() },
    {
      at: box(x + width / 2 - arms, top - 32 - arms * 1.2, arms, arms * 1.2),
      drawing: shield(look.blazonOf(tower.who)),
    },
    {
      at: box(x + width / 2 + 8, top - 22 - arms * 0.9, arms * 0.58, arms * 0.9),
      drawing: look.pawnOf(tower.who),
    },
    ...(isFirst
      ? [
          {
            at: box(x + width / 2 - arms * 0.9, top - 34 - arms * 1.72, arms * 0.8, arms * 0.53),
            drawing: crown(),
          },
        ]
      : []),
    { at: foot, fill: colour(isFirst ? 'gold-light' : 'cream', 'day'), line: true },
    written(nameOf(tower.who), box(x + 6, GROUND, width - 92, PLATE), {
      size: 24,
      fill: colour('ink', 'day'),
      align: 'left',
    }),
    written(figure(tower.score), box(x + width - 92, GROUND, 60, PLATE), {
      size: 30,
      fill: colour('ink', 'day'),
      align: 'right',
    }),
    { at: box(x + width - 28, GROUND + 18, 30, 30), drawing: sign(look.unitSign) },
  ];
}

/** What is lower than a line of writing has none. */
const LINE = 17;

function courseStrokes(
  { look, light, causeOf, figure }: Pictured,
  { cause, points }: Course,
  at: CanvasArea,
  text: string,
): readonly Brushstroke[] {
  const pigment: Pigment = look.washOf(cause);
  const stone = { at, fill: mixed(pigment, light), line: true, fading: points < 0 };
  if (at.height < LINE) return [stone];
  const size = at.height < 26 ? 14 : 18;
  return [
    stone,
    {
      at: box(at.x + 10, at.y + at.height / 2 - size / 2, size, size),
      drawing: sign(look.signOf(cause)),
    },
    written(causeOf(cause), box(at.x + 34, at.y, at.width - 90, at.height), {
      size,
      fill: text,
      align: 'left',
      serif: false,
    }),
    written(figure(points), box(at.x + at.width - 60, at.y, 50, at.height), {
      size: size + 3,
      fill: text,
      align: 'right',
    }),
  ];
}

/** A third of the pigment on vellum. */
function mixed(pigment: Pigment, light: Light): string {
  const [over, under] = [colour(pigment, light), colour('vellum', light)].map(channels);
  return `#${[0, 1, 2]
    .map((i) => Math.round((over?.[i] ?? 0) * 0.36 + (under?.[i] ?? 0) * 0.64))
    .map((n) => n.toString(16).padStart(2, '0'))
    .join('')}`;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function box(x: number, y: number, width: number, height: number): CanvasArea {
  return { x, y, width, height };
}

interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
  readonly serif?: boolean;
}

function written(text: string, at: CanvasArea, { serif = true, ...rest }: Lettering): Brushstroke {
  return { at, text, serif, ...rest };
}
