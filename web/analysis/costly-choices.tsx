import { numeral } from '@destrier/text';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { Leaf } from '../board/leaf.js';
import { optionName } from '../table/hint.js';
import { unmarked } from '../table/isolated-names.js';
import { costliestOf } from './costly.js';
import type { SheetProps } from './sheets.js';
import { inHundred } from './told.js';
import { judgedSeats } from './use-analysis.js';

/** What cost most, with what the master would have done instead. */
export function CostlyChoices({ link, speaker, found, at, onAt }: SheetProps) {
  const { say, language } = useWords();
  const figures = new Intl.NumberFormat(language);
  const isMine = judgedSeats(link).length < link.sitters.length;
  const costly = found.progress.at === 'done' ? costliestOf(found.decisions) : [];
  const most = Math.max(0.01, ...costly.map(({ cost }) => cost));
  return (
    <Leaf labelledBy="costly" className="analysis-costly">
      <div className="costly-head">
        <h2 id="costly">{say(isMine ? 'analysis.costly.mine' : 'analysis.costly.all')}</h2>
        {costly.length === 0 ? null : <span>{say('analysis.costly.unit')}</span>}
      </div>
      {costly.length === 0 ? (
        <p>
          {say(found.progress.at === 'done' ? 'analysis.costly.none' : 'analysis.costly.waits')}
        </p>
      ) : (
        <ol>
          {costly.map(({ seq, chosen, best, cost }, i) => (
            <li key={seq}>
              <button
                type="button"
                className="costly-choice"
                aria-pressed={seq === at}
                onClick={() => onAt(seq)}
              >
                <b className="costly-number" aria-hidden="true">
                  {i + 1}
                </b>
                <span className="costly-words">
                  <span className="heard">{say('puzzles.of', { n: seq })}. </span>
                  <span>
                    <span className="heard">{say('analysis.chosen')} </span>
                    {unmarked(optionName(chosen, speaker))}
                  </span>
                  <strong>
                    <Drawn drawing={sign('tick')} width={15} />
                    <span className="heard"> {say('analysis.better')} </span>
                    {unmarked(optionName(best, speaker))}
                  </strong>
                </span>
                <span className="costly-cost">
                  <i style={{ width: `${(100 * cost) / most}%` }} />
                  <b aria-hidden="true">{numeral(figures, -inHundred(cost))}</b>
                  <span className="heard"> {say('analysis.costs', { cost: inHundred(cost) })}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Leaf>
  );
}
