import type { Speaker } from '@destrier/text';
import { useMemo, useState } from 'react';
import type { GameKit } from '../games/kit.js';
import { headlinesOf } from './headlines.js';
import type { Moment } from './link.js';

/** What matters most of what has happened since the question before this one was answered here. */
export function useHeadlines(
  kit: GameKit,
  { events, viewer }: Moment,
  question: string,
  speaker: Speaker,
): readonly string[] {
  const [seen, setSeen] = useState({ question, events: events.length, since: events.length });
  if (seen.question !== question || seen.events !== events.length) {
    const isAnswered = seen.question !== question && seen.question !== '';
    const since = isAnswered ? seen.events : seen.since;
    setSeen({ question, events: events.length, since });
  }
  return useMemo(
    () => headlinesOf(kit, events.slice(seen.since), viewer, speaker),
    [kit, events, seen.since, viewer, speaker],
  );
}
