import { kind, type Ask, type Seat } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { Moment } from './link.js';

/** What a table says above all else: what is asked of the viewer, or for whom it waits. */
export interface Prompt {
  readonly kind: 'asked' | 'waiting' | 'over';
  /** Empty where nothing is asked of anybody. */
  readonly text: string;
  readonly rule: string | null;
}

export function promptOf({ asks, viewer, result }: Moment, speaker: Speaker): Prompt {
  if (result !== null) return { kind: 'over', text: speaker.say('kernel.over'), rule: null };
  const asked = asks.filter(({ kind }) => kind !== 'aside');
  const own = asked.find(({ seat }) => seat === viewer);
  if (own !== undefined) return { kind: 'asked', text: speaker.prompt(own), rule: own.rule };
  return { kind: 'waiting', text: waitingText(asked, speaker), rule: null };
}

function waitingText(asked: readonly Ask[], speaker: Speaker): string {
  const seats = [...new Set(asked.map(({ seat }) => seat))];
  const [first] = asked;
  if (first === undefined) return '';
  // A game's own sentence speaks of one who is asked.
  if (seats.length === 1) return speaker.waiting(first);
  return speaker.say('kernel.wait', { seat: seats }, { seat: kind.list(kind.seat) });
}

/** Who is asked, each once. */
export function askedSeats({ asks }: Moment): readonly Seat[] {
  const asked = asks.filter(({ kind }) => kind !== 'aside').map(({ seat }) => seat);
  return [...new Set(asked)];
}
