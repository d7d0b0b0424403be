import { useEffect, useState } from 'react';
import { addressOf, type PuzzleAt } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { gameCard } from '../games/index.js';
import { analyses } from '../storage/analyses.js';
import { puzzlesIn, type Puzzle } from './costly.js';

/** The puzzles of all games that were analysed in this browser. */
export function usePuzzles(changed: unknown): readonly Puzzle[] | undefined {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[]>();
  useEffect(() => {
    let left = false;
    void analyses.list().then((kept) => left || setPuzzles(puzzlesIn(kept)));
    return () => {
      left = true;
    };
  }, [changed]);
  return puzzles;
}

/** They are listed with those solved; `now`: the one on the table, and whether it has just been solved. */
export function PuzzleList({
  now,
}: {
  readonly now: (PuzzleAt & { readonly isSolved: boolean }) | null;
}) {
  const { say, language } = useWords();
  const puzzles = usePuzzles(now?.isSolved);
  if (puzzles === undefined) return null;
  if (puzzles.length === 0) return <p>{say('puzzles.none')}</p>;
  return (
    <ul className="puzzle-list">
      {puzzles.map(({ where, seq, game, isSolved }) => {
        const isNow = now?.where === where && now.seq === seq;
        const solved = isSolved || (isNow && now.isSolved);
        const state = solved ? 'puzzles.solved' : isNow ? 'puzzles.now' : 'puzzles.open';
        return (
          <li key={`${where} ${seq}`}>
            <a
              href={addressOf({ at: 'puzzles', puzzle: { where, seq } })}
              aria-current={isNow ? 'page' : undefined}
            >
              <b>{gameCard(game)?.title.title[language] ?? game}</b>
              <span>{say('puzzles.of', { n: seq })}</span>
              <span className="puzzle-state" data-solved={solved}>
                {solved ? <Drawn drawing={sign('tick')} width={16} /> : null}
                {say(state)}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
