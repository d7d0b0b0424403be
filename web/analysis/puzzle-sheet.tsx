import { numeral, type Speaker } from '@destrier/text';
import { useState } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { Vellum } from '../board/leaf.js';
import { Button } from '../parts/button.js';
import { optionName } from '../table/hint.js';
import { unmarked } from '../table/isolated-names.js';
import type { TableLink } from '../table/link.js';
import { useFrame } from '../table/use-frame.js';
import { PuzzleList, usePuzzles } from './puzzle-list.js';
import { inHundred } from './told.js';
import { isFound, type OpenPuzzle, type Tried } from './use-puzzle.js';
import { plainOptions, whisperOf } from './whisper.js';

interface Props {
  readonly open: OpenPuzzle;
  readonly link: TableLink;
  readonly speaker: Speaker;
  readonly tries: readonly Tried[];
}

/** Beside the table: what is looked for, what was tried, a whisper, and the other puzzles. */
export function PuzzleSheet({ open, link, speaker, tries }: Props) {
  const { say } = useWords();
  const { kept, decision } = open;
  const { chosen, best, seq } = decision;
  const [whispered, setWhispered] = useState<readonly string[]>([]);
  const [isShown, show] = useState(false);
  const isDesk = useFrame('filled') === 'desk';
  const named = (option: string): string => unmarked(optionName(option, speaker));
  const said = (option: string) => ({ said: named(option) });
  const found = tries.find(isFound);
  const isOpen = found === undefined && !isShown;
  const now = { where: kept.where, seq, isSolved: found !== undefined };
  const next = usePuzzles(now.isSolved)?.find(
    (one) => !one.isSolved && (one.where !== kept.where || one.seq !== seq),
  );
  const whisper = (): void => {
    const tried = tries.map(({ option }) => option);
    setWhispered(whisperOf(plainOptions(link.now().moment.asks), best, [...tried, chosen]));
  };
  return (
    <Vellum className="puzzle-sheet">
      <h2>{say('puzzles.find')}</h2>
      <p className="puzzle-ask">{say('puzzles.ask', { chosen: said(chosen) })}</p>
      <ol className="puzzle-tries" aria-label={say('puzzles.tries')}>
        {tries.map((tried) => (
          <li key={tried.option} data-found={isFound(tried)}>
            <Drawn drawing={sign(isFound(tried) ? 'tick' : 'drop')} width={18} />
            <b>{named(tried.option)}</b>
            <Cost tried={tried} />
          </li>
        ))}
      </ol>
      <div role="status">
        {found === undefined ? null : (
          <p>
            {say(found.option === best ? 'puzzles.right' : 'puzzles.good', {
              option: said(found.option),
              best: said(best),
            })}
          </p>
        )}
        {whispered.length === 0 || !isOpen ? null : (
          <p className="puzzle-whisper">
            {say('puzzles.whispered', {
              options: { said: whispered.map((option) => `“${named(option)}”`).join(', ') },
            })}
          </p>
        )}
        {isShown ? <p>{say('puzzles.shown', { option: said(best) })}</p> : null}
      </div>
      <div className="puzzle-deeds">
        {isOpen ? (
          <>
            <Button className="button-small" onClick={whisper}>
              {say('puzzles.whisper')}
            </Button>
            <Button className="button-small" onClick={() => show(true)}>
              {say('puzzles.show')}
            </Button>
          </>
        ) : null}
        {isOpen || next === undefined ? null : (
          <a
            className="button button-may button-small"
            href={addressOf({ at: 'puzzles', puzzle: next })}
          >
            {say('puzzles.next')}
          </a>
        )}
        <a
          className="button button-plain button-small"
          href={addressOf({ at: 'analysis', where: kept.where })}
        >
          {say('analysis.title')}
        </a>
      </div>
      <details className="puzzle-others" open={isDesk}>
        <summary>{say('puzzles.all')}</summary>
        <PuzzleList now={now} />
      </details>
    </Vellum>
  );
}

function Cost({ tried }: { readonly tried: Tried }) {
  const { say, language } = useWords();
  if (tried.cost === null) return <span>{say('puzzles.weighing')}</span>;
  if (isFound(tried)) return null;
  const cost = inHundred(tried.cost);
  return (
    <span className="puzzle-cost">
      <span aria-hidden="true">{numeral(new Intl.NumberFormat(language), -cost)}</span>
      <span className="heard">{say('analysis.costs', { cost })}</span>
    </span>
  );
}
