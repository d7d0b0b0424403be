import { StringDecoder } from 'node:string_decoder';
import type { Io } from '../io.js';

/** A longer line than any order means that the other side speaks something else. */
const LONGEST_LINE = 1_000_000;
/** The other side mostly answers at once: to look for its line for so long costs less than to fall asleep and be woken. */
const AWAKE_MS = 1;

/**
 * Answers every line that comes in with one line out. All answers to what arrived at once go out as one write:
 * on a pipe every write is a call of the system, and those are what the time goes into.
 */
export async function answerLines(
  { stdin, stdout, cancelled }: Io,
  answer: (line: string) => string,
): Promise<'ended' | 'cancelled'> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let awakeUntil = 0;
  const stayAwake = (): void => {
    if (performance.now() < awakeUntil) setImmediate(stayAwake);
    else awakeUntil = 0;
  };
  const take = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new RangeError('a line of over a million characters');
    let out = '';
    for (const line of lines) if (line.trim() !== '') out += `${answer(line)}\n`;
    const isAsleep = awakeUntil === 0;
    awakeUntil = performance.now() + AWAKE_MS;
    if (isAsleep) stayAwake();
    if (out === '' || stdout.write(out)) return;
    stdin.pause();
    stdout.once('drain', () => stdin.resume());
  };
  try {
    return await new Promise((resolve, reject) => {
      const guarded = (work: () => void): void => {
        try {
          work();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      if (cancelled.aborted) return resolve('cancelled');
      cancelled.addEventListener('abort', () => resolve('cancelled'), { once: true });
      stdin.on('error', reject);
      stdin.on('data', (chunk: Buffer) => guarded(() => take(decoder.write(chunk))));
      stdin.on('end', () =>
        guarded(() => {
          take('\n');
          resolve('ended');
        }),
      );
    });
  } finally {
    stdin.removeAllListeners('data').destroy();
  }
}
