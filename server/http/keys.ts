import { z } from 'zod';
import { changeName } from '../people/accounts.js';
import { botsOf, makeBot, myBot } from '../people/bots.js';
import { deletePerson } from '../people/delete.js';
import { endOtherSessions, endSession, listSessions } from '../people/sessions.js';
import { createToken, listTokens, revokeToken } from '../people/tokens.js';
import type { App, Parts } from './parts.js';
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
export function keyRoutes(app: App, parts: Parts): void {
  sessions(app, parts);
  tokens(app, parts);
  bots(app, parts);
  botTokens(app, parts);
}

function sessions(app: App, { hall }: Parts): void {
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
      return { sessions: await listSessions(hall, person.id, session) };
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/sessions/:id',
    schema: { tags, summary: 'End a session.', params: idParams, response: { 200: doneSchema } },
    handler: async (request) => {
      await endSession(hall, needSession(request).person.id, request.params.id);
      return DONE;
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/sessions',
    schema: { tags, summary: 'End all sessions but this.', response: { 200: doneSchema } },
    handler: async (request) => {
      const { person, session } = needSession(request);
      await endOtherSessions(hall, person.id, session);
      return DONE;
    },
  });
}

function tokens(app: App, { hall }: Parts): void {
  app.route({
    method: 'GET',
    url: '/me/tokens',
    schema: { tags, summary: 'My tokens, without secrets.', response: { 200: tokensSchema } },
    handler: async (request) => ({
      tokens: await listTokens(hall, needSession(request).person.id),
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
      createToken(hall, needSession(request).person.id, request.body.label),
  });
  app.route({
    method: 'DELETE',
    url: '/me/tokens/:id',
    schema: { tags, summary: 'Revoke a token.', params: idParams, response: { 200: doneSchema } },
    handler: async (request) => {
      await revokeToken(hall, needSession(request).person.id, request.params.id);
      return DONE;
    },
  });
}

function bots(app: App, { hall }: Parts): void {
  app.route({
    method: 'GET',
    url: '/me/bots',
    schema: {
      tags,
      summary: 'The bots for which I answer.',
      response: { 200: z.object({ bots: z.array(personSchema) }) },
    },
    handler: async (request) => ({
      bots: await botsOf(hall.storage.db, needSession(request).person.id),
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
    handler: async (request) => makeBot(hall, needSession(request).person.id, request.body),
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
      const { id } = await myBot(hall, needSession(request).person.id, request.params.id);
      return changeName(hall, id, request.body.name);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/bots/:id',
    schema: { tags, summary: 'Delete a bot.', params: idParams, response: { 200: doneSchema } },
    handler: async (request) => {
      const { id } = await myBot(hall, needSession(request).person.id, request.params.id);
      await deletePerson(hall, id, null);
      return DONE;
    },
  });
}

function botTokens(app: App, { hall }: Parts): void {
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
      const { id } = await myBot(hall, needSession(request).person.id, request.params.id);
      return { tokens: await listTokens(hall, id) };
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
      const { id } = await myBot(hall, needSession(request).person.id, request.params.id);
      return createToken(hall, id, request.body.label);
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
      const { id } = await myBot(hall, needSession(request).person.id, request.params.id);
      await revokeToken(hall, id, request.params.token);
      return DONE;
    },
  });
}
