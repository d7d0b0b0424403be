import { call } from './api.js';
import { oneAtATime } from '../table/one-at-a-time.js';

export interface ChatLine {
  readonly n: number;
  readonly person: string;
  readonly text: string;
}

/** How long a line stands beside whoever said it. */
const FRESH_MS = 4000;

interface Asked {
  readonly lines: readonly ChatLine[];
  readonly last: number;
}

/** What people say at a table: all of it, what nobody here has read yet, and what was said just now. */
export class ChatLines {
  readonly #ask: (since: number) => Promise<Asked>;
  readonly #isOwn: (person: string) => boolean;
  readonly #changed: () => void;
  #lines: readonly ChatLine[] = [];
  #last = 0;
  /** Null before the first look: what was said before one came is not new. */
  #read: number | null = null;
  #fresh: ChatLine | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(given: {
    ask(since: number): Promise<Asked>;
    isOwn(person: string): boolean;
    changed(): void;
  }) {
    this.#ask = given.ask;
    this.#isOwn = given.isOwn;
    this.#changed = given.changed;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** How many lines of others were not read. */
  get unread(): number {
    const read = this.#read ?? this.#last;
    return this.#lines.filter(({ n, person }) => n > read && !this.#isOwn(person)).length;
  }

  /** What somebody has just said. */
  saidBy(person: string): string | undefined {
    return this.#fresh?.person === person ? this.#fresh.text : undefined;
  }

  /** Looks for what is new. */
  readonly look = oneAtATime(() => this.hear().catch(() => {}));

  async hear(): Promise<void> {
    const { lines, last } = await this.#ask(this.#last);
    // What was asked for twice at once is heard once.
    const added = lines.filter(({ n }) => this.#lines.every((line) => line.n !== n));
    const isFirst = this.#read === null;
    this.#last = last;
    this.#read ??= last;
    if (added.length === 0) return;
    this.#lines = [...this.#lines, ...added];
    if (!isFirst) this.#show(added.findLast(({ person }) => !this.#isOwn(person)) ?? null);
    this.#changed();
  }

  markRead(): void {
    if (this.unread === 0) return;
    this.#read = this.#last;
    this.#changed();
  }

  /** Nothing of somebody is shown any more. */
  forget(person: string): void {
    this.#lines = this.#lines.filter((line) => line.person !== person);
    this.#changed();
  }

  close(): void {
    clearTimeout(this.#fading);
  }

  #show(line: ChatLine | null): void {
    if (line === null) return;
    clearTimeout(this.#fading);
    this.#fresh = line;
    this.#fading = setTimeout(() => {
      this.#fresh = null;
      this.#changed();
    }, FRESH_MS);
  }
}

export function chatOf(table: string, since: number): Promise<Asked> {
  return call('GET', `/tables/${table}/chat?since=${since}`);
}
