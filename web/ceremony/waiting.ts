import type { GameKit } from '../games/kit.js';
import type { Moment } from '../table/link.js';
import type { Preferences } from '../table/preferences.js';
import { isGreat, type Ceremony } from './ceremony.js';

/**
 * What is celebrated when a moment follows another, one after the other: nothing of what was there when one came, or of what
 * was taken back.
 */
export function celebrated(
  before: Moment | null,
  after: Moment,
  { ceremonies }: Pick<GameKit, 'ceremonies'>,
  content: object,
): readonly Ceremony[] {
  if (ceremonies === undefined || before === null || before.viewer !== after.viewer) return [];
  if (after.seq < before.seq) return [];
  const { events } = after;
  return events.slice(before.events.length).flatMap((event, i) => {
    const at = before.events.length + i;
    const one = ceremonies({ event, events, at, moment: after, content });
    return one === null ? [] : [one];
  });
}

/** Those that somebody wants to see. Of the small ones only the last, and none before a great one, which tells of it, too. */
export function wantedOf(
  all: readonly Ceremony[],
  wanted: Preferences['ceremonies'],
): readonly Ceremony[] {
  if (wanted === 'none') return [];
  const great = all.filter(isGreat);
  const last = all.at(-1);
  if (wanted === 'great' || last === undefined || isGreat(last)) return great;
  return [...great, last];
}
