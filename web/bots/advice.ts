import type { Considered } from '@destrier/bots';
import { requestAt, sceneOf } from '@destrier/bots/request';
import type { Ask, Table } from '@destrier/engine';
import type { Hint, CounselTold, Weighed } from '../table/link.js';
import type { Thinker } from './thinker.js';

/** What is calculated for a person, in workers of the page, from a table that holds nothing they may not know. */

const BOT = 'strong';
/** Nobody waits longer for a hint. */
const MOST_MS = 1500;
/** More than it takes in play: what is told of options has to be weighed better than the choice itself. */
const LOOKS = 200;
/** What an option is good for is chance below this many looks at it. */
const LEAST_LOOKS = 8;

/** Tells about a question as it is found out; nothing at a question that this table does not ask. */
export async function counselAt(
  table: Table,
  ask: Ask,
  reckoner: Pick<Thinker, 'reckon'>,
  { tell, signal }: { readonly tell: (told: CounselTold) => void; readonly signal: AbortSignal },
): Promise<void> {
  const open = table.open('public').find((one) => isSame(one.ask, ask));
  if (open === undefined) return;
  const seed = `counsel ${table.rows.length}`;
  await reckoner.reckon(sceneOf(table.match, open.question, seed), tell, signal);
}

/** What a strong bot would do on the seat of a question; null where it is asked something else. */
export async function hintAt(
  table: Table,
  ask: Ask,
  adviser: Pick<Thinker, 'think'>,
  signal: AbortSignal,
): Promise<Hint | null> {
  const asked = requestAt(table, ask.seat, {
    bot: BOT,
    iterations: LOOKS,
    ms: MOST_MS,
    inParts: true,
  });
  const isAsked = table.asks('public').some((one) => one.id === asked?.ask && isSame(one, ask));
  if (asked === undefined || !isAsked) return null;
  const { option, considered } = await adviser.think(asked.request, signal);
  const rank = (one: Considered): number => (one.option === option ? Infinity : one.visits);
  return {
    option,
    considered: considered
      .filter(({ visits }) => visits > 0)
      .toSorted((one, other) => rank(other) - rank(one))
      .map(weighedOf),
  };
}

function weighedOf({ option, win, visits, parts }: Considered): Weighed {
  return parts === undefined || visits < LEAST_LOOKS ? { option, win } : { option, win, parts };
}

/** Also at a table that was dealt anew from the one that asked. */
function isSame(one: Ask, other: Ask): boolean {
  return one.seat === other.seat && one.id === other.id;
}
