import { useEffect, useSyncExternalStore } from 'react';
import { Thinker } from '../../bots/thinker.js';
import type { TableLink } from '../../table/link.js';
import { runOf, type Looked, type Run } from './run.js';

const runs = new WeakMap<TableLink, Run>();

/** The analysis of a table. It belongs to the table and not to its panel, which comes and goes. */
export function useAnalysis(link: TableLink): Run & { readonly found: Looked } {
  const run = runAt(link);
  return { ...run, found: useSyncExternalStore(run.subscribe, run.looked) };
}

/** Whoever leaves the table has no use for it any more. */
export function useAnalysisEnd(link: TableLink): void {
  useEffect(() => () => runs.get(link)?.stop(), [link]);
}

function runAt(link: TableLink): Run {
  const known = runs.get(link);
  if (known !== undefined) return known;
  const run = runOf(async (tell, signal) => {
    const thinker = new Thinker();
    try {
      const record = await link.record();
      await thinker.analyse({ game: link.kit.box.game.id, record }, tell, signal);
    } finally {
      thinker.close();
    }
  });
  // Where the last choice is taken back, the game may end in another way.
  link.subscribe(() => {
    if (link.now().moment.result === null) run.forget();
  });
  runs.set(link, run);
  return run;
}
