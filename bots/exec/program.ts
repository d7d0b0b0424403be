import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A longer line than any answer. */
const LONGEST_LINE = 100_000;
/** How long a program may take to end by itself when its input has ended. */
const LEAVING_MS = 1000;

/** The line that a program answered with, or why there is none. */
export type ProgramAnswer =
  | { readonly line: string }
  | { readonly why: string; /** It ended, by itself. */ readonly isOver: boolean };

/** A program of somebody else that answers lines with lines. */
export class Program {
  readonly path: string;
  /** How many games it has seen to their end. */
  games = 0;
  /** Whether nobody plays with it. */
  isFree = false;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #ended: Promise<void>;
  #rest = '';
  #waiting: ((heard: ProgramAnswer) => void) | undefined;
  #gone: ProgramAnswer | undefined;

  constructor(path: string) {
    this.path = path;
    // A group of its own, so that what it starts ends with it.
    this.#child = spawn(path, [], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    const decoder = new StringDecoder('utf8');
    this.#child.stdout.on('data', (chunk: Buffer) => this.#hear(decoder.write(chunk)));
    // One that ends before it has read everything is told of by its end.
    this.#child.stdin.on('error', () => undefined);
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', ({ message }) => {
        this.#leave({ why: `it cannot be run: ${message}`, isOver: false });
        resolve();
      });
      this.#child.once('close', (code, signal) => {
        this.#leave({ why: `it ended with ${signal ?? `code ${code}`}`, isOver: true });
        resolve();
      });
    });
  }

  get isGone(): boolean {
    return this.#gone !== undefined;
  }

  /** Says something that needs no answer. */
  tell(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Says something and waits for the line that answers it. */
  async ask(line: string, seconds: number): Promise<ProgramAnswer> {
    if (this.#gone !== undefined) return this.#gone;
    const heard = new Promise<ProgramAnswer>((resolve) => {
      this.#waiting = resolve;
    });
    this.tell(line);
    const late = { why: `no answer within ${seconds} s`, isOver: false };
    const timer = setTimeout(() => this.#leave(late), seconds * 1000);
    try {
      return await heard;
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > LONGEST_LINE)
      return this.#leave({ why: 'it wrote a line without end', isOver: false });
    for (const line of lines) {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting === undefined)
        return this.#leave({ why: 'it wrote a line without being asked', isOver: false });
      waiting({ line });
    }
  }

  /** From now on nobody listens to it. */
  #leave(why: ProgramAnswer): void {
    this.#gone ??= why;
    this.#waiting?.(why);
    this.#waiting = undefined;
    this.kill();
  }

  /** Ends it and what it started, at once. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody of its group is left.
    }
  }

  /** Lets it end by itself, and sees to it that it does. */
  async close(): Promise<void> {
    this.#child.stdin.end();
    const timer = setTimeout(() => this.kill(), LEAVING_MS);
    await this.#ended;
    clearTimeout(timer);
  }
}
