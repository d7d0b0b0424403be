import type { Draw } from '../table-types.js';
import { canonical } from '../canonical.js';
import type { SeatResult } from '../result.js';
import { sha256 } from '../sha256.js';
import { chainHash } from './chain.js';
import { quotePhrase, quoteWord } from './quote.js';
import { RECORD_FORMAT, type GameRecord, type Happenings, type RecordEntry } from './record.js';

/** Lines as they are written, with the hash chain through them. */
class Paper {
  readonly #done: string[] = [];
  /** The latest hash and what was written since. */
  #open = '';

  line(text: string): void {
    this.#open += `${text}\n`;
  }

  hashed(text: string): void {
    this.#open += `${text} #`;
    this.#done.push(this.#open);
    this.#open = chainHash(this.#open);
    this.#open += '\n';
  }

  closed(): string {
    const text = this.#done.join('') + this.#open;
    return `${text}end sha256:${sha256(text)}\n`;
  }
}

/** The record as text. */
export function printRecord(record: GameRecord): string {
  const paper = new Paper();
  for (const line of headerOf(record)) paper.line(line);
  paper.hashed('setup');
  happenings(paper, record.setup);
  let seq = 0;
  for (const entry of record.entries) {
    if (entry.kind === 'choice') seq++;
    printEntry(paper, entry, seq);
  }
  if (record.result !== null) {
    paper.line('result');
    const ranking = record.result.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
    for (const row of ranking) paper.line(resultLine(row));
  }
  return paper.closed();
}

/** The lines before the set-up. */
export function headerOf(record: GameRecord): string[] {
  const lines = [
    `destrier-record ${RECORD_FORMAT}`,
    `game ${quoteWord(record.game)}`,
    `rules ${quoteWord(record.rules)}`,
    `shape ${record.shape}`,
    `content ${record.content}`,
    `seats ${record.names.length}`,
  ];
  record.names.forEach((name, seat) => {
    if (name !== null) lines.push(`name ${seat} ${quotePhrase(name)}`);
  });
  for (const id of Object.keys(record.options).toSorted())
    lines.push(`option ${quoteWord(id)} ${quotePhrase(record.options[id] as string)}`);
  lines.push(`commitment ${record.commitment}`);
  const { disclosed } = record;
  if (disclosed.to !== 'all') lines.push(`for ${disclosed.to}`);
  else if (typeof disclosed.seed === 'string') lines.push(`seed ${quotePhrase(disclosed.seed)}`);
  else {
    const { secret, nonces } = disclosed.seed;
    lines.push(`seed ${quotePhrase(secret)}`, ['nonces', ...nonces.map(quoteWord)].join(' '));
  }
  return lines;
}

function happenings(paper: Paper, { draws, events }: Happenings): void {
  for (const draw of draws) paper.line(`  ~ ${drawText(draw)}`);
  for (const { name, params } of events) paper.line(`  ! ${quoteWord(name)} ${canonical(params)}`);
}

/** A stream and what was drawn from it. */
export function drawText({ label, outcome }: Draw): string {
  return `${quoteWord(label)} ${quotePhrase(outcome)}`;
}

function printEntry(paper: Paper, entry: RecordEntry, seq: number): void {
  switch (entry.kind) {
    case 'choice': {
      const option = entry.option === null ? '?' : quotePhrase(entry.option);
      paper.hashed(`${seq} ${entry.seat} ${option}`);
      return happenings(paper, entry);
    }
    case 'hash':
      return paper.line(`= ${seq} ${entry.hash}`);
    case 'rules':
      if (entry.state !== null) paper.line(`state ${entry.state}`);
      return paper.line(`rules ${quoteWord(entry.version)} from ${seq + 1}`);
  }
}

/** Place, seat, score, and every point by its cause. */
export function resultLine({ place, seat, score, breakdown }: SeatResult): string {
  const causes = Object.keys(breakdown).toSorted();
  const parts = causes.map((cause) => `${quoteWord(cause)}=${canonical(breakdown[cause])}`);
  return [place, seat, canonical(score), ...parts].join(' ');
}

/** How many lines an entry takes. */
export function linesOf(entry: RecordEntry): number {
  switch (entry.kind) {
    case 'choice':
      return 1 + entry.draws.length + entry.events.length;
    case 'hash':
      return 1;
    case 'rules':
      return entry.state === null ? 1 : 2;
  }
}
