import { isNews } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { Moment } from './link.js';
import { unmarked } from './isolated-names.js';
import { promptOf } from './prompt.js';

/** So many sentences are told at once. */
const TOLD_AT_MOST = 4;

/** What those who hear the page are told when something has changed. */
export interface News {
  /** Events that are left out before the others. */
  readonly earlier: number;
  readonly told: readonly string[];
  /** Choices were taken back. */
  readonly undone: boolean;
}

const NONE: News = { earlier: 0, told: [], undone: false };

/** `before`: what was told last; null: nothing yet. */
export function newsOf(before: Moment | null, after: Moment, speaker: Speaker): News {
  // What somebody else at this screen could see is nobody's news.
  if (before === null || before.viewer !== after.viewer)
    return { ...NONE, told: asked(null, after, speaker) };
  if (after.seq < before.seq)
    return { earlier: 0, told: asked(before, after, speaker), undone: true };
  const events = after.events.slice(before.events.length).filter(isNews);
  const shown = events.slice(-TOLD_AT_MOST);
  return {
    earlier: events.length - shown.length,
    told: [
      ...shown.map((event) => unmarked(speaker.event(event))),
      ...asked(before, after, speaker),
    ],
    undone: false,
  };
}

/** What is asked now, unless that was told already. For whom others wait is seen, not told each time. */
function asked(before: Moment | null, after: Moment, speaker: Speaker): readonly string[] {
  const { kind, text } = promptOf(after, speaker);
  if (kind === 'waiting') return [];
  const isSame =
    before !== null && idsOf(before) === idsOf(after) && promptOf(before, speaker).text === text;
  return isSame ? [] : [unmarked(text)];
}

function idsOf({ asks, viewer }: Moment): string {
  return asks.flatMap(({ seat, id }) => (seat === viewer ? [id] : [])).join(' ');
}
