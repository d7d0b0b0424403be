import type { BotHost } from '@destrier/bots/host';
import type { Answer, Box, Refusal, Seat, Table } from '@destrier/engine';
import { shapeOfView, type Shape, type Speaker, type Values } from '@destrier/text';
import { cliKinds, type CliKey } from '@destrier/text/cli';
import type { Reckoner } from './counsel/reckoner.js';
import { humans, type Player } from './seating.js';
import type { Style } from './style.js';
import type { Terminal } from './terminal.js';

/** A game at this keyboard. */
export interface Session {
  readonly box: Box;
  readonly table: Table;
  readonly players: readonly Player[];
  readonly speaker: Speaker;
  readonly terminal: Terminal;
  /** Where the bots think. */
  readonly host: BotHost;
  /** Where counsel calculates; null for a game without counsel. */
  readonly reckoner: Reckoner | null;
  readonly shape: Shape;
  /** The file of the content pack it is played with. */
  readonly pack: string | null;
  /** Where games are saved that were given no path. */
  readonly folder: string;
  /** By seat: the first choice whose events it has not been told, and the same before its last choice. */
  readonly news: { readonly from: number; readonly before: number }[];
  /** Whether questions are asked too where no answer can matter. */
  readonly asksAll: boolean;
  /** How many choices there were at most: fewer after something was taken back. */
  farthest: number;
  /** Whether the table wants counsel. */
  counsel: boolean;
  /** Who sits at the keyboard. */
  at: Seat | null;
  /** The seat that asked for the keyboard to do something unasked. */
  wanted: Seat | null;
  /** Of whom it was said that it thinks, since somebody was asked last. */
  waitingFor: Seat | null;
  /** Where it was saved last, and after how many choices. */
  file: string | null;
  savedAt: number;
  /** To be said on the next screen. */
  notice: string | null;
  /** Could not be saved when it was interrupted: the next time it ends. */
  isLost: boolean;
}

export function newSession(
  given: Pick<
    Session,
    | 'box'
    | 'table'
    | 'players'
    | 'speaker'
    | 'terminal'
    | 'host'
    | 'reckoner'
    | 'counsel'
    | 'asksAll'
    | 'folder'
    | 'file'
    | 'pack'
  >,
): Session {
  return {
    ...given,
    shape: shapeOfView(given.box.game),
    news: given.players.map(() => ({ from: 0, before: 0 })),
    farthest: 0,
    at: null,
    wanted: null,
    waitingFor: null,
    savedAt: given.table.rows.length,
    notice: null,
    isLost: false,
  };
}

export function tell(speaker: Speaker, key: CliKey, values: Values = {}): string {
  return speaker.say(key, values, cliKinds);
}

/** Prints a sentence of the command line. */
export function print(
  { speaker, terminal }: Pick<Session, 'speaker' | 'terminal'>,
  key: CliKey,
  values: Values = {},
  style: Style = 'plain',
): void {
  terminal.print(tell(speaker, key, values), { style });
}

/** Whether the keyboard goes from hand to hand. */
export function isShared({ players }: Session): boolean {
  return humans(players).length > 1;
}

/** Lets a seat choose; what follows from it will be news to that seat. */
export function attempt({ news, table }: Session, seat: Seat, choose: () => Answer): Answer {
  const { n } = table.match;
  const answer = choose();
  if (answer.ok) news[seat] = { from: n + 1, before: news[seat]?.from ?? 0 };
  return answer;
}

/** Why a choice was not accepted. */
export function printRefusal({ speaker, terminal }: Session, { why, params, rule }: Refusal): void {
  const reason = { said: speaker.reason(why, params) };
  const text =
    rule === null ? reason.said : tell(speaker, 'cli.refusedBy', { reason, rule: { said: rule } });
  terminal.print(text, { style: 'alarm' });
}
