import { LEVELS } from '@destrier/bots';
import { boxes } from '@destrier/registry';
import { z } from 'zod';
import { bestOf } from '../people/ratings.js';
import { gameNamed } from '../tables/services.js';
import type { App, RouteDeps } from './deps.js';

const tags = ['games'];
const BEST_MOST = 100;

const gameSchema = z.object({
  id: z.string(),
  rules: z.string(),
  seats: z.object({ min: z.number(), max: z.number() }),
  options: z.array(z.object({ id: z.string(), values: z.array(z.string()).readonly() })),
  packs: z.boolean().describe('Whether it can be played with a content pack.'),
  title: z.record(z.string(), z.string()).nullable().describe('By language.'),
});

const bestSchema = z.object({
  person: z.string(),
  name: z.string().nullable(),
  kind: z.enum(['guest', 'account', 'bot', 'level']),
  arms: z.string().nullable().describe('A blazon; null where none was chosen.'),
  ordinal: z.number(),
  games: z.number(),
});

export function gameRoutes(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/games',
    schema: {
      tags,
      summary: 'The games that tables can be opened for, and the levels of bots.',
      response: { 200: z.object({ games: z.array(gameSchema), levels: z.array(z.string()) }) },
    },
    handler: async () => ({
      levels: [...LEVELS],
      games: services.games.map(({ game, pack }) => ({
        id: game.id,
        rules: game.rulesVersion,
        seats: { min: game.seats.min, max: game.seats.max },
        options: game.options.map(({ id, values }) => ({ id, values })),
        packs: pack !== undefined,
        title: boxes().find((box) => box.game === game)?.title.title ?? null,
      })),
    }),
  });
  app.route({
    method: 'GET',
    url: '/games/:game/best',
    schema: {
      tags,
      summary: 'The best players of a game by rating.',
      params: z.strictObject({ game: z.string().max(100) }),
      response: { 200: z.object({ best: z.array(bestSchema) }) },
    },
    handler: async (request) => {
      const { game } = gameNamed(services.games, request.params.game);
      return { best: await bestOf(services.storage.db, game.id, BEST_MOST) };
    },
  });
}
