import type { SavedTable } from './table-types.js';
import { isSeat } from './basics.js';
import { kindOf } from './cards.js';
import { prepare, shapeHash, type AnyGame, type Prepared } from './game.js';
import { undeclared, walk } from './secrecy/walk.js';

/** Judges a saved table part by part before anything is made of it: it may come from anywhere. */

type Parts = { readonly [part: string]: unknown };

function damaged(part: string): Error {
  return new Error(`the saved table is damaged: ${part} is not as it was written`);
}

/** A saved table, and whether it was played by the rules that there are now. */
export interface OpenedTable {
  readonly prepared: Prepared;
  readonly saved: SavedTable;
  readonly sameRules: boolean;
}

/** What a text holds, or an error that says why it is not a saved table of this game. */
export function openSaved(game: AnyGame, text: string, content: object | undefined): OpenedTable {
  const saved = savedFrom(text) as SavedTable;
  if (saved.destrier !== 'table 1' || saved.game !== game.id)
    throw new Error(`this is not a saved table of ${game.id}`);
  if (saved.shape !== shapeHash(game))
    throw new Error(
      `saved by ${game.id} ${saved.rules}, whose shape this version (${game.rulesVersion}) does not have`,
    );
  checkSettings(saved);
  const prepared = prepare(game, saved.seats, saved.options, content);
  if (saved.content !== prepared.contentHash)
    throw new Error(`saved with other content (${saved.content})`);
  checkSaved(prepared, saved);
  return { prepared, saved, sameRules: saved.rules === game.rulesVersion };
}

/** What a text holds, if it can be a saved table at all. */
export function savedFrom(text: string): Partial<SavedTable> {
  try {
    const value: unknown = JSON.parse(text);
    return isMap(value) ? value : {};
  } catch {
    return {};
  }
}

/** Whether the settings can be tried; whether they fit the game is for the game to say. */
export function checkSettings({ options, seed }: Partial<SavedTable>): void {
  if (!isMap(options)) throw damaged('options');
  const real = isMap(seed) && typeof seed.secret === 'string' && isListOf(seed.nonces, isText);
  if (!real && typeof seed !== 'string') throw damaged('seed');
}

function checkSaved(prepared: Prepared, saved: Partial<SavedTable>): void {
  const seats = prepared.seats.length;
  if (!isListOf(saved.rows, (row) => isRow(row, seats))) throw damaged('rows');
  if (!isListOf(saved.setupDraws, isDraw)) throw damaged('setupDraws');
  if (!isListOf(saved.events, isEvent)) throw damaged('events');
  if (!isListOf(saved.epochs, isCount, seats)) throw damaged('epochs');
  if (saved.origin !== null) checkMatch(prepared, saved.origin, 'origin');
  checkMatch(prepared, saved.match, 'match');
}

function checkMatch(prepared: Prepared, match: unknown, part: string): void {
  if (!isMap(match)) throw damaged(part);
  const over = match['over'];
  if (typeof over !== 'boolean') throw damaged(`${part}.over`);
  if (!isCount(match['n'])) throw damaged(`${part}.n`);
  if (!isListOf(match['taken'], isCount, prepared.streamLabels.length))
    throw damaged(`${part}.taken`);
  if (!isListOf(match['ledger'], isLedger, prepared.seats.length)) throw damaged(`${part}.ledger`);
  if (!isState(prepared, match['state'])) throw damaged(`${part}.state`);
  const { fibers } = match;
  if (
    !isListOf(fibers, (fiber, i) => isFiber(fiber, i, prepared)) ||
    over !== (fibers.length === 0)
  )
    throw damaged(`${part}.fibers`);
}

function isState(prepared: Prepared, state: unknown): boolean {
  const { secrecy } = prepared.game;
  if (!isMap(state) || undeclared(secrecy, state) !== null) return false;
  const missing = new Map([...prepared.pools].map(([pool, kinds]) => [pool, counted(kinds)]));
  walk(secrecy, state, {
    place: (cards, { pool }) => {
      const counts = missing.get(pool);
      for (const card of cards) counts?.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) - 1);
    },
  });
  return [...missing.values()].every((counts) =>
    [...counts.values()].every((count) => count === 0),
  );
}

/** How many there are of each. */
function counted(kinds: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

// A loop of fibers would never end: each grew out of one before it.
function isFiber(value: unknown, at: number, prepared: Prepared): boolean {
  if (!isMap(value)) return false;
  const { up, seat, kids, clock, stamp, sealed, stack } = value;
  return (
    (at === 0 ? up === -1 : isCount(up) && up < at) &&
    (seat === -1 || isSeat(seat, prepared.seats.length)) &&
    [kids, clock, stamp].every(isCount) &&
    isListOf(sealed, (choice) => choice === null || isChoice(choice)) &&
    isListOf(stack, isFrame)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isMap = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isListOf(
  value: unknown,
  judge: (item: unknown, at: number) => boolean,
  length?: number,
): value is readonly unknown[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return false;
  return value.every((item, i) => judge(item, i));
}

function isRow(value: unknown, seats: number): boolean {
  return (
    isMap(value) &&
    isSeat(value['seat'], seats) &&
    isText(value['option']) &&
    isText(value['branch']) &&
    typeof value['barrier'] === 'boolean' &&
    isListOf(value['draws'], isDraw)
  );
}

const isDraw = (value: unknown): boolean =>
  isMap(value) && isText(value['label']) && isText(value['outcome']);
const isEvent = (value: unknown): boolean =>
  isMap(value) && isCount(value['seq']) && isText(value['name']) && isMap(value['params']);
const isLedger = (value: unknown): boolean =>
  isMap(value) && Object.values(value).every((points) => Number.isFinite(points));
const isChoice = (value: unknown): boolean =>
  isMap(value) && isText(value['verb']) && Array.isArray(value['args']);
const isFrame = (value: unknown): boolean =>
  isMap(value) &&
  isText(value['procedure']) &&
  (value['at'] === null || isText(value['at'])) &&
  isMap(value['v']);
