import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { becomeAccount, changeName, changePassword, newGuest, signIn } from '../people/accounts.js';
import { changeArms } from '../people/arms.js';
import { deletePerson } from '../people/delete.js';
import { exportData } from '../people/export.js';
import { ratingsOf } from '../people/ratings.js';
import { recordOf } from '../people/record.js';
import { newRecoveryCodes, recover } from '../people/recovery.js';
import { endThisSession, exchangeSession } from '../people/sessions.js';
import type { App, RouteDeps } from './deps.js';
import { DONE, doneSchema, personSchema, textSchema } from './schemas.js';
import { clearCookie, needSession, needWho, setCookie } from './who.js';

const tags = ['people'];

const recordSchema = z.object({
  game: z.string(),
  played: z.number(),
  won: z.number(),
  rating: z.number().nullable().describe('Null without a rated game.'),
});

export function peopleRoutes(app: App, deps: RouteDeps): void {
  arrivals(app, deps);
  account(app, deps);
  recovery(app, deps);
  ownData(app, deps);
}

const agentOf = (headers: { readonly 'user-agent'?: string | undefined }): string =>
  headers['user-agent'] ?? '';

function arrivals(app: App, { services, gates, config: { place } }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/guest',
    schema: {
      tags,
      summary: 'Begin to play as a guest; who is known already stays who they are.',
      body: z.strictObject({ name: textSchema.optional() }),
      response: { 200: personSchema },
    },
    handler: async (request, reply) => {
      if (request.who !== null) return request.who.person;
      await gates.guest(request);
      const name = request.body.name ?? `Guest ${randomInt(1000, 10_000)}`;
      const { person, secret } = await newGuest(services, {
        name,
        agent: agentOf(request.headers),
      });
      setCookie(reply, secret, place);
      return person;
    },
  });
  app.route({
    method: 'POST',
    url: '/sign-in',
    schema: {
      tags,
      summary: 'Sign in to an account; the tables of a guest go with it.',
      body: z.strictObject({ name: textSchema, password: textSchema }),
      response: { 200: personSchema },
    },
    handler: async (request, reply) => {
      const { person, secret } = await signIn(services, {
        ...request.body,
        address: request.ip,
        agent: agentOf(request.headers),
        session: request.who?.session ?? null,
      });
      setCookie(reply, secret, place);
      return person;
    },
  });
  app.route({
    method: 'POST',
    url: '/sign-out',
    schema: { tags, summary: 'End the session of this browser.', response: { 200: doneSchema } },
    handler: async (request, reply) => {
      await endThisSession(services, needSession(request).session);
      clearCookie(reply, place);
      return DONE;
    },
  });
}

function account(app: App, { services, config: { place } }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/session',
    schema: {
      tags,
      summary: 'Who asks, where somebody is known: to ask it is no mistake.',
      response: { 200: z.object({ person: personSchema.nullable() }) },
    },
    handler: async ({ who }) => ({ person: who?.person ?? null }),
  });
  app.route({
    method: 'GET',
    url: '/me',
    schema: { tags, summary: 'Who asks.', response: { 200: personSchema } },
    handler: async (request) => needWho(request).person,
  });
  app.route({
    method: 'PATCH',
    url: '/me',
    schema: {
      tags,
      summary: 'Change my name.',
      body: z.strictObject({ name: textSchema }),
      response: { 200: personSchema },
    },
    handler: async (request) =>
      changeName(services, needSession(request).person.id, request.body.name),
  });
  app.route({
    method: 'PUT',
    url: '/me/arms',
    schema: {
      tags,
      summary: 'Bear other arms, as a blazon; null: none.',
      body: z.strictObject({ arms: textSchema.nullable() }),
      response: { 200: personSchema },
    },
    handler: async (request) =>
      changeArms(services, needSession(request).person.id, request.body.arms),
  });
  app.route({
    method: 'GET',
    url: '/me/record',
    schema: {
      tags,
      summary: 'How I have done, game by game: finished games, victories, rating.',
      response: { 200: z.object({ record: z.array(recordSchema) }) },
    },
    handler: async (request) => {
      const { db } = services.storage;
      const { id } = needWho(request).person;
      const [record, ratings] = await Promise.all([recordOf(db, id), ratingsOf(db, id)]);
      const ordinal = (game: string) => ratings.find((one) => one.game === game)?.ordinal ?? null;
      return { record: record.map((own) => ({ ...own, rating: ordinal(own.game) })) };
    },
  });
  app.route({
    method: 'POST',
    url: '/me/account',
    schema: {
      tags,
      summary: 'Turn a guest into an account; nothing is lost.',
      body: z.strictObject({ name: textSchema, password: textSchema }),
      response: { 200: personSchema },
    },
    handler: async (request, reply) => {
      const { person: guest, session } = needSession(request);
      const person = await becomeAccount(services, guest.id, request.body);
      const old = { session, agent: agentOf(request.headers) };
      setCookie(reply, await exchangeSession(services, person, old), place);
      return person;
    },
  });
  app.route({
    method: 'POST',
    url: '/me/password',
    schema: {
      tags,
      summary: 'Set a new password; other sessions end.',
      body: z.strictObject({ password: textSchema, next: textSchema }),
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      const { person, session } = needSession(request);
      await changePassword(services, person.id, { ...request.body, session, address: request.ip });
      return DONE;
    },
  });
}

function recovery(app: App, { services, config: { place } }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/me/recovery',
    schema: {
      tags,
      summary: 'Get new codes for a lost password, in place of earlier ones; shown once.',
      body: z.strictObject({ password: textSchema }),
      response: { 200: z.object({ codes: z.array(z.string()) }) },
    },
    handler: async (request) => {
      const proof = { ...request.body, address: request.ip };
      return { codes: await newRecoveryCodes(services, needSession(request).person.id, proof) };
    },
  });
  app.route({
    method: 'POST',
    url: '/recover',
    schema: {
      tags,
      summary: 'Set a new password by a code and sign in; all other sessions and all tokens end.',
      body: z.strictObject({ name: textSchema, code: textSchema, password: textSchema }),
      response: { 200: personSchema },
    },
    handler: async (request, reply) => {
      const agent = agentOf(request.headers);
      const { person, secret } = await recover(services, {
        ...request.body,
        agent,
        address: request.ip,
      });
      setCookie(reply, secret, place);
      return person;
    },
  });
}

function ownData(app: App, { services, config: { place } }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/me/data',
    schema: {
      tags,
      summary: 'Everything that is kept about me.',
      response: { 200: z.looseObject({ person: personSchema.loose() }) },
    },
    handler: async (request, reply) => {
      const { person, session } = needSession(request);
      void reply.header('content-disposition', 'attachment; filename="destrier.json"');
      return { ...(await exportData(services, person.id, session)) };
    },
  });
  app.route({
    method: 'POST',
    url: '/me/delete',
    schema: {
      tags,
      summary: 'Delete me and my bots; seats of past games stay, without a name.',
      body: z.strictObject({ password: textSchema.optional() }),
      response: { 200: doneSchema },
    },
    handler: async (request, reply) => {
      const password = request.body.password;
      const proof = password === undefined ? null : { password, address: request.ip };
      await deletePerson(services, needSession(request).person.id, proof);
      clearCookie(reply, place);
      return DONE;
    },
  });
}
