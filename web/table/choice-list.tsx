import type { Entry, Speaker } from '@destrier/text';
import { useId } from 'react';
import { useWords } from '../app/words.js';
import { rowsOf, type Row } from './choices.js';
import { Said } from './said.js';

interface Props {
  readonly entries: readonly Entry[];
  readonly speaker: Speaker;
  readonly take: (entry: number) => void;
}

/** All that can be chosen, to be walked through. */
export function ChoiceList({ entries, speaker, take }: Props) {
  const { say } = useWords();
  const { asked, anytime } = rowsOf(entries, speaker);
  const heading = useId();
  return (
    <>
      {entries.some(({ advice }) => advice !== '') ? (
        <p className="choice-note choices-assumed">{say('table.assumed')}</p>
      ) : null}
      <RowList rows={asked} from={1} take={take} />
      {anytime.length === 0 ? null : (
        <div role="group" aria-labelledby={heading}>
          <h3 id={heading} className="choices-anytime">
            {say('table.anytime')}
          </h3>
          <RowList rows={anytime} from={asked.length + 1} take={take} />
        </div>
      )}
    </>
  );
}

interface ListProps {
  readonly rows: readonly Row[];
  /** The number of the first; null: they have none. */
  readonly from: number | null;
  readonly take: (entry: number) => void;
}

function RowList({ rows, from, take }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="choices">
      {rows.map((row, i) => {
        const nth = from === null ? null : from + i;
        return (
          <li key={row.kind === 'one' ? row.at : row.text}>
            {row.kind === 'one' ? (
              <ChoiceButton entry={row.entry} nth={nth} onTake={() => take(row.at)} />
            ) : (
              <details className="choice-group">
                <summary data-nth={nth} aria-keyshortcuts={keyOf(nth)}>
                  <Nth nth={nth} />
                  <span>
                    <Said text={row.text} />
                  </span>
                </summary>
                <RowList rows={row.rows} from={null} take={take} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ButtonProps {
  readonly entry: Entry;
  readonly nth: number | null;
  readonly onTake: () => void;
}

function ChoiceButton({ entry: { id: option, name, note, advice }, nth, onTake }: ButtonProps) {
  const id = useId();
  const isNoted = note !== '' || advice !== '';
  return (
    <button
      type="button"
      className="choice"
      data-option={option}
      data-nth={nth}
      aria-keyshortcuts={keyOf(nth)}
      aria-labelledby={`${id}-name`}
      aria-describedby={isNoted ? `${id}-note` : undefined}
      onClick={onTake}
    >
      <Nth nth={nth} />
      <span className="choice-words">
        <span id={`${id}-name`} className="choice-name">
          <Said text={name} />
        </span>
        {isNoted ? (
          <span id={`${id}-note`} className="choice-note">
            <Said text={note} />
            {advice === '' ? null : <span className="choice-advice">{advice}</span>}
          </span>
        ) : null}
      </span>
    </button>
  );
}

const KEYS_AT_MOST = 9;

export function keyOf(nth: number | null): string | undefined {
  return nth === null || nth > KEYS_AT_MOST ? undefined : String(nth);
}

/** The key that chooses, for those who see the list. */
export function Nth({ nth }: { readonly nth: number | null }) {
  const key = keyOf(nth);
  return key === undefined ? null : (
    <kbd className="nth" aria-hidden="true">
      {key}
    </kbd>
  );
}
