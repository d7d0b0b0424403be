import type { Readable, Writable } from 'node:stream';

/** What a command line has around it: the process, or a test. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** The answer. */
  readonly stdout: Writable & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
  };
  /** Progress and words. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: { readonly [name: string]: string | undefined };
  /** Aborted by Ctrl-C. */
  readonly cancelled: AbortSignal;
}

/** Whether the stream is a screen on which colours and cursor movement are welcome. */
export function isScreen(stream: { readonly isTTY?: boolean }, env: Io['env']): boolean {
  return stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
