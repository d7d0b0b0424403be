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
  ].join('\n');
  return { ok: true, data, text };
}

const NAMED_AT_MOST = 8;

/** Where the game stands before the line that was refused, and why it was. */
function refused(lines: Lines, seat: Seat, option: string, { why, params, rule }: Refusal): Answer {
  const { table, speaker, io, json } = lines;
  const reason = speaker.reason(why, params).replace(/\.$/, '');
  const offers = asksOf(table, seat).flatMap((ask) => ask.offers ?? []);
  const ids = offers.map((offer) => (offer.form === 'option' ? offer.id : `${offer.verb} …`));
  const shown = ids.length > NAMED_AT_MOST ? [...ids.slice(0, NAMED_AT_MOST), '…'] : ids;
  const message = `seat ${seat} cannot choose "${option}": ${reason}${rule === null ? '' : ` (${rule})`}`;
  const hint = `it can choose ${shown.join(', ')}`;
  const error = { code: 'choice.refused', message, hint, line: lines.at };
  if (!json) io.stderr.write(`destrier: line ${lines.at}: ${message}; ${hint}\n`);
  const { data, text } = standing(lines);
  return { ok: false, exit: exitOf('choice.refused'), data: { error, ...data }, text };
}
