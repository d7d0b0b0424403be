/** Where something is put, by its middle. */
export interface MarkSpot {
  readonly x: number;
  readonly y: number;
}

/** Signs whose middles are nearer than this lie upon each other. */
const LEAST = 34;

/** Steps in which room is looked for. */
const STEP = LEAST / 4;

/** The same spots, the later ones moved as little as can be, so that none lies upon another while there is room. */
export function apart<S extends MarkSpot>(
  spots: readonly S[],
  room: { readonly top: number; readonly bottom: number },
): S[] {
  const placed: S[] = [];
  for (const spot of spots) {
    const within = { x: spot.x, y: Math.min(room.bottom, Math.max(room.top, spot.y)) };
    const free = around(within, room).find((there) =>
      placed.every((one) => Math.hypot(one.x - there.x, one.y - there.y) >= LEAST),
    );
    placed.push({ ...spot, ...(free ?? within) });
  }
  return placed;
}

/** Spots to be tried, the nearest first: above and below, then beside. */
function around(
  { x, y }: MarkSpot,
  room: { readonly top: number; readonly bottom: number },
): MarkSpot[] {
  const steps = Math.ceil((room.bottom - room.top) / STEP);
  const away = Array.from({ length: steps }, (_, i) => (i + 1) * STEP);
  const heights = [y, ...away.flatMap((by) => [y + by, y - by])].filter(
    (height) => height >= room.top && height <= room.bottom,
  );
  return [0, -LEAST, LEAST].flatMap((aside) =>
    heights.map((height) => ({ x: x + aside, y: height })),
  );
}
