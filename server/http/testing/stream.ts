import { z } from 'zod';
import type { Client } from './client.js';

const messageSchema = z.looseObject({ kind: z.string() });
export type Heard = z.infer<typeof messageSchema>;

/** Messages as they come, and those who wait for them. */
export class Inbox {
  readonly seen: Heard[] = [];
  /** The same as they were sent. */
  readonly texts: string[] = [];
  #read = 0;
  #wake: () => void = () => undefined;
  #over = false;

  add(text: string): void {
    this.seen.push(messageSchema.parse(JSON.parse(text)));
    this.texts.push(text);
    this.#wake();
  }

  end(): void {
    this.#over = true;
    this.#wake();
  }

  /** The next of a kind, passing over others; a step may also be the scene that comes first. */
  async next(...kinds: string[]): Promise<Heard> {
    for (;;) {
      for (; this.#read < this.seen.length;) {
        const message = this.seen[this.#read++];
        const scene = message?.kind === 'scene' && kinds.includes('step');
        if (message !== undefined && (scene || kinds.includes(message.kind))) return message;
      }
      if (this.#over) throw new Error(`it ended without ${kinds.join(' or ')}`);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** Reads lines of JSON from a stream. */
export class LineReader extends Inbox {
  readonly #stop = new AbortController();
  ended: Promise<void> = Promise.resolve();

  static async open(client: Client, path: string): Promise<LineReader> {
    const reader = new LineReader();
    const response = await fetch(`${client.url}/api/v1${path}`, {
      headers: client.headers,
      signal: reader.#stop.signal,
    });
    if (response.status !== 200 || response.body === null)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    reader.ended = reader.#follow(response.body);
    return reader;
  }

  async #follow(body: AsyncIterable<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body) {
        const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.add(line);
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
    } finally {
      this.end();
    }
  }

  close(): void {
    this.#stop.abort();
  }
}
