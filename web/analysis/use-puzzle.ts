import type { Decision } from '@destrier/bots/curve';
import { useEffect, useMemo, useState } from 'react';
import { Thinker } from '../bots/thinker.js';
import { gameCard } from '../games/index.js';
import type { GameKit } from '../games/kit.js';
import type { PuzzleAt } from '../app/route.js';
import { analyses, type KeptAnalysis } from '../storage/analyses.js';
import { useLatest } from '../parts/use-latest.js';
import { isPuzzle } from './costly.js';
import { PuzzleTable } from './puzzle-table.js';
import { tableIn } from './recorded.js';

/** What gives away less than this is as good: the estimate cannot tell them apart. */
const AS_GOOD = 0.01;

/** A puzzle with all that is needed to show it. */
export interface OpenPuzzle {
  readonly kept: KeptAnalysis;
  readonly kit: GameKit;
  readonly decision: Decision;
}

/** What somebody tried, and what it gives away beside the better choice; null while it is weighed. */
export interface Tried {
  readonly option: string;
  readonly cost: number | null;
}

/** Nothing where it is not kept in this browser. */
export async function openPuzzle({ where, seq }: PuzzleAt): Promise<OpenPuzzle | null> {
  const kept = await analyses.get(where);
  const decision = kept?.decisions.find((one) => one.seq === seq);
  const card = kept === undefined ? undefined : gameCard(kept.game);
  if (kept === undefined || decision === undefined || card === undefined) return null;
  return isPuzzle(decision) ? { kept, kit: await card.load(), decision } : null;
}

export function isFound({ cost }: Tried): boolean {
  return cost !== null && cost < AS_GOOD;
}

/** The table of a puzzle, and what was tried at it. */
export function usePuzzle({ kept, kit, decision }: OpenPuzzle) {
  const [tries, setTries] = useState<readonly Tried[]>([]);
  const [thinker] = useState(() => new Thinker());
  useEffect(() => () => thinker.close(), [thinker]);
  const tried = useLatest(tries);
  const link = useMemo(() => {
    const { seq, seat, best } = decision;
    const settle = (option: string, cost: number): void => {
      setTries((all) => all.map((one) => (one.option === option ? { option, cost } : one)));
      if (!isFound({ option, cost })) return;
      puzzle.solve();
      void keepSolved(kept.where, seq);
    };
    const onTry = (option: string): void => {
      const isBusy = tried().some(({ cost }) => cost === null);
      if (isBusy || tried().some((one) => one.option === option)) return;
      setTries((all) => [...all, { option, cost: null }]);
      if (option === best) return settle(option, 0);
      const asked = { game: kept.game, record: kept.record, seq, better: best, other: option };
      void thinker
        .weigh(asked, new AbortController().signal)
        .then((cost) => settle(option, Math.max(0, cost)));
    };
    const table = tableIn(kit.box.game, kept.record);
    const puzzle = new PuzzleTable({ kept, kit, table, seq, seat, onTry });
    return puzzle;
  }, [kept, kit, decision, thinker, tried]);
  return { link, tries };
}

async function keepSolved(where: string, seq: number): Promise<void> {
  const kept = await analyses.get(where);
  if (kept !== undefined && !kept.solved.includes(seq))
    await analyses.put({ ...kept, solved: [...kept.solved, seq] });
}
