import { createInterface } from 'node:readline';
import { isScreen, type Io } from '../io.js';
import { styled, type Style } from './style.js';
import { wrap } from './wrap.js';

/** What a person did when asked for a line. */
export type TypedLine =
  | { readonly kind: 'line'; readonly line: string }
  /** Ctrl-C. */
  | { readonly kind: 'interrupted' }
  /** Ctrl-D, or the terminal went away. */
  | { readonly kind: 'ended' };

export interface Terminal {
  readonly width: number;
  readonly height: number;
  /** One item per line and nothing drawn, for screen readers. */
  readonly plain: boolean;
  print(text: string, look?: Look): void;
  /** Begins a new screen. */
  fresh(): void;
  /** Takes everything that was printed out of sight, also of somebody who scrolls. */
  hide(): void;
  read(prompt: string): Promise<TypedLine>;
  /** Does something that takes a while. Ctrl-C and Ctrl-D stop it; lines that are typed meanwhile wait. */
  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<Done<T>>;
  close(): void;
}

/** What came of a work, or what stopped it. */
export type Done<T> = { readonly result: T } | { readonly typed: TypedLine };

export interface Look {
  readonly style?: Style;
  /** What stands before the first line, and before the others. */
  readonly first?: string;
  readonly rest?: string;
  /** A drawing: its lines stay as they are. */
  readonly drawn?: boolean;
}

const USUAL_WIDTH = 80;
const USUAL_HEIGHT = 24;
const WIDEST = 100;
const NARROWEST = 20;

/** Whether a person sits there, to read and to type. */
export function hasTerminal({ stdin, stdout }: Io): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}

/** Lines as they are typed; what is typed before it is asked for waits. */
function keyboardOf(io: Io, ansi: boolean): Pick<Terminal, 'read' | 'during' | 'close'> {
  const readers: ((typed: TypedLine) => void)[] = [];
  const early: TypedLine[] = [];
  let stop: ((typed: TypedLine) => void) | undefined;
  const hear = (typed: TypedLine): void => {
    if (typed.kind !== 'line' && stop !== undefined) return stop(typed);
    const reader = readers.shift();
    if (reader === undefined) early.push(typed);
    else reader(typed);
  };
  // No history: the next person at the keyboard must not leaf through what the last one typed.
  const lines = createInterface({
    input: io.stdin,
    output: io.stdout,
    terminal: ansi,
    historySize: 0,
  });
  let isOpen = true;
  lines.on('line', (line) => hear({ kind: 'line', line }));
  lines.on('SIGINT', () => hear({ kind: 'interrupted' }));
  lines.on('close', () => {
    isOpen = false;
    hear({ kind: 'ended' });
  });
  io.cancelled.addEventListener('abort', () => hear({ kind: 'interrupted' }));
  return {
    read(prompt) {
      const typed = early.shift();
      if (typed !== undefined) return Promise.resolve(typed);
      if (!isOpen) return Promise.resolve({ kind: 'ended' });
      lines.setPrompt(prompt);
      lines.prompt();
      return new Promise((resolve) => {
        readers.push(resolve);
      });
    },
    async during(work) {
      const cancel = new AbortController();
      let stopped: TypedLine | undefined;
      stop = (typed) => {
        stopped = typed;
        cancel.abort();
      };
      try {
        return { result: await work(cancel.signal) };
      } catch (error) {
        if (stopped === undefined) throw error;
        return { typed: stopped };
      } finally {
        stop = undefined;
      }
    },
    close: () => lines.close(),
  };
}

const size = (given: number | undefined, usual: number): number =>
  given === undefined || given === 0 ? usual : given;

export function terminalOf(io: Io, plain: boolean): Terminal {
  const ansi = !plain && isScreen(io.stdout, io.env);
  const { read, during, close } = keyboardOf(io, ansi);
  const height = (): number => size(io.stdout.rows, USUAL_HEIGHT);
  const width = (): number =>
    Math.max(NARROWEST, Math.min(WIDEST, size(io.stdout.columns, USUAL_WIDTH)));
  return {
    get width() {
      return width();
    },
    get height() {
      return height();
    },
    plain,
    print(text, { style = 'plain', first = '', rest = first, drawn = false } = {}) {
      const all = drawn ? text.split('\n') : wrap(text, width(), first, rest);
      io.stdout.write(all.map((line) => `${styled(line, style, ansi)}\n`).join(''));
    },
    fresh: () => io.stdout.write(ansi ? '\u001b[2J\u001b[H' : '\n'),
    hide: () => io.stdout.write(ansi ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(height())),
    read,
    during,
    close,
  };
}
