import type { Moment } from '../../../table/link.js';
import type { Advised } from '../../../table/board.js';
import { useEffect, useRef, useState } from 'react';
import { isOfDuel } from './steps.js';

/** Long enough to see what was done. */
const SEEN_MS = 700;

/** A duel that is fought on by counsel. */
interface FightOn {
  readonly isOn: boolean;
  /** Whether counsel could choose now, or does so already. */
  readonly isOffered: boolean;
  set(on: boolean): void;
}

/** Whether counsel is to answer a question of a duel that is fought on: of each one once. */
export function isToAnswer(advised: Advised | null, answered: string | null): advised is Advised {
  return advised !== null && isOfDuel(advised.prompt) && advised.ask !== answered;
}

/**
 * Answers the viewer's questions of a duel as counsel would, from when it is wanted until it is not, a choice is taken
 * back, or the duel is over.
 */
export function useFightOn(
  { seq }: Moment,
  advised: Advised | null,
  { duel, isOwn }: { readonly duel: number; readonly isOwn: boolean },
): FightOn {
  const [wanted, setWanted] = useState<{ duel: number; seq: number } | null>(null);
  const answered = useRef<string | null>(null);
  const isOn = isOwn && wanted !== null && wanted.duel === duel && seq >= wanted.seq;
  if (wanted !== null && !isOn) setWanted(null);
  else if (wanted !== null && seq > wanted.seq) setWanted({ duel, seq });
  const latest = useRef(advised);
  useEffect(() => {
    latest.current = advised;
  });
  const ask = isOn ? advised?.ask : undefined;
  useEffect(() => {
    if (ask === undefined) return undefined;
    // What counsel said of the question before is forgotten by then.
    const timer = setTimeout(() => {
      const { current } = latest;
      if (!isToAnswer(current, answered.current)) return;
      answered.current = current.ask;
      current.take();
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [ask]);
  const set = (on: boolean): void => {
    answered.current = null;
    setWanted(on ? { duel, seq } : null);
  };
  return { isOn, isOffered: isOn || (isOwn && isToAnswer(advised, null)), set };
}
