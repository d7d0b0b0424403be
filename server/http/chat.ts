import { z } from 'zod';
import { listMutes, mute, readChat, say, unmute } from '../tables/chat.js';
import { readNote, writeNote } from '../tables/notes.js';
import type { App, RouteDeps } from './deps.js';
import { DONE, doneSchema, idSchema, seqAsked, tableParams } from './schemas.js';
import { needPerson } from './who.js';

const tags = ['chat and notes'];

/** Longer than any that is taken: how long it may be is judged where it is kept. */
const LINE_MOST = 10_000;
const NOTE_MOST = 100_000;

const lineSchema = z.object({
  n: z.number(),
  person: z.string(),
  at: z.number(),
  text: z.string(),
});

export function chatRoutes(app: App, deps: RouteDeps): void {
  lines(app, deps);
  mutes(app, deps);
  notes(app, deps);
}

function lines(app: App, { services, gates }: RouteDeps): void {
  app.route({
    method: 'POST',
    url: '/tables/:table/chat',
    schema: {
      tags,
      summary: 'Say something to all at a table.',
      params: tableParams,
      body: z.strictObject({ text: z.string().max(LINE_MOST) }),
      response: { 200: lineSchema },
    },
    handler: async (request) => {
      const person = needPerson(request);
      await gates.chat(request);
      return say(services, person, request.params.table, request.body.text);
    },
  });
  app.route({
    method: 'GET',
    url: '/tables/:table/chat',
    schema: {
      tags,
      summary: 'What was said after a line, without those I muted.',
      params: tableParams,
      querystring: z.strictObject({ since: seqAsked }),
      response: {
        200: z.object({
          lines: z.array(lineSchema),
          last: z.number().describe('The `since` to go on from.'),
        }),
      },
    },
    handler: async (request) =>
      readChat(services, needPerson(request), request.params.table, request.query.since ?? 0),
  });
}

function mutes(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/me/mutes',
    schema: {
      tags,
      summary: 'Those of whom I read nothing.',
      response: { 200: z.object({ muted: z.array(z.string()) }) },
    },
    handler: async (request) => ({ muted: await listMutes(services, needPerson(request)) }),
  });
  const params = z.strictObject({ person: idSchema });
  app.route({
    method: 'PUT',
    url: '/me/mutes/:person',
    schema: { tags, summary: 'Mute somebody.', params, response: { 200: doneSchema } },
    handler: async (request) => {
      await mute(services, needPerson(request), request.params.person);
      return DONE;
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/mutes/:person',
    schema: { tags, summary: 'Hear somebody again.', params, response: { 200: doneSchema } },
    handler: async (request) => {
      await unmute(services, needPerson(request), request.params.person);
      return DONE;
    },
  });
}

function notes(app: App, { services }: RouteDeps): void {
  app.route({
    method: 'GET',
    url: '/tables/:table/note',
    schema: {
      tags,
      summary: 'What I wrote about a table for myself.',
      params: tableParams,
      response: { 200: z.object({ text: z.string() }) },
    },
    handler: async (request) => ({
      text: await readNote(services, needPerson(request), request.params.table),
    }),
  });
  app.route({
    method: 'PUT',
    url: '/tables/:table/note',
    schema: {
      tags,
      summary: 'Write about a table for myself, in place of what I wrote before.',
      params: tableParams,
      body: z.strictObject({ text: z.string().max(NOTE_MOST) }),
      response: { 200: doneSchema },
    },
    handler: async (request) => {
      await writeNote(services, needPerson(request), request.params.table, request.body.text);
      return DONE;
    },
  });
}
