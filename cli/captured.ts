import { PassThrough, Writable } from 'node:stream';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { runCommand } from './run.js';

/** What a command line said and how it ended. */
export interface Captured {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** The lines of stdout as JSON. */
  lines(): Record<string, unknown>[];
  /** The only line of stdout as JSON. */
  json(): Record<string, unknown>;
}

interface Around {
  readonly input?: string;
  readonly env?: Io['env'];
  readonly cancelled?: AbortSignal;
  readonly commands?: readonly Command[];
  readonly onOut?: (text: string) => void;
  readonly onErr?: (text: string) => void;
}

function collector(heard: ((text: string) => void) | undefined): {
  readonly stream: Writable;
  readonly text: () => string;
} {
  let all = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      all += chunk.toString();
      heard?.(chunk.toString());
      done();
    },
  });
  return { stream, text: () => all };
}

/** Runs a command line in this process. */
export async function captured(args: string, around: Around = {}): Promise<Captured> {
  return capturedArgs(
    args.split(' ').filter((word) => word !== ''),
    around,
  );
}

/** The same, where a word has spaces in it. */
export async function capturedArgs(
  args: readonly string[],
  { input, env = {}, cancelled, commands, onOut, onErr }: Around = {},
): Promise<Captured> {
  const stdin = new PassThrough();
  if (input !== undefined) stdin.end(input);
  const out = collector(onOut);
  const err = collector(onErr);
  const io: Io = {
    stdin,
    stdout: out.stream,
    stderr: err.stream,
    env,
    cancelled: cancelled ?? new AbortController().signal,
  };
  const exit = await runCommand(args, io, commands);
  const lines = (): Record<string, unknown>[] =>
    out
      .text()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    exit,
    out: out.text(),
    err: err.text(),
    lines,
    json() {
      const [only, ...more] = lines();
      if (only === undefined || more.length > 0) throw new Error(`not one line: ${out.text()}`);
      return only;
    },
  };
}
