import { z } from 'zod';
import { listMutes, mute, readChat, say, unmute } from '../tables/chat.js';
import { readNote, writeNote } from '../tables/notes.js';
import type { App, Parts } from './parts.js';
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

export function chatRoutes(app: App, parts: Parts): void {
  lines(app, parts);
  mutes(app, parts);
  notes(app, parts);
}

function lines(app: App, { hall }: Parts): void {
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
    handler: async (request) =>
      say(hall, needPerson(request), request.params.table, request.body.text),
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
      readChat(hall, needPerson(request), request.params.table, request.query.since ?? 0),
  });
}

function mutes(app: App, { hall }: Parts): void {
  app.route({
    method: 'GET',
    url: '/me/mutes',
    schema: {
      tags,
      summary: 'Those of whom I read nothing.',
      response: { 200: z.object({ muted: z.array(z.string()) }) },
    },
    handler: async (request) => ({ muted: await listMutes(hall, needPerson(request)) }),
  });
  const params = z.strictObject({ person: idSchema });
  app.route({
    method: 'PUT',
    url: '/me/mutes/:person',
    schema: { tags, summary: 'Mute somebody.', params, response: { 200: doneSchema } },
    handler: async (request) => {
      await mute(hall, needPerson(request), request.params.person);
      return DONE;
    },
  });
  app.route({
    method: 'DELETE',
    url: '/me/mutes/:person',
    schema: { tags, summary: 'Hear somebody again.', params, response: { 200: doneSchema } },
    handler: async (request) => {
      await unmute(hall, needPerson(request), request.params.person);
      return DONE;
    },
  });
}

function notes(app: App, { hall }: Parts): void {
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
      text: await readNote(hall, needPerson(request), request.params.table),
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
      await writeNote(hall, needPerson(request), request.params.table, request.body.text);
      return DONE;
    },
  });
}
