import { isSeat, type Seat } from '@destrier/engine';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Thinker, type Told } from '../bots/thinker.js';
import { analyses, type KeptAnalysis } from '../storage/analyses.js';
import { whereOf, type TableLink } from '../table/link.js';
import { runOf, type Looked, type Run } from './run.js';

/** Whose choices are judged: those of the people at this screen; of everybody where there are none. */
export function judgedSeats({ sitters }: Pick<TableLink, 'sitters'>): Seat[] {
  const seats = sitters.map((_, seat) => seat).filter((seat): seat is Seat => isSeat(seat));
  const here = seats.filter((seat) => sitters[seat]?.who === 'here');
  return here.length === 0 ? seats : here;
}

/** The analysis of a finished table: it begins at once, or is there at once where it was made before. */
export function useAnalysis(link: TableLink): Run & { readonly found: Looked } {
  const run = useMemo(
    () =>
      runOf(
        (tell, signal) => look(link, tell, signal),
        (found) => keep(link, found),
      ),
    [link],
  );
  useEffect(() => {
    run.start();
    return () => run.stop();
  }, [run]);
  return { ...run, found: useSyncExternalStore(run.subscribe, run.looked) };
}

async function look(link: TableLink, tell: (told: Told) => void, signal: AbortSignal) {
  const record = await link.record();
  const kept = await analyses.get(whereOf(link));
  if (kept?.record === record) return tellAgain(kept, tell);
  const thinker = new Thinker();
  try {
    const game = link.kit.box.game.id;
    await thinker.analyse({ game, record, seats: judgedSeats(link) }, tell, signal);
  } finally {
    thinker.close();
  }
}

function tellAgain({ stands, decisions }: KeptAnalysis, tell: (told: Told) => void): void {
  for (const stand of stands) tell({ kind: 'stand', stand, all: stands.length });
  const all = decisions.length;
  for (const [i, decision] of decisions.entries())
    tell({ kind: 'judged', judged: { done: i + 1, all, decision } });
}

/** So that it is there at once the next time, and for puzzles; where there is no room it is made again. */
async function keep(link: TableLink, { stands, decisions }: Looked): Promise<void> {
  const where = whereOf(link);
  const record = await link.record();
  const before = await analyses.get(where);
  const isSame = before?.record === record;
  if (isSame && before.decisions.length === decisions.length) return;
  await analyses.put({
    where,
    game: link.kit.box.game.id,
    record,
    sitters: link.sitters,
    seats: judgedSeats(link),
    stands,
    decisions,
    solved: isSame ? before.solved : [],
    at: Date.now(),
  });
}
