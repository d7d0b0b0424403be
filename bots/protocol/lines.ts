import { createHash } from 'node:crypto';
import {
  resultOf,
  spell,
  stateHash,
  type Ask,
  type Match,
  type Prepared,
  type Seat,
  type SeatResult,
  type Table,
} from '@destrier/engine';

/** The lines of the simulator for other languages: docs/env.md. */

export interface Manner {
  /** Menus of up to this many options are listed, larger ones described. */
  readonly listUpTo: number;
  readonly observation: boolean;
}

/** The question that waits for an answer. */
export interface Pending {
  readonly seat: Seat;
  readonly ask: string;
  readonly count: number;
  /** All options, where they are listed. */
  readonly legal: readonly string[] | null;
}

/** Which game it is. */
export function helloOf({ game, contentHash, seats, options }: Prepared, seed: string): object {
  return {
    type: 'hello',
    protocol: 'env 1',
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash,
    seats: seats.length,
    options,
    seed,
  };
}

/** An open question, as its seat is asked it. */
export function decisionOf(
  table: Table,
  { seat, id, kind, prompt, params, rule }: Ask,
  { listUpTo, observation }: Manner,
): { readonly line: string; readonly pending: Pending } {
  const menu = table.menu(seat, id);
  const count = menu?.count ?? 0;
  const legal = count <= listUpTo ? (menu?.ids() ?? []) : null;
  const line = JSON.stringify({
    type: 'decision',
    n: table.match.n,
    seat,
    ask: id,
    kind,
    prompt,
    params,
    rule,
    count,
    legal,
    ...(legal === null ? { offers: menu?.offers() } : {}),
    blocked: menu?.blocked.map(({ verb, words, reason }) => ({
      option: spell(verb, words),
      ...reason,
    })),
    asides: table
      .asks('public')
      .filter((one) => one.kind === 'aside')
      .map((one) => ({ seat: one.seat, ask: one.id, prompt: one.prompt })),
  });
  return {
    line: observation ? withObservation(line, table.view(seat)) : line,
    pending: { seat, ask: id, count, legal },
  };
}

// The bytes that are hashed are the bytes that are sent; the order of a view's keys is that of the declaration.
function withObservation(line: string, view: unknown): string {
  const bytes = JSON.stringify(view);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${line.slice(0, -1)},"hash":"sha256:${hash}","observation":${bytes}}`;
}

/** How a match ended. */
export function endOf(match: Match): string {
  const result = resultOf(match);
  return JSON.stringify({
    type: 'end',
    n: match.n,
    rewards: rewardsOf(result, match.prepared.game.lowWins === true),
    result,
    stateHash: stateHash(match),
  });
}

/**
 * From -1 (last) to 1 (first): the share of the others that are behind less the share that are ahead. Alone: the score,
 * or less it where fewer points are better.
 */
function rewardsOf(result: readonly SeatResult[], lowWins: boolean): number[] {
  const others = result.length - 1;
  if (others === 0) return result.map(({ score }) => (lowWins ? -score : score));
  return result.map(({ place }) => {
    const ahead = result.filter((other) => other.place < place).length;
    const behind = result.filter((other) => other.place > place).length;
    return (behind - ahead) / others;
  });
}
