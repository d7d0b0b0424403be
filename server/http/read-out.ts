import type { IncomingMessage } from 'node:http';

/** This much is still read of what is refused for its size, and for this long. */
const MOST_BYTES = 16_000_000;
const MOST_MS = 5000;

/**
 * Reads on, within bounds, what somebody is still sending and nobody wants. The connection ends with the refusal: a
 * client that is cut off while sending hears a broken connection and not what was wrong.
 */
export function readOut(sent: IncomingMessage): Promise<void> {
  if (sent.readableEnded || sent.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer | string): void => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) end();
    };
    const end = (): void => {
      clearTimeout(late);
      sent.off('data', count);
      resolve();
    };
    const late = setTimeout(end, MOST_MS);
    sent.once('end', end).once('close', end).on('data', count);
  });
}
