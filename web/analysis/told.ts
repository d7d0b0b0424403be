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

/** What the log tells of a choice; what only begins a part of the game is left out. */
function sentencesOf(seq: number, { events, headings, speaker }: Story): readonly string[] {
  return broughtBy(events, seq)
    .filter(({ name }) => !headings.has(name))
    .map((event) => speaker.event(event))
    .filter((sentence) => sentence !== '');
}

export function isTold(seq: number, story: Story): boolean {
  return sentencesOf(seq, story).length > 0;
}

/** What a choice brought about, in a sentence or two; where the log tells nothing of it, what was chosen. */
export function toldOf(seq: number, story: Story): string {
  const { choices, speaker } = story;
  const told = sentencesOf(seq, story).slice(0, MOST_SENTENCES).join(' ');
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
  /** Events that begin a part of the game, by their names. */
  readonly headings: ReadonlyMap<string, unknown>;
}

/** A share of victory as it is told: in a hundred. */
export function inHundred(share: number): number {
  return Math.round(100 * share);
}
