import { useCallback, useMemo } from 'react';
import { go } from '../app/route.js';

/** How a rule of a game is shown: over the table, or, where nothing is given for it, on a page of its own. */
export function useRules(game: string, onRule: ((rule: string) => void) | undefined) {
  const showRule = useCallback(
    (rule: string) => (onRule === undefined ? go({ at: 'rules', game, rule }) : onRule(rule)),
    [onRule, game],
  );
  return useMemo(() => ({ game, onRule: showRule }), [game, showRule]);
}
