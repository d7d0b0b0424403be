import type { GameEvent } from '@destrier/engine';

/** What happened in duels, from the events of the table. */

export interface Engagement {
  /** From 1. */
  readonly number: number;
  /** What was done in it, in order. */
  readonly events: readonly GameEvent[];
  /** The attacks of both sides and the side that won; nothing while it runs. */
  readonly end: { readonly attacks: readonly [number, number]; readonly winner: 0 | 1 } | undefined;
}

export interface Account {
  /** The seat that leads the duel, and its opponent: a seat, Otto or a knight. */
  readonly sides: readonly [number, number | string];
  readonly engagements: readonly Engagement[];
  /** What came after the last engagement. */
  readonly after: readonly GameEvent[];
  /** The side that won; nothing while it runs. */
  readonly winner: 0 | 1 | undefined;
}

interface Open {
  sides: readonly [number, number | string];
  engagements: { number: number; events: GameEvent[]; end: Engagement['end'] }[];
  after: GameEvent[];
  winner: 0 | 1 | undefined;
  /** The last choice during which something happened in it. */
  seq: number;
}

/** Whom an event of a duel speaks of. */
const SUBJECT: { readonly [event: string]: string } = {
  spent: 'who',
  used: 'who',
  rolled: 'who',
  rerolled: 'who',
  foeDie: 'foe',
  engagement: 'winner',
  won: 'winner',
  recovered: 'seat',
};

/** Everything that was told of the duels, in the order in which they began. */
export function accountsOf(events: readonly GameEvent[]): readonly Account[] {
  const all: Open[] = [];
  for (const event of events) {
    if (event.name === 'duel') {
      all.push(begun(event));
      continue;
    }
    const subject = SUBJECT[event.name];
    if (subject === undefined) continue;
    const duel = duelOf(all, event, event.params[subject]);
    if (duel !== undefined) write(duel, event);
  }
  return all;
}

function begun({ params, seq }: GameEvent): Open {
  const other = params['other'];
  return {
    sides: [Number(params['one']), typeof other === 'number' ? other : String(other)],
    engagements: [],
    after: [],
    winner: undefined,
    seq,
  };
}

/**
 * The duel in which somebody does something. Duels may be fought side by side, and two seats may meet the same card:
 * then it is the one in which something happened last.
 */
function duelOf(all: readonly Open[], { name, seq }: GameEvent, who: unknown): Open | undefined {
  const running = all.filter(
    (duel) =>
      duel.sides.some((side) => side === who) &&
      (duel.winner === undefined || name === 'recovered'),
  );
  return running.findLast((duel) => duel.seq === seq) ?? running.at(-1);
}

function write(duel: Open, event: GameEvent): void {
  duel.seq = event.seq;
  if (event.name === 'won') {
    duel.winner = sideOf(duel, event.params['winner']);
    return;
  }
  if (duel.winner !== undefined) {
    duel.after.push(event);
    return;
  }
  const engagement = engagementOf(duel, event);
  if (event.name === 'engagement') engagement.end = endOf(duel, event);
  else engagement.events.push(event);
}

/** The running engagement. What is used when one has just ended is the prestige that decided it. */
function engagementOf({ engagements }: Open, event: GameEvent): Open['engagements'][number] {
  const last = engagements.at(-1);
  if (last !== undefined && (last.end === undefined || event.name === 'used')) return last;
  const next = { number: engagements.length + 1, events: [], end: undefined };
  engagements.push(next);
  return next;
}

function sideOf(duel: Open, who: unknown): 0 | 1 {
  return duel.sides[0] === who ? 0 : 1;
}

function endOf(duel: Open, { params }: GameEvent): Engagement['end'] {
  const attacks = Array.isArray(params['attacks']) ? params['attacks'] : [];
  return {
    attacks: [Number(attacks[0]), Number(attacks[1])],
    winner: sideOf(duel, params['winner']),
  };
}

/** Those of the running phase that are over, the last first. */
export function endedIn(events: readonly GameEvent[]): readonly Account[] {
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
  return events.flatMap(({ name, params }): Throw[] => {
    const { dice, value, foe } = params;
    if (name === 'foeDie' && foe === who)
      return [{ again: false, dice: [`white${String(value)}`] }];
    const isThrow = (name === 'rolled' || name === 'rerolled') && params['who'] === who;
    if (!isThrow || !Array.isArray(dice)) return [];
    return [{ again: name === 'rerolled', dice: dice.map(String) }];
  });
}
