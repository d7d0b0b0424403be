import { kindOf, knowersOf, bit } from '../../cards.js';
import type { Seat } from '../../basics.js';
import type { Match } from '../../match.js';
import type { Prepared } from '../../game.js';
import type { Place } from '../../secrecy/declare.js';
import { pathOf, undeclared, walk } from '../../secrecy/walk.js';
import { Broken } from '../finding.js';
import { textDifference } from '../sight.js';

/** Guarantee 3, cheap enough for every choice: cards, counted things and points. */
export type Conservation = (match: Match) => void;

export function conservationOf(start: Match): Conservation {
  const { prepared } = start;
  const { game } = prepared;
  const boxes = boxesOf(prepared);
  const count = (match: Match): string => JSON.stringify(game.conserved?.(match) ?? {});
  const counted = count(start);
  return (match) => {
    countCards(match, boxes);
    const change = textDifference(counted, count(match));
    if (change !== undefined) throw new Broken(3, `what is counted changed at ${change}`);
    for (const seat of match.seats) addPoints(match, seat);
  };
}

/** Guarantee 6, cheap enough for every choice: whatever draws from a stream cannot be taken back. */
export function drawsAreBarriers(match: Match, taken: readonly number[]): number[] {
  const now = match.streams.map((stream) => stream.taken);
  const drawn = now.findIndex((count, i) => count !== taken[i]);
  if (drawn !== -1 && !match.barrier)
    throw new Broken(
      6,
      `a draw from ${match.prepared.streamLabels[drawn]} could be taken back: it did not raise the barrier`,
    );
  return now;
}

/** Every leaf of the state has a declaration. */
export function allDeclared(match: Match): void {
  const path = undeclared(match.prepared.game.secrecy, match.s);
  if (path !== null) throw new Broken(3, `.${path} is in the state but not declared as it is`);
}

interface Box {
  readonly pool: string;
  readonly held: Int32Array;
  readonly found: Int32Array;
}

function boxesOf(prepared: Prepared): ReadonlyMap<string, Box> {
  return new Map(
    [...prepared.pools].map(([pool, kinds]) => {
      const held = new Int32Array(prepared.kinds.length);
      for (const kind of kinds) held[kind] = (held[kind] as number) + 1;
      return [pool, { pool, held, found: new Int32Array(prepared.kinds.length) }];
    }),
  );
}

function countCards(match: Match, boxes: ReadonlyMap<string, Box>): void {
  for (const { found } of boxes.values()) found.fill(0);
  const everybody = (1 << match.seats.length) - 1;
  walk(match.prepared.game.secrecy, match.s, {
    place(cards, node, owner, trail) {
      const box = boxes.get(node.pool);
      if (box === undefined)
        throw new Broken(
          3,
          `.${pathOf(trail)} is declared for a pool ${node.pool}, which there is not`,
        );
      const known = ~everybody | seersOf(node, owner, everybody);
      for (const card of cards) {
        const kind = kindOf(card);
        box.found[kind] = (box.found[kind] as number) + 1;
        if ((knowersOf(card) & known) !== 0)
          throw new Broken(
            5,
            `.${pathOf(trail)} marks ${match.name(card)} for a seat that sees it anyway: was a card moved without g.move?`,
          );
      }
    },
  });
  for (const box of boxes.values()) compare(match, box);
}

function seersOf(node: Place, owner: Seat | null, everybody: number): number {
  if (node.sight === 'all') return everybody;
  return node.sight === 'owner' && owner !== null ? bit(owner) : 0;
}

function compare(match: Match, { pool, held, found }: Box): void {
  for (let kind = 0; kind < held.length; kind++) {
    if (found[kind] !== held[kind])
      throw new Broken(
        3,
        `${match.prepared.kinds[kind]} lies on the table ${found[kind]} times, but ${pool} holds ${held[kind]}`,
      );
  }
}

function addPoints(match: Match, seat: Seat): void {
  const score = match.prepared.game.score(match, seat);
  const causes = match.points(seat);
  if (score === causes) return;
  const list = JSON.stringify(match.ledger[seat]);
  throw new Broken(
    3,
    `seat ${seat} has ${score} points, but their causes add up to ${causes}: ${list}`,
  );
}
