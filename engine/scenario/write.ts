import type { Seat } from '../basics.js';
import type { Seed } from '../seed.js';
import type { Table } from '../table.js';
import type { Plain } from './words.js';

/** What a scenario needs to bring a table to a moment again. */
export interface ScenarioMoment {
  readonly game: string;
  /** How many seats, or their names. Without names a seat is called by its number, from 0. */
  readonly seats: number | readonly string[];
  readonly options?: { readonly [id: string]: string };
  readonly seed: Seed | string;
  readonly play: readonly { readonly seat: Seat; readonly option: string }[];
  /** Lines for the reader, put on top. */
  readonly comment?: string;
}

/** The text of a scenario that plays these choices. */
export function scenarioText({
  game,
  seats,
  options = {},
  seed,
  play,
  comment,
}: ScenarioMoment): string {
  const name = (seat: Seat): string =>
    typeof seats === 'number' ? String(seat) : (seats[seat] ?? String(seat));
  const lines =
    comment === undefined ? [] : comment.split('\n').map((line) => `# ${line}`.trimEnd());
  lines.push(`game: ${scalar(game)}`, `seats: ${flow(seats)}`);
  if (Object.keys(options).length > 0) lines.push(`options: ${flow(options)}`);
  lines.push(
    `seed: ${typeof seed === 'string' ? scalar(seed) : flow({ secret: seed.secret, nonces: seed.nonces })}`,
  );
  if (play.length > 0) lines.push('play:');
  for (const { seat, option } of play) lines.push(`  - ${scalar(name(seat))}: ${scalar(option)}`);
  return `${lines.join('\n')}\n`;
}

/** The scenario of a table that began at its set-up, up to where it stands. Whoever reads it knows every secret. */
export function writeScenario(table: Table, comment?: string): string {
  const { game, options, seats } = table.prepared;
  const moment = {
    game: game.id,
    seats: seats.length,
    options,
    seed: table.seed,
    play: table.rows,
  };
  return scenarioText(comment === undefined ? moment : { ...moment, comment });
}

const PLAIN = /^[A-Za-z](?:[\w .@+/-]|:(?=\S))*$/;
const RESERVED = /^(?:true|false|null)$/i;

function scalar(text: string): string {
  return /^(?:0|[1-9][0-9]*)$/.test(text) ||
    (PLAIN.test(text) && !RESERVED.test(text) && !text.endsWith(' '))
    ? text
    : JSON.stringify(text);
}

/** A value on one line, as YAML and as a person would write it. */
export function flow(value: Plain): string {
  if (typeof value === 'string') return inFlow(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(flow).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, one]) => `${inFlow(key)}: ${flow(one)}`)
    .join(', ')}}`;
}

// A text that looks like a number would be read as one.
function inFlow(text: string): string {
  return /^[0-9]/.test(text) ? JSON.stringify(text) : scalar(text);
}
