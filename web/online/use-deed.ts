import { useState } from 'react';
import { useWords } from '../app/words.js';
import { saidBy } from './error-words.js';

/** Something asked of the server by a click: what went wrong is said, and nothing is asked twice at once. */
export function useDeed(): {
  readonly wrong: string | null;
  readonly busy: boolean;
  run(deed: () => Promise<unknown>): void;
} {
  const { say } = useWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = (deed: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    deed()
      .catch((error: unknown) => setWrong(saidBy(error, say)))
      .finally(() => setBusy(false));
  };
  return { wrong, busy, run };
}
