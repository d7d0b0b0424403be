import type { Seat } from '@destrier/engine';
import type { GloryEvent } from '@destrier/glory/page';

/** What happened in duels, from the events of the table. */

export interface Engagement {
  /** From 1. */
  readonly number: number;
  /** What was done in it, in order. */
  readonly events: readonly GloryEvent[];
  /** The attacks of both sides and the side that won; nothing while it runs. */
  readonly end: { readonly attacks: readonly [number, number]; readonly winner: 0 | 1 } | undefined;
}

type Sides = readonly [Seat, Seat | string];

export interface Account {
  /** The seat that leads the duel, and its opponent: a seat, Otto or a knight. */
  readonly sides: Sides;
  readonly engagements: readonly Engagement[];
  /** What came after the last engagement. */
  readonly after: readonly GloryEvent[];
  /** The side that won; nothing while it runs. */
  readonly winner: 0 | 1 | undefined;
}

interface Open {
  readonly sides: Sides;
  engagements: { number: number; events: GloryEvent[]; end: Engagement['end'] }[];
  after: GloryEvent[];
  winner: 0 | 1 | undefined;
  /** The last choice during which something happened in it. */
  seq: number;
}

/** Whom an event of a duel speaks of; undefined where it is none of a duel. */
function subjectOf(event: GloryEvent): Seat | string | undefined {
  switch (event.name) {
    case 'spent':
    case 'used':
    case 'rolled':
    case 'rerolled':
      return event.params.who;
    case 'foeDie':
      return event.params.foe;
    case 'engagement':
    case 'won':
      return event.params.winner;
    case 'recovered':
      return event.params.seat;
    default:
      return undefined;
  }
}

/** Everything that was told of the duels, in the order in which they began. */
export function accountsOf(events: readonly GloryEvent[]): readonly Account[] {
  const all: Open[] = [];
  for (const event of events) {
    if (event.name === 'duel') {
      const { one, other } = event.params;
      const { seq } = event;
      all.push({ sides: [one, other], engagements: [], after: [], winner: undefined, seq });
      continue;
    }
    const subject = subjectOf(event);
    if (subject === undefined) continue;
    const duel = duelOf(all, event, subject);
    if (duel !== undefined) write(duel, event);
  }
  return all;
}

/**
 * The duel in which somebody does something. Duels may be fought side by side, and two seats may meet the same card:
 * then it is the one in which something happened last.
 */
function duelOf(
  all: readonly Open[],
  { name, seq }: GloryEvent,
  who: Seat | string,
): Open | undefined {
  const running = all.filter(
    (duel) =>
      duel.sides.some((side) => side === who) &&
      (duel.winner === undefined || name === 'recovered'),
  );
  return running.findLast((duel) => duel.seq === seq) ?? running.at(-1);
}

function write(duel: Open, event: GloryEvent): void {
  duel.seq = event.seq;
  if (event.name === 'won') {
    duel.winner = sideOf(duel, event.params.winner);
    return;
  }
  if (duel.winner !== undefined) {
    duel.after.push(event);
    return;
  }
  const engagement = engagementOf(duel, event);
  if (event.name === 'engagement') engagement.end = endOf(duel, event.params);
  else engagement.events.push(event);
}

/** The running engagement. What is used when one has just ended is the prestige that decided it. */
function engagementOf({ engagements }: Open, event: GloryEvent): Open['engagements'][number] {
  const last = engagements.at(-1);
  if (last !== undefined && (last.end === undefined || event.name === 'used')) return last;
  const next = { number: engagements.length + 1, events: [], end: undefined };
  engagements.push(next);
  return next;
}

function sideOf(duel: Open, who: Seat | string): 0 | 1 {
  return duel.sides[0] === who ? 0 : 1;
}

type Ended = Extract<GloryEvent, { readonly name: 'engagement' }>['params'];

function endOf(duel: Open, { attacks, winner }: Ended): Engagement['end'] {
  const [one = 0, other = 0] = attacks;
  return { attacks: [one, other], winner: sideOf(duel, winner) };
}

/** Those of the running phase that are over, the last first. */
export function endedIn(events: readonly GloryEvent[]): readonly Account[] {
  const from = events.findLastIndex(({ name }) => name === 'phase');
  return accountsOf(events.slice(from + 1))
    .filter(({ winner }) => winner !== undefined)
    .toReversed();
}

/** Dice that were thrown at once: all of a side, or those that it threw again. */
export interface Throw {
  readonly again: boolean;
  readonly dice: readonly string[];
}

/** What a side threw in an engagement, in order. Of a knight only the value of its one die is told. */
export function throwsOf({ events }: Engagement, who: number | string): readonly Throw[] {
  return events.flatMap((event): Throw[] => {
    switch (event.name) {
      case 'foeDie':
        return event.params.foe === who
          ? [{ again: false, dice: [`white${event.params.value}`] }]
          : [];
      case 'rolled':
      case 'rerolled':
        return event.params.who === who
          ? [{ again: event.name === 'rerolled', dice: event.params.dice }]
          : [];
      default:
        return [];
    }
  });
}
