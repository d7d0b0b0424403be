import { createInterface } from 'node:readline';
import type { BotHost } from '@destrier/bots/host';
import { isNews, type Refusal, type Seat, type Table } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { Answer } from '../command.js';
import { exitOf } from '../errors.js';
import type { Io } from '../io.js';
import { standingOf } from '../standing.js';
import { botAsked, playBot } from './bot.js';
import { asksOf, chooseAt } from './menu.js';
import { resultText } from './result.js';
import { humans, type Player } from './seating.js';
import { tell } from './session.js';

interface Lines {
  readonly table: Table;
  readonly players: readonly Player[];
  readonly host: BotHost;
  readonly speaker: Speaker;
  readonly io: Io;
  readonly json: boolean;
  /** The number of the line that is read. */
  at: number;
}

/**
 * Plays from lines: each is an option id for the seat that is asked first, and may also be something that seat can
 * do unasked. The answer is where the game stands when the lines end, the game is over, or a line is refused.
 */
export async function playLines(given: Omit<Lines, 'at'>): Promise<Answer> {
  const { table, io } = given;
  const lines: Lines = { ...given, at: 0 };
  await botsPlay(lines);
  for await (const line of createInterface({
    input: io.stdin,
    terminal: false,
    signal: io.cancelled,
  })) {
    if (table.over) break;
    lines.at++;
    const option = line.trim().replaceAll(/\s+/g, ' ');
    if (option === '' || option.startsWith('#')) continue;
    const seat = table.asks('public').find(({ kind }) => kind !== 'aside')?.seat as Seat;
    const answer = chooseAt(table, seat, asksOf(table, seat), option);
    if (!answer.ok) return refused(lines, seat, option, answer.refusal);
    await botsPlay(lines);
  }
  return io.cancelled.aborted ? { ...standing(lines), partial: true } : standing(lines);
}

/** Until somebody else is asked, or the command is cancelled. */
async function botsPlay({ table, players, host, io: { cancelled } }: Lines): Promise<void> {
  for (let bot = botAsked(table, players); bot !== undefined; bot = botAsked(table, players))
    try {
      await playBot(table, bot, players[bot] as Player, host, cancelled);
    } catch (error) {
      if (!cancelled.aborted) throw error;
      return;
    }
}

/** Where the game stands; in words with all that happened, as the one who plays saw it. */
function standing({ table, players, speaker }: Lines): Answer {
  const data = standingOf(table);
  const [only, another] = humans(players);
  const viewer = only === undefined || another !== undefined ? 'public' : only;
  const told = table.events(viewer).filter(isNews);
  const { rulesVersion, choices, finished } = data;
  const title = { said: `${data.game} ${rulesVersion}` };
  const text = [
    ...told.map((event) => speaker.event(event)),
    tell(speaker, 'cli.standing', { title, seats: players.length, choices, finished }),
    resultText(speaker, table),
    data.stateHash,
    ...nextText(speaker, table),
  ].join('\n');
  return { ok: true, data: { ...data, next: nextIn(table) }, text };
}

/** Whose line would be read next, and which options it could name; null at the end. */
function nextIn(table: Table): { readonly seat: Seat; readonly options: readonly string[] } | null {
  const ask = table.asks('public').find(({ kind }) => kind !== 'aside');
  return ask === undefined ? null : { seat: ask.seat, options: idsFor(table, ask.seat) };
}

/** What a line has to be, since a number or a sentence is none; nothing at the end. */
function nextText(speaker: Speaker, table: Table): readonly string[] {
  const next = nextIn(table);
  if (next === null) return [];
  const { seat, options } = next;
  return [tell(speaker, 'cli.lines', { seat, options: { said: fewOf(options) } })];
}

const NAMED_AT_MOST = 8;

/** The ids of what a seat may choose; of what is filled in, how they begin. */
function idsFor(table: Table, seat: Seat): readonly string[] {
  const offers = asksOf(table, seat).flatMap((ask) => ask.offers ?? []);
  return offers.map((offer) => (offer.form === 'option' ? offer.id : `${offer.verb} …`));
}

function fewOf(ids: readonly string[]): string {
  return (ids.length > NAMED_AT_MOST ? [...ids.slice(0, NAMED_AT_MOST), '…'] : ids).join(', ');
}

/** Where the game stands before the line that was refused, and why it was. */
function refused(lines: Lines, seat: Seat, option: string, { why, params, rule }: Refusal): Answer {
  const { table, speaker, io, json } = lines;
  const reason = speaker.reason(why, params).replace(/\.$/, '');
  const message = `seat ${seat} cannot choose "${option}": ${reason}${rule === null ? '' : ` (${rule})`}`;
  const hint = `a line is the id of an option: it can choose ${fewOf(idsFor(table, seat))}`;
  const error = { code: 'choice.refused', message, hint, line: lines.at };
  if (!json) io.stderr.write(`destrier: line ${lines.at}: ${message}; ${hint}\n`);
  const { data, text } = standing(lines);
  return { ok: false, exit: exitOf('choice.refused'), data: { error, ...data }, text };
}
