import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePace } from '../movement/use-pace.js';
import { soleSeat } from '../panels/result/headline.js';
import type { Moment, TableLink } from '../table/link.js';
import type { Preferences } from '../table/preferences.js';
import { isGreat, isOwnDuel, type Ceremony } from './ceremony.js';
import { celebrate } from './rest.js';
import { celebrated, wantedOf } from './waiting.js';

/** How long small ones are shown; at the usual pace, somebody's own. */
const SHOWN_MS = { duel: 1200, round: 2600, own: 2500 } as const;

/** How long great ones are at a table with clocks: nobody's time is to run out behind them. */
const TIMED_MS = 6000;

/** When it ends by itself; undefined: only who looks at it ends it. */
function lastsFor(
  ceremony: Ceremony,
  newsOf: TableLink['newsOf'],
  ownPace: number,
): number | undefined {
  const { kind } = ceremony;
  if (ownPace > 0) return SHOWN_MS.own * ownPace;
  if (kind === 'duel' || kind === 'round') return SHOWN_MS[kind];
  return newsOf?.(0).clock === undefined ? undefined : TIMED_MS;
}

/** A finger on what is counted scrolls it; its button goes on. */
function isRead({ type, target }: Event): boolean {
  return (
    type === 'pointerdown' &&
    target instanceof Element &&
    target.closest('.reckoning-leaf') !== null
  );
}

/** Something to be celebrated, and its number: the next one of its kind is not the same one. */
interface Waiting {
  readonly number: number;
  readonly ceremony: Ceremony;
}

/** What is celebrated now, one after the other; small ones end by themselves, any key or click ends each. */
export function useCelebrated(
  { kit, content, newsOf, sitters }: TableLink,
  moment: Moment,
  wanted: Preferences['ceremonies'],
): {
  readonly shown: Waiting | undefined;
  /** Whether it is the end of a duel of who looks, over which nothing else is to be seen. */
  readonly isOwn: boolean;
  readonly end: () => void;
} {
  const last = useRef<Moment | null>(null);
  const count = useRef(0);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const found = wantedOf(celebrated(last.current, moment, kit, content), wanted).map(
      (ceremony) => ({ ceremony, number: count.current++ }),
    );
    const isUndone = moment.seq < (last.current?.seq ?? 0);
    last.current = moment;
    if (isUndone) setWaiting([]);
    // A great one is not cut short by what comes after it.
    else if (found.length > 0)
      setWaiting((before) => [...before.filter(({ ceremony }) => isGreat(ceremony)), ...found]);
  }, [moment, kit, content, wanted]);
  const [shown] = waiting;
  const end = useCallback(
    () => setWaiting((before) => (before[0] === shown ? before.slice(1) : before)),
    [shown],
  );
  const pace = usePace();
  const me = soleSeat(sitters, moment.viewer);
  const isOwn = shown !== undefined && isOwnDuel(shown.ceremony, me) && pace > 0;
  const covers = isOwn || (shown !== undefined && isGreat(shown.ceremony));
  useEffect(() => (shown === undefined ? undefined : celebrate(covers)), [shown, covers]);
  const lasts =
    shown === undefined ? undefined : lastsFor(shown.ceremony, newsOf, isOwn ? pace : 0);
  useEffect(() => {
    if (lasts === undefined) return undefined;
    const timer = setTimeout(end, lasts);
    return () => clearTimeout(timer);
  }, [lasts, end]);
  const press = useEffectEvent((event: KeyboardEvent | PointerEvent): void => {
    const isWay = 'key' in event && ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
    if (shown !== undefined && !isWay && !isRead(event)) end();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
  return { shown, isOwn, end };
}
