import { z } from 'zod';

/** What is not asked for here, and why. */
export const LEFT_OUT = {
  '/api/v1/live': 'the socket, which is open anyway',
  '/api/v1/tables/{table}/stream': 'the lines, which are read anyway',
  '/api/v1/tables/{table}/play-on': 'dealt again by chance for each who asks',
} as const;

const specSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z
        .object({ parameters: z.array(z.looseObject({ name: z.string() })).default([]) })
        .optional(),
    }),
  ),
});

export interface Route {
  /** Below /api/v1, with `{table}` and the like in it. */
  readonly path: string;
  readonly takesSeat: boolean;
}

/** The routes that tell most of a game. */
export const TELLING: readonly Route[] = [
  { path: '/tables/{table}', takesSeat: false },
  { path: '/tables/{table}/scene', takesSeat: true },
  { path: '/tables/{table}/record', takesSeat: true },
];

/** Every route by which something can be read. */
export async function readingRoutes(url: string): Promise<Route[]> {
  const spec = specSchema.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  return Object.entries(spec.paths).flatMap(([path, { get }]) => {
    if (get === undefined || !path.startsWith('/api/v1') || path in LEFT_OUT) return [];
    const takesSeat = get.parameters.some(({ name }) => name === 'seat');
    return [{ path: path.slice('/api/v1'.length), takesSeat }];
  });
}
