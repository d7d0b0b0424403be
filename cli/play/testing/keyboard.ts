import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { botHost, type BotHost } from '@destrier/bots/host';
import { Table, type Box, type Language, type Seat } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import type { Exit } from '../../errors.js';
import type { Io } from '../../io.js';
import type { Reckoner } from '../counsel/reckoner.js';
import { playAtTerminal } from '../play.js';
import { named, type Player } from '../seating.js';
import { newSession, type Session } from '../session.js';
import { terminalOf, type TypedLine } from '../terminal.js';

/** A terminal without a person, for tests: what was shown, and somebody who answers. */

const FRESH = '\u001b[2J';
const HIDDEN = '\u001b[3J';
// oxlint-disable-next-line no-control-regex
const ESCAPES = /\u001b\[[0-9;?]*[A-Za-z]/g;

export interface FakeIo extends Io {
  readonly stdin: PassThrough & { readonly isTTY: boolean };
  /** All that was written to the screen. */
  readonly written: () => string;
  readonly errors: () => string;
  readonly cancel: () => void;
}

interface Size {
  readonly columns?: number;
  readonly rows?: number;
}

function sink(isTTY: boolean, { columns = 80, rows = 24 }: Size) {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns, rows }), text: () => text };
}

export function fakeIo(
  given: Size & { readonly isTTY?: boolean; readonly env?: Io['env'] } = {},
): FakeIo {
  const { isTTY = true, env = {} } = given;
  const out = sink(isTTY, given);
  const err = sink(isTTY, given);
  const abort = new AbortController();
  return {
    stdin: Object.assign(new PassThrough(), { isTTY }),
    stdout: out.stream,
    stderr: err.stream,
    env,
    cancelled: abort.signal,
    written: out.text,
    errors: err.text,
    cancel: () => abort.abort(),
  };
}

export function withoutEscapes(text: string): string {
  return text.replaceAll(ESCAPES, '');
}

const since = (mark: string, written: string): string =>
  withoutEscapes(written.split(mark).at(-1) as string);

/** One time that the game waited for a line. */
export interface Pause {
  readonly session: Session;
  /** Who sits at the keyboard; null: it changes hands. */
  readonly seat: Seat | null;
  /** What was printed since the line before. */
  readonly said: string;
  /** What is on the screen. */
  readonly seen: string;
  /** What somebody can see who scrolls. */
  readonly reachable: string;
}

export type Person = (pause: Pause) => string | TypedLine;

export interface Given extends Size {
  readonly box: Box;
  /** Where its bots think, if not where they always do. */
  readonly host?: BotHost;
  /** The screen and the keyboard, for who wants to press Ctrl-C. */
  readonly io?: FakeIo;
  readonly who?: readonly string[];
  readonly names?: string;
  readonly lang?: Language;
  readonly plain?: boolean;
  readonly options?: { readonly [id: string]: string };
  readonly seed?: string;
  readonly folder?: string;
  readonly pack?: string;
  readonly loaded?: { readonly table: Table; readonly players: readonly Player[] };
  /** Whether questions are asked where no answer can matter; they are, if not said. */
  readonly asksAll?: boolean;
  /** Where counsel calculates; without it there is none. */
  readonly reckoner?: Reckoner;
  /** False: switched off. */
  readonly counsel?: boolean;
  readonly env?: Io['env'];
}

export interface SessionPlayed {
  readonly exit: Exit;
  readonly session: Session;
  /** All that was shown, without colours. */
  readonly text: string;
}

const MOST_LINES = 3000;

/** Plays with somebody at the keyboard until the game is left or over. */
export async function sitDown(given: Given, person: Person): Promise<SessionPlayed> {
  const { box, lang = 'en', who = ['you', 'random'], plain = false } = given;
  const io = given.io ?? fakeIo(given);
  const real = terminalOf(io, plain);
  const players = given.loaded?.players ?? named(who, given.names, speaker(cliText[lang], lang));
  const table =
    given.loaded?.table ??
    Table.start(box.game, {
      seats: who.length,
      seed: given.seed ?? '1',
      options: given.options ?? {},
    });
  const speak = speaker(
    { ...cliText[lang], ...box.text[lang] },
    lang,
    players.map(({ name }) => name),
    box.game,
  );
  const host = given.host ?? botHost({ log: () => undefined });
  let read = 0;
  let count = 0;
  const terminal = Object.create(real, {
    read: {
      value: async (prompt: string): Promise<TypedLine> => {
        const written = io.written();
        const said = withoutEscapes(written.slice(read));
        read = written.length;
        if (++count > MOST_LINES) throw new Error(`no end; last seen:\n${since(FRESH, written)}`);
        const typed = person({
          session,
          seat: session.at,
          said,
          seen: since(FRESH, written),
          reachable: since(HIDDEN, written),
        });
        if (typeof typed !== 'string') return typed;
        io.stdout.write(`${prompt}${typed}\n`);
        return { kind: 'line', line: typed };
      },
    },
  }) as typeof real;
  const folder = given.folder ?? mkdtempSync(join(tmpdir(), 'destrier-'));
  const session = newSession({
    box,
    table,
    players,
    speaker: speak,
    terminal,
    host,
    reckoner: given.reckoner ?? null,
    counsel: given.counsel ?? true,
    asksAll: given.asksAll ?? true,
    folder,
    file: null,
    pack: given.pack ?? null,
  });
  try {
    return { exit: await playAtTerminal(session), session, text: withoutEscapes(io.written()) };
  } finally {
    real.close();
    await host.close();
    if (given.folder === undefined) rmSync(folder, { recursive: true });
  }
}
