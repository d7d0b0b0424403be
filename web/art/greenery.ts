import type { Drawing } from './drawing.js';
import { kept } from './kept.js';
import { arc, openCurve, rect, run, smooth, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import { Pen } from './pen.js';

/** Trees, bushes, grass and clouds. The origin of each is the middle of its foot. */

/** A round tree: three masses of scalloped leaves. */
export const tree = kept(
  (seed: string, [crown, sides]: readonly [Pigment, Pigment] = ['tree', 'tree-deep']): Drawing => {
    const pen = new Pen(`tree ${seed}`, { breadth: 1.5 });
    pen.shape('wood', '-2.5 0! -1.6 -9 -2 -18! 2 -18! 1.8 -9 3 0!', 1.2);
    leaves(pen, [-6, -22], 8.5, sides);
    leaves(pen, [6.5, -23], 8.5, sides);
    leaves(pen, [0, -31], 10.5, crown);
    return pen.drawing(-18, -44, 36, 46);
  },
);

function leaves(pen: Pen, [x, y]: Spot, r: number, pigment: Pigment): void {
  const scallops = 9 + Math.round(pen.some(0, 2));
  const bends = Array.from({ length: scallops }, (_, i) => {
    const [notch, bow] = [i, i + 0.5].map((k) => (k / scallops) * 2 * Math.PI) as [number, number];
    const deep = r * pen.some(0.86, 0.98);
    return [
      [x + Math.cos(notch) * deep * 0.93, y + Math.sin(notch) * deep * 0.84, true],
      [x + Math.cos(bow) * r * 1.12, y + Math.sin(bow) * r],
    ] as const;
  }).flat();
  pen.shape(pigment, smooth(bends, { step: 3 }), 1.4);
  const lee = [
    ...arc([x, y], r * 0.8, [-30, 110], { pieces: 8, ry: r * 0.74 }),
    ...arc([x - r * 0.2, y - r * 0.15], r * 0.7, [100, -20], { pieces: 8, ry: r * 0.6 }),
  ];
  pen.hatch(lee, { angle: -35, gap: 2.6, ragged: 0.3 });
  for (let i = 0; i < 3; i++) {
    const [turn, far] = [pen.some(0, 6.28), pen.some(0, r * 0.5)];
    const leaf: Spot = [x - r * 0.2 + Math.cos(turn) * far, y - r * 0.15 + Math.sin(turn) * far];
    pen.thin(arc(leaf, 2.2, [190, 350], { pieces: 4 }));
  }
}

export const poplar = kept((seed: string): Drawing => {
  const pen = new Pen(`poplar ${seed}`, { breadth: 1.4, step: 4 });
  pen.shape('wood', rect(-1.6, -8, 3.2, 8), 1.1);
  pen.shape('tree-deep', '-6 -8 -8 -18 -6 -30 -3 -40 0 -46! 3 -40 6 -30 8 -18 6 -8 0 -5');
  pen.hatch(run(1, -6, 8, -12, 7, -28, 1, -44), { angle: -50, gap: 2.6 });
  return pen.drawing(-10, -48, 20, 50);
});

export const fir = kept((seed: string): Drawing => {
  const pen = new Pen(`fir ${seed}`, { breadth: 1.4 });
  pen.shape('wood', rect(-1.6, -7, 3.2, 7), 1.1);
  const boughs = [0, 1, 2, 3].map((i) => ({ y: -6 - i * 9.5, half: 11 - i * 2.5 }));
  const side = (sign: 1 | -1): readonly Spot[] =>
    boughs.flatMap(({ y, half }): readonly Spot[] =>
      run(sign * (half + pen.some(0, 1)), y, sign * half * 0.42, y - 7),
    );
  pen.shape('fir', [...side(-1), [0, -48], ...side(1).toReversed()]);
  pen.hatch(run(0, -5, 11, -6, 6, -24, 0, -47), { angle: -58, gap: 2.5 });
  return pen.drawing(-14, -50, 28, 52);
});

export const bush = kept((seed: string): Drawing => {
  const pen = new Pen(`bush ${seed}`, { breadth: 1.3 });
  const at = (k: number, rx: number, ry: number): Spot => {
    const turn = Math.PI * (1 + k / 5);
    return [Math.cos(turn) * rx, Math.sin(turn) * ry];
  };
  const bends = [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const notch = [...at(i, 9, 6 * pen.some(0.9, 1.1)), true] as const;
    return i === 5 ? [notch] : [notch, at(i + 0.5, 11, 9)];
  });
  pen.shape('tree', smooth(bends, { step: 3 }));
  pen.hatch(run(1, 0, 10, 0, 8, -5, 2, -8), { angle: -45, gap: 2.4 });
  return pen.drawing(-13, -12, 26, 14);
});

/** A tuft of grass. */
export const tuft = kept((seed: string): Drawing => {
  const pen = new Pen(`tuft ${seed}`);
  for (let i = 0; i < 4; i++) {
    const x = -4 + i * 2.6 + pen.some(0, 1);
    pen.thin(run(x, 0, x + (i - 1.5) * 1.1, -4 - pen.some(0, 3)));
  }
  return pen.drawing(-7, -9, 16, 11);
});

export const palm = kept((seed: string): Drawing => {
  const pen = new Pen(`palm ${seed}`, { breadth: 1.4, step: 3 });
  pen.line('0 0! 1 -10 4 -22!', 2.4);
  for (const [x, y] of run(-14, -20, -10, -30, 4, -34, 16, -28, 18, -18)) {
    const [midX, midY] = [(4 + x) / 2, (y - 22) / 2];
    pen.shape('fir', `4 -22! ${midX - 1} ${midY - 5} ${x} ${y}! ${midX} ${midY + 1}`, 1);
  }
  return pen.drawing(-18, -40, 40, 42);
});

/** A dead tree. */
export const snag = kept((seed: string): Drawing => {
  const pen = new Pen(`snag ${seed}`);
  pen.line('0 0! -1 -14 3 -26 -3 -36!', 3);
  for (const bough of [
    run(2, -20, 14, -32),
    run(0, -14, -12, -24),
    run(1, -26, -8, -38),
    run(3, -28, 9, -40),
  ] as const)
    pen.line(bough, 1.6);
  return pen.drawing(-16, -44, 34, 46);
});

/** As wide as it must be, from the middle of its foot. */
export const cloud = kept((seed: string, width: number): Drawing => {
  const pen = new Pen(`cloud ${seed}`, { breadth: 1.3 });
  const puffs = 5;
  const bends: (readonly [number, number, boolean?])[] = [[-width / 2, 0, true]];
  let from = 0;
  for (let i = 0; i < puffs; i++) {
    const [left, right] = [i, i + 1].map((k) => -width / 2 + (width * k) / puffs) as [
      number,
      number,
    ];
    const rise = Math.sin(((i + 0.5) / puffs) * Math.PI);
    const top = -width * (0.1 + 0.17 * rise + pen.some(0, 0.04));
    const foot = i === puffs - 1 ? 0 : -width * 0.1 * Math.sin(((i + 1) / puffs) * Math.PI);
    bends.push(
      [left - width * 0.02, (from + top) / 2 - 2],
      [(left + right) / 2, top],
      [right + width * 0.02, (foot + top) / 2 - 1],
      [right, foot, true],
    );
    from = foot;
  }
  const outline = smooth([...bends, [width * 0.25, 2], [-width * 0.2, 2.5]], { step: 3 });
  pen.shape('cloud', outline, 1.2);
  for (let i = 0; i < 5; i++) {
    const x = -width * 0.36 + (width * 0.62 * i) / 4;
    const y = -2 - pen.some(0, width * 0.05);
    pen.thin(run(x, y, x + width * pen.some(0.08, 0.16), y));
  }
  return pen.drawing(-width * 0.55, -width * 0.34, width * 1.1, width * 0.34 + 6);
});

/** Hills along the horizon: a line through these heights, and land below it. */
export function ridge(
  pen: Pen,
  line: string,
  foot: number,
  pigment: Pigment,
  breadth = 1.2,
): readonly Spot[] {
  const top = openCurve(line, 0, 0, 1, 9);
  const [first, last] = [top[0], top.at(-1)];
  if (first === undefined || last === undefined) return top;
  pen.fill(pigment, [...top, [last[0], foot], [first[0], foot]]).line(top, breadth);
  return top;
}
