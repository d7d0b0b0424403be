import type { Ask } from '@destrier/engine';
import { useEffect, useRef, useState } from 'react';
import type { Hint, TableLink } from './link.js';

export type Hinted = Hint | 'unasked' | 'busy' | 'none';

/** A hint on one question, and what asks for it or folds it away; nothing of it is left for the next question. */
export function useHint(
  hint: TableLink['hint'],
  ask: Ask | undefined,
  question: string,
): readonly [Hinted, () => void] {
  const [held, setHeld] = useState<{ readonly question: string; readonly hinted: Hinted }>({
    question,
    hinted: 'unasked',
  });
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), [question]);
  const hinted = held.question === question ? held.hinted : 'unasked';
  const toggle = (): void => {
    asking.current?.abort();
    if (hinted !== 'unasked') return setHeld({ question, hinted: 'unasked' });
    if (hint === undefined || ask === undefined) return;
    const own = new AbortController();
    asking.current = own;
    setHeld({ question, hinted: 'busy' });
    const end = (found: Hint | null): void => {
      if (!own.signal.aborted) setHeld({ question, hinted: found ?? 'none' });
    };
    hint(ask, own.signal).then(end, () => end(null));
  };
  return [hinted, toggle];
}
