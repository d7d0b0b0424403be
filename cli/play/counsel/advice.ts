import { setTimeout } from 'node:timers/promises';
import { askedOf, eyesOf, sameQuestion } from '@destrier/bots';
import { sceneOf } from '@destrier/bots/host';
import {
  menuOf,
  questions,
  type Choice,
  type Grounds,
  type Prospect,
  type Question,
  type Seat,
} from '@destrier/engine';
import type { Session } from '../session.js';

/**
 * Against a player with many tiles the exact chances take seconds. Nobody at the keyboard waits longer than this: what
 * is found later is told when the table is shown again.
 */
const PATIENCE_MS = 250;

/** What counsel has to say at a question; more as it is found. */
export interface Advice {
  /** What the policy chooses. */
  readonly choice: Choice;
  /** Why that may have less of a chance than another option, by what the chance is of. */
  readonly grounds: { readonly [of: string]: Grounds };
  /** The chances as things stand. */
  now: readonly Prospect[] | undefined;
  /** The chances by the id of an option. */
  readonly by: Map<string, readonly Prospect[]>;
  isWhole: boolean;
}

/** What counsel says to a seat; nothing where it is switched off or has nothing to say. */
export async function adviceFor(session: Session, seat: Seat): Promise<Advice | undefined> {
  const { table, reckoner } = session;
  const { match } = table;
  const question = questions(match).find((one) => one.seat === seat && one.kind !== 'aside');
  if (reckoner === null || !session.counsel || question === undefined) return undefined;
  const seed = `counsel ${table.rows.length}`;
  const chosen = choiceAt(session, question, seed);
  if (chosen === undefined) return undefined;
  const advice: Advice = { ...chosen, now: undefined, by: new Map(), isWhole: false };
  const found = reckoner
    .ask(sceneOf(match, question, seed), ({ option, prospects }) => {
      if (option === null) advice.now = prospects;
      else advice.by.set(option, prospects);
    })
    .then(() => {
      advice.isWhole = true;
    });
  await Promise.race([found, setTimeout(PATIENCE_MS)]);
  return advice;
}

/** What the policy chooses, knowing what the seat knows. */
function choiceAt(
  { box, table }: Session,
  asked: Question,
  seed: string,
): Pick<Advice, 'choice' | 'grounds'> | undefined {
  const world = eyesOf(table.match, asked.seat, seed);
  const question = sameQuestion(world, asked);
  const menu = menuOf(world, question, world.menu, false);
  const posed = askedOf(world, question);
  const choice = box.counsel?.choice(world, posed, menu);
  if (choice === undefined) return undefined;
  return { choice, grounds: box.counsel?.grounds?.(posed) ?? {} };
}
