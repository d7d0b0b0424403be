import {
  need,
  newMatch,
  prepare,
  run,
  Table,
  tableKey,
  type Ask,
  type Match,
  type Seat,
  type View,
  type Viewer,
} from '../../index.js';
import { play, script } from '../../testkit/check.js';
import { tricks } from './index.js';
import type { G, State } from './state.js';

/** Tables on which known cards lie, for rulings. */

export const HANDS = [
  'lion-9 lion-3 rose-1 tower-2 moon-4',
  'lion-5 rose-9 rose-2 tower-9 moon-1',
  'rose-5 rose-6 tower-4 moon-8 moon-9',
];

interface Given {
  /** Whole hands, seat by seat, each as words. */
  readonly hands?: readonly string[];
  readonly offer?: string;
  readonly options?: { readonly [id: string]: string };
  /** Changes what lies on the table before the first question. */
  readonly and?: (state: State, match: Match) => void;
}

/** Dealt, and before the first question. No cards are passed unless the options say so. */
export function tableWith(given: Given = {}): Table {
  const { hands = HANDS, offer = 'tower-7 moon-6', options, and } = given;
  const prepared = prepare(tricks, hands.length, { passing: 'off', limit: '20', ...options });
  const match = newMatch(prepared, tableKey('given'));
  script(match, { deck: [...hands, offer].flatMap((words) => words.split(' ')) });
  run(match);
  and?.(match.s, match);
  return Table.at(match, 'given');
}

/** Points that a seat has already, with a cause. */
export function givePoints(match: Match, seat: Seat, points: number): void {
  stateOf(match).players[seat].score = points;
  match.ledger = match.ledger.map((causes, at) => (at === seat ? { given: points } : causes));
}

export function stateOf(match: Match): State {
  return match.s;
}

/** Choices that must be possible: `red: play lion-9`. Everybody passes in the windows between them. */
export function playAll(table: Table, ...choices: readonly string[]): void {
  for (const choice of choices) {
    passWindow(table);
    play(table, choice);
  }
  passWindow(table);
}

export function passWindow(table: Table): void {
  for (const ask of table.asks()) if (ask.kind === 'window') table.choose(ask.seat, ask.id, 'pass');
}

/** Everybody makes the least of it until such a question is asked, or the game ends. */
export function playUntil(table: Table, stop: (ask: Ask) => boolean): void {
  for (let ask = table.asks()[0]; ask !== undefined; ask = table.asks()[0]) {
    if (stop(ask)) return;
    const ids = table.optionIds(ask.seat, ask.id);
    const idle = ids.find((id) => id === 'pass' || id === 'keep');
    const answer = table.choose(ask.seat, ask.id, idle ?? need(ids[0], 'an option'));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }
}

type Seen = View<G['state'], G['secrecy']>;

export function seenBy(table: Table, viewer: Viewer): Seen {
  return table.view(viewer) as Seen;
}

/** The cards of a hand that a viewer knows. */
export function knownOf(table: Table, viewer: Viewer, seat: Seat): readonly string[] {
  const hand = seenBy(table, viewer).players[seat]?.hand ?? [];
  return ('known' in hand ? hand.known : hand).map(String);
}
