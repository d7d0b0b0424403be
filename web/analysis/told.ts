import type { TurningPoint, Stand } from '@destrier/bots/curve';
import type { GameEvent, Seat } from '@destrier/engine';
import { labelled, type Speaker } from '@destrier/text';
import { optionName } from '../table/hint.js';
import { broughtBy } from '../panels/history/steps.js';

/** So many sentences of what a choice brought about are told; the log has the rest. */
const MOST_SENTENCES = 2;

/** A choice as the record has it. */
export interface RecordedChoice {
  readonly seat: Seat;
  readonly option: string;
}

/** What a choice brought about, in a sentence or two; where the log tells nothing of it, what was chosen. */
export function toldOf(seq: number, { events, choices, speaker }: Story): string {
  const told = broughtBy(events, seq)
    .map((event) => speaker.event(event))
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)
    .join(' ');
  const choice = choices[seq - 1];
  if (told !== '' || choice === undefined) return told;
  return labelled(speaker, speaker.seat(choice.seat), optionName(choice.option, speaker));
}

/** What is known of a whole game, and who tells it. */
export interface Story {
  readonly events: readonly GameEvent[];
  /** All of them, from the first. */
  readonly choices: readonly RecordedChoice[];
  readonly speaker: Speaker;
}

/** A share of victory as it is told: in a hundred. */
export function inHundred(share: number): number {
  return Math.round(100 * share);
}

/** The chances of the seat whose chances turned, before and after, in a hundred. */
export function turnOf(
  { seq, seat, swing }: TurningPoint,
  stands: readonly Stand[],
): { readonly before: number; readonly after: number } {
  const after = stands.find((stand) => stand.seq === seq)?.win[seat]?.mean ?? 0;
  return { before: inHundred(after - swing), after: inHundred(after) };
}
