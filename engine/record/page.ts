import { sha256 } from '../sha256.js';
import { chainHash, HASH_DIGITS } from './chain.js';
import { RecordFault } from './fault.js';

export const CLOSING = /^end (sha256:[0-9a-f]{64})$/;
const HASHED = new RegExp(`^(.+) #([0-9a-f]{${HASH_DIGITS}})$`);

/** `lenient` leaves the hashes of the lines for later: `verify` wants to say which draw was changed, not that some line was. */
export type Reading = 'strict' | 'lenient';

/** A text read line by line; the first line that is wrong stops it. */
export class Page {
  readonly #text: string;
  readonly #lines: readonly string[];
  readonly #reading: Reading;
  #at = 0;
  /** Where the next line begins. */
  #offset = 0;
  /** Where the latest hash begins, and its line. */
  #chained = { from: 0, line: 0 };

  constructor(text: string, reading: Reading) {
    this.#text = text;
    this.#lines = text.split('\n').slice(0, -1);
    this.#reading = reading;
  }

  /** The number of the line taken last. */
  get line(): number {
    return this.#at;
  }

  peek(): string {
    return this.#lines[this.#at] ?? '';
  }

  take(): string {
    const line = this.peek();
    this.#at++;
    this.#offset += line.length + 1;
    return line;
  }

  /** The line taken last is not what must stand there. */
  wrong(message: string): RecordFault {
    return new RecordFault('record.damaged', this.#at, `Line ${this.#at} is damaged: ${message}.`);
  }

  /** A line that ends in a hash, without it. */
  takeHashed(): string {
    const begin = this.#offset;
    const found = HASHED.exec(this.take());
    if (found === null) throw this.wrong('a hash must stand at its end');
    const from = begin + (found[1] as string).length + 2;
    if (this.#reading === 'strict')
      this.#compare(chainHash(this.#text.slice(this.#chained.from, from)), found[2] as string);
    this.#chained = { from, line: this.#at };
    return found[1] as string;
  }

  /** The last line, with the hash over everything before it. */
  takeClosing(): void {
    const before = this.#text.slice(0, this.#offset);
    const found = CLOSING.exec(this.take());
    if (found === null)
      throw this.wrong('a choice, a state hash, the result or the closing line must stand there');
    if (this.#reading === 'strict') this.#compare(`sha256:${sha256(before)}`, found[1] as string);
    if (this.#at < this.#lines.length) {
      this.take();
      throw this.wrong('nothing may stand after the closing line');
    }
  }

  #compare(hash: string, written: string): void {
    if (hash === written) return;
    const first = this.#chained.line + 1;
    const where =
      first === this.#at
        ? `Line ${first} was changed`
        : `Something in lines ${first} to ${this.#at} was changed`;
    throw new RecordFault(
      'record.damaged',
      first,
      `${where}: the hash at the end of line ${this.#at} is not theirs.`,
    );
  }
}
