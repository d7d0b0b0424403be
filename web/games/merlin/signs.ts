import type { Action } from '@destrier/merlin/page';
import { element, laidOut, ruled, type Drawing } from '../../art/drawing.js';
import { emblem } from '../../art/emblem.js';
import { kept } from '../../art/kept.js';
import { run } from '../../art/outline.js';
import { paint, type Pigment } from '../../art/palette.js';
import { Pen } from '../../art/pen.js';
import { sign } from '../../art/signs.js';
import { goodSign } from './emblems.js';

/** Signs of what players have, on a field of 24 by 24. */
const FORMS = {
  cube: {
    outline: 'M12 2l9 5v10l-9 5-9-5V7Z',
    lines: 'M3 7l9 5 9-5M12 12v10',
    pigment: 'gules',
  },
  manor: { outline: 'M3 12 12 3l9 9h-2v9H5v-9Z', lines: 'M10 21v-6h4v6', pigment: 'gules' },
  apple: {
    outline: 'M12 7c5-3 9 0 8 6s-5 9-8 8c-3 1-7-2-8-8s3-9 8-6Z',
    lines: 'M12 7V3',
    pigment: 'sign-gules',
  },
  staff: {
    outline: 'M7 22 14 9l2.500 1.200L10 23ZM17 1a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z',
    lines: '',
    pigment: 'sign-or',
  },
} as const;

export type HoldingName = keyof typeof FORMS;

export const holdingSign = kept((name: HoldingName, pigment?: Pigment): Drawing => {
  const { outline, lines, pigment: usual } = FORMS[name];
  const parts = [
    ruled('rim', 2.4, outline),
    element('path', { fill: paint(pigment ?? usual), d: outline }),
    ...(lines === '' ? [] : [ruled('ink', 1.2, lines)]),
  ];
  return { frame: [-1, -1, 26, 26], parts };
});

function above(upper: Drawing, lower: Drawing): Drawing {
  const parts = [
    laidOut(upper.parts, { x: -11, y: -25, scale: 0.95 }),
    laidOut(lower.parts, { x: -12, y: 0, scale: 1 }),
  ];
  return { frame: [-15, -28, 30, 56], parts };
}

/** What a space of the ring lets one do, about 44 units large around its middle. */
export const actionSign = kept((action: Exclude<Action, 'province'>): Drawing => {
  switch (action) {
    case 'points-flag':
      return above(sign('glory'), goodSign('flag', null));
    case 'points-material':
      return above(sign('glory'), goodSign('material', null));
    case 'points-shield':
      return above(sign('glory'), goodSign('shield', null));
    case 'points-influence':
      return above(sign('glory'), holdingSign('cube', 'cream'));
    case 'influence-flag':
      return above(holdingSign('cube', 'cream'), goodSign('flag', null));
    case 'influence-material':
      return above(holdingSign('cube', 'cream'), goodSign('material', null));
    case 'influence-shield':
      return above(holdingSign('cube', 'cream'), goodSign('shield', null));
    case 'influence-servant':
      return above(holdingSign('cube', 'cream'), sign('support'));
    case 'excalibur':
    case 'grail':
      return relicSign(action);
    case 'quests':
      return scaled(centred(sign('scroll')), 1.6);
    case 'build':
      return scaled(centred(holdingSign('manor', 'tile')), 1.6);
    case 'move':
      return moving();
    case 'trade':
      return trading();
  }
});

function centred({ parts }: Drawing): Drawing {
  return { frame: [-14, -14, 28, 28], parts: [laidOut(parts, { x: -12, y: -12 })] };
}

function scaled({ frame, parts }: Drawing, scale: number): Drawing {
  const [x, y, width, height] = frame;
  return {
    frame: [x * scale, y * scale, width * scale, height * scale],
    parts: [laidOut(parts, { scale })],
  };
}

function moving(): Drawing {
  const pen = new Pen('moving', { breadth: 1.5 });
  pen.add(laidOut(sign('support').parts, { x: -20, y: -19, scale: 1.3 }));
  pen.shape('or', run(3, 5, 10, 5, 10, 0, 20, 8, 10, 16, 10, 11, 3, 11));
  return pen.drawing(-24, -22, 48, 44);
}

function trading(): Drawing {
  const pen = new Pen('trading', { breadth: 1.6 });
  const arrow = [-18, -3, 4, -3, 4, -9, 18, 0, 4, 9, 4, 3, -18, 3];
  for (const way of [1, -1])
    pen.shape(
      way === 1 ? 'gules' : 'azure',
      run(...arrow.map((n, i) => n * way - (i % 2 === 1 ? 10 * way : 0))),
    );
  return pen.drawing(-21, -22, 42, 44);
}

export const relicSign = kept((relic: 'excalibur' | 'grail'): Drawing => {
  const drawing =
    relic === 'excalibur'
      ? emblem('sword', { pigment: 'steel', ink: 4 })
      : emblem('chalice', { pigment: 'gold', ink: 4 });
  return scaled(drawing, 0.42);
});
