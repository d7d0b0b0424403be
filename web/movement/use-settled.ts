import { useCallback, useState } from 'react';
import { goesOn } from '../table/answered.js';
import type { Moment } from '../table/link.js';

/** A moment as it may be told: nobody reads what dice show before they lie still. */
export interface Settled {
  readonly told: Moment;
  readonly isRolling: boolean;
  /** The dice of a moment lie still. */
  readonly settle: (moment: Moment) => void;
}

export function useSettled(
  moment: Moment,
  dice: readonly string[] | undefined,
  isMoving: boolean,
): Settled {
  const [last, setLast] = useState(moment);
  const settle = useCallback(
    (still: Moment) => setLast((known) => (goesOn(known, still) ? still : known)),
    [],
  );
  const isRolling = isMoving && isThrown(last, moment, dice ?? []);
  // Where nothing rolls there is nothing to wait for.
  if (!isRolling && last !== moment) setLast(moment);
  return { told: isRolling ? last : moment, isRolling, settle };
}

/** Whether dice were thrown since an earlier moment. */
export function isThrown(before: Moment, after: Moment, dice: readonly string[]): boolean {
  return (
    goesOn(before, after) &&
    after.events.slice(before.events.length).some(({ name }) => dice.includes(name))
  );
}
