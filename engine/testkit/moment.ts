import type { Seat } from '../basics.js';
import { canonical } from '../canonical.js';
import { dataOf } from '../match-data.js';
import { toldFault, type GameEvent } from '../events.js';
import { Broken } from './finding.js';
import type { Match } from '../match.js';
import type { Choice } from '../menu.js';
import type { Question } from '../questions.js';
import type { Stream } from '../random.js';
import type { Redealt } from './redealt.js';
import { shownTo, type Shown } from './sight.js';
import type { Watch } from './watch.js';

interface Facts {
  readonly before: Match;
  readonly question: Question;
  readonly choice: Choice;
  readonly after: Match;
  /** What was told during the choice. */
  readonly heard: Heard;
  /** The seed of the table. */
  readonly seed: string;
  /** Dice of the checks themselves. */
  readonly random: Stream;
  readonly watch: Watch;
  readonly redealt: Redealt;
}

/** A choice that was just made, as the costly checks judge it. They work on copies; what several need is made once. */
export interface Moment extends Facts {
  shownBefore(seat: Seat): Shown;
  shownAfter(seat: Seat): Shown;
  bytesBefore(): string;
  bytesAfter(): string;
}

export function momentOf(facts: Facts): Moment {
  const { before, after, heard } = facts;
  const shownBefore: Shown[] = [];
  const shownAfter: Shown[] = [];
  let bytesBefore: string | undefined;
  let bytesAfter: string | undefined;
  return {
    ...facts,
    shownBefore: (seat) => (shownBefore[seat] ??= shownTo(before, seat)),
    shownAfter: (seat) => (shownAfter[seat] ??= shownTo(after, seat, heard.events)),
    bytesBefore: () => (bytesBefore ??= bytesOf(before)),
    bytesAfter: () => (bytesAfter ??= bytesOf(after)),
  };
}

/** All bytes of a match, equal for equal games. */
export function bytesOf(match: Match): string {
  return canonical(dataOf(match));
}

/** What a match tells. */
export interface Heard {
  readonly events: GameEvent[];
  /** A rule said that something hidden that is not a card becomes known. */
  disclosed: boolean;
}

/** Hears what a match tells from now on. */
export function listenTo(match: Match): Heard {
  const heard: Heard = { events: [], disclosed: false };
  match.sink = {
    event(name, params) {
      const event = { seq: match.n, name, params };
      const fault = toldFault(match.prepared.events, event);
      if (fault !== undefined) throw new Broken(3, fault);
      heard.events.push(event);
    },
    draw: () => {},
    fired: () => {},
  };
  match.disclose = () => {
    heard.disclosed = true;
    match.barrier = true;
  };
  return heard;
}
