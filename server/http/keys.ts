import { z } from 'zod';
import { changeName } from '../people/accounts.js';
import { botsOf, makeBot, myBot } from '../people/bots.js';
import { deletePerson } from '../people/delete.js';
import { endOtherSessions, endSession, listSessions } from '../people/sessions.js';
import { createToken, listTokens, revokeToken } from '../people/tokens.js';
import type { App, RouteDeps } from './deps.js';
import { DONE, doneSchema, idSchema, personSchema, textSchema } from './schemas.js';
import { needSession } from './who.js';

const tags = ['sessions, tokens and bots'];
const idParams = z.strictObject({ id: idSchema });

const tokenSchema = z.object({
  id: z.string(),
  label: z.string(),
  created: z.number(),
  seen: z.number().nullable(),
});
const newTokenSchema = tokenSchema.extend({ secret: z.string().describe('Shown once.') });
const tokensSchema = z.object({ tokens: z.array(tokenSchema) });
const labelBody = z.strictObject({ label: textSchema });

/** What lets somebody in: sessions of browsers, tokens of programs, accounts of bots. */
export function keyRoutes(app: App, deps: RouteDeps): void {
  sessions(app, deps);
  tokens(app, deps);
  bots(app, deps);
  botTokens(app, deps);
}

function sessions(app: App, { services }: RouteDeps): void {
  const sessionSchema = z.object({
    id: z.string(),
    created: z.number(),
    seen: z.number(),
    expires: z.number(),
    agent: z.string(),
    current: z.boolean(),
  });
  app.route({
    method: 'GET',
    url: '/me/sessions',
    schema: {
      tags,
      summary: 'The browsers in which I am signed in.',
      response: { 200: z.object({ sessions: z.array(sessionSchema) }) },
    },
    handler: async (request) => {
      const { person, session } = needSession(request);
      return { sessions: await listSessions(services, person.id, session) };
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/sessions/:id',
    schema: { tags, summary: 'End a session.', params: idParams, response: { 200: doneSchema } },
    handler: async (request) => {
      await endSession(services, needSession(request).person.id, request.params.id);
      return DONE;
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/sessions',
    schema: { tags, summary: 'End all sessions but this.', response: { 200: doneSchema } },
    handler: async (request) => {
      const { person, session } = needSession(request);
      await endOtherSessions(services, person.id, session);
      return DONE;
    },
  });
}

function tokens(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/me/tokens',
    schema: { tags, summary: 'My tokens, without secrets.', response: { 200: tokensSchema } },
    handler: async (request) => ({
      tokens: await listTokens(services, needSession(request).person.id),
    }),
  });
  app.route({
    method: 'POST',
    url: '/me/tokens',
    schema: {
      tags,
      summary: 'Make a token by which a program acts for me.',
      body: labelBody,
      response: { 200: newTokenSchema },
    },
    handler: async (request) =>
      createToken(services, needSession(request).person.id, request.body.label),
  });
  app.route({
    method: 'DELETE',
    url: '/me/tokens/:id',
    schema: { tags, summary: 'Revoke a token.', params: idParams, response: { 200: doneSchema } },
    handler: async (request) => {
      await revokeToken(services, needSession(request).person.id, request.params.id);
      return DONE;
    },
  });
}

function bots(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/me/bots',
    schema: {
      tags,
      summary: 'The bots for which I answer.',
      response: { 200: z.object({ bots: z.array(personSchema) }) },
    },
    handler: async (request) => ({
      bots: await botsOf(services.storage.db, needSession(request).person.id),
    }),
  });
  app.route({
    method: 'POST',
    url: '/me/bots',
    schema: {
      tags,
      summary: 'Make an account for a program, with its first token.',
      body: z.strictObject({ name: textSchema }),
      response: { 200: z.object({ bot: personSchema, token: newTokenSchema }) },
    },
    handler: async (request) => makeBot(services, needSession(request).person.id, request.body),
  });
  app.route({
    method: 'PATCH',
    url: '/me/bots/:id',
    schema: {
      tags,
      summary: 'Change the name of a bot.',
      params: idParams,
      body: z.strictObject({ name: textSchema }),
      response: { 200: personSchema },
    },
    handler: async (request) => {
      const { id } = await myBot(services, needSession(request).person.id, request.params.id);
      return changeName(services, id, request.body.name);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/bots/:id',
    schema: { tags, summary: 'Delete a bot.', params: idParams, response: { 200: doneSchema } },
    handler: async (request) => {
      const { id } = await myBot(services, needSession(request).person.id, request.params.id);
      await deletePerson(services, id, null);
      return DONE;
    },
  });
}

function botTokens(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/me/bots/:id/tokens',
    schema: {
      tags,
      summary: 'The tokens of a bot, without secrets.',
      params: idParams,
      response: { 200: tokensSchema },
    },
    handler: async (request) => {
      const { id } = await myBot(services, needSession(request).person.id, request.params.id);
      return { tokens: await listTokens(services, id) };
    },
  });
  app.route({
    method: 'POST',
    url: '/me/bots/:id/tokens',
    schema: {
      tags,
      summary: 'Make another token for a bot.',
      params: idParams,
      body: labelBody,
      response: { 200: newTokenSchema },
    },
    handler: async (request) => {
      const { id } = await myBot(services, needSession(request).person.id, request.params.id);
      return createToken(services, id, request.body.label);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/bots/:id/tokens/:token',
    schema: {
      tags,
      summary: 'Revoke a token of a bot.',
      params: idParams.extend({ token: idSchema }),
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      const { id } = await myBot(services, needSession(request).person.id, request.params.id);
      await revokeToken(services, id, request.params.token);
      return DONE;
    },
  });
}
