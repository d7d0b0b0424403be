/** Dice that fall on the sand and slide to where they count. */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One step of a movement. */
interface Frame {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly [more: string]: string | number | undefined;
}

/** A die where it lies now. */
export interface LyingDie {
  /** What it shows, and of which roll. */
  readonly face: string;
  readonly at: Place;
  /** The middle of its side's sand, where it fell; null for one that lies there. */
  readonly sand: Place | null;
}

export const THROW_MS = 1000;
/** When dice lie still; the rest of the time those that count slide. */
const LYING = 0.7;

export function isThrown(
  earlier: Pick<LyingDie, 'face'> | undefined,
  die: Pick<LyingDie, 'face'>,
): boolean {
  return earlier?.face !== die.face;
}

/** From above, turning, onto the sand; one that counts then slides to its place. */
export function thrownTo({ at, sand }: Pick<LyingDie, 'at' | 'sand'>): Frame[] {
  const [x, y] = sand === null ? [0, 0] : [(sand.x - at.x) * 0.6, sand.y - at.y];
  const on = (dx: number, dy: number, turn: number, scale: number): string =>
    `translate(${x + dx}px, ${y + dy}px) rotate(${turn}deg) scale(${scale})`;
  return [
    { transform: on(-30, -120, -300, 0.7), opacity: 0 },
    { transform: on(6, 5, 14, 1.05), opacity: 1, offset: LYING * 0.6 },
    { transform: on(0, 0, 0, 1), offset: LYING },
    { transform: 'none', offset: sand === null ? LYING + 0.01 : 1 },
  ];
}

/** From where the same die lay; nothing where it has not moved. */
export function slideOf(
  earlier: Pick<LyingDie, 'at'> | undefined,
  { at }: Pick<LyingDie, 'at'>,
): Frame[] | null {
  if (earlier === undefined) return null;
  const [x, y] = [earlier.at.x - at.x, earlier.at.y - at.y];
  if (Math.hypot(x, y) < 2) return null;
  return [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
}

/** What tells the result is read when the dice lie. */
export const waits: Frame[] = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
