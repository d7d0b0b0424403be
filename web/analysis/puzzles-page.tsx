import { useEffect, useMemo, useState } from 'react';
import { addressOf, type PuzzleAt } from '../app/route.js';
import { useWords } from '../app/words.js';
import '../art/palette.css';
import { Leaf, Hall } from '../board/leaf.js';
import { isolated, tableSpeaker } from '../table/isolated-names.js';
import { TableScreen } from '../table/screen.js';
import { PuzzleList } from './puzzle-list.js';
import { PuzzleSheet } from './puzzle-sheet.js';
import './puzzles.css';
import { openPuzzle, usePuzzle, type OpenPuzzle } from './use-puzzle.js';

/** Better choices to be found in one's own games: one of them, or the list. */
export function PuzzlesPage({ puzzle }: { readonly puzzle: PuzzleAt | null }) {
  const { say } = useWords();
  const [found, setFound] = useState<OpenPuzzle | null | 'loading'>('loading');
  useEffect(() => {
    let left = false;
    if (puzzle === null) return;
    void openPuzzle(puzzle).then((open) => left || setFound(open));
    return () => {
      left = true;
    };
  }, [puzzle]);
  if (puzzle !== null && found === 'loading') return <p role="status">{say('page.loading')}</p>;
  if (puzzle !== null && found !== null && found !== 'loading') return <AtPuzzle open={found} />;
  return (
    <Hall className="puzzles">
      <Leaf labelledBy="puzzles" className="puzzles-leaf">
        <h1 id="puzzles">{say('puzzles.title')}</h1>
        <p>{say('puzzles.about')}</p>
        {puzzle === null ? null : <p role="alert">{say('puzzles.missing')}</p>}
        <PuzzleList now={null} />
        <a href={addressOf({ at: 'lobby' })}>{say('page.home')}</a>
      </Leaf>
    </Hall>
  );
}

function AtPuzzle({ open }: { readonly open: OpenPuzzle }) {
  const { language } = useWords();
  const { link, tries } = usePuzzle(open);
  const speaker = useMemo(
    () =>
      tableSpeaker(
        link.kit,
        link.content,
        link.sitters.map(({ name }) => isolated(name)),
        language,
      ),
    [link, language],
  );
  return (
    <Hall className="puzzle">
      <PuzzleSheet open={open} link={link} speaker={speaker} tries={tries} />
      <TableScreen link={link} asksAll />
    </Hall>
  );
}
