import { stateHash, type Table } from '@destrier/engine';
import { rivalResultOf, type RivalResult } from './rival.js';
import { columns, many } from './text.js';

/** Where a table stands: what `replay` answers, and `play` without a terminal. */
export interface Standing {
  readonly game: string;
  readonly rulesVersion: string;
  readonly contentHash: string;
  /** Choices of the whole game, as far as it is known. */
  readonly choices: number;
  /** The choice after which this is the state. */
  readonly seq: number;
  readonly stateHash: string;
  readonly finished: boolean;
  readonly result: Table['result'];
  /** The rival without a seat, where the game has one. */
  readonly rival?: RivalResult;
}

export function standingOf(table: Table, choices = table.match.n): Standing {
  const { game, contentHash } = table.prepared;
  const rival = rivalResultOf(table);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash,
    choices,
    seq: table.match.n,
    stateHash: stateHash(table.match),
    finished: table.over,
    result: table.result,
    ...(rival === undefined ? {} : { rival }),
  };
}

function causesText(breakdown: RivalResult['breakdown']): string {
  return Object.entries(breakdown)
    .map(([cause, points]) => `${cause} ${points}`)
    .join(', ');
}

export function standingText(standing: Standing): string {
  const { game, rulesVersion, choices, seq, finished, result, rival } = standing;
  const ranked = result.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const rows = ranked.map(({ seat, place, score, breakdown }) => [
    String(place),
    String(seat),
    String(score),
    causesText(breakdown),
  ]);
  if (rival !== undefined && rival.score !== null)
    rows.push(['', rival.name, String(rival.score), causesText(rival.breakdown)]);
  return [
    `${game} ${rulesVersion}, ${many(result.length, 'seat')}: after choice ${seq} of ${choices}, ${finished ? 'finished' : 'not finished'}`,
    columns([['place', 'seat', 'score', 'by cause'], ...rows]),
    `state ${standing.stateHash}`,
  ].join('\n');
}
