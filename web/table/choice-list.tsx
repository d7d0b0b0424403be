import type { Entry, Speaker } from '@destrier/text';
import { useId } from 'react';
import { useWords } from '../app/words.js';
import { rowsOf, type Row } from './choices.js';
import { keysOf, type OptionKeys } from './option-keys.js';
import { Said } from './said.js';

interface Props {
  readonly entries: readonly Entry[];
  readonly speaker: Speaker;
  readonly take: (entry: number) => void;
  readonly declines: (entry: number) => boolean;
}

/** All that can be chosen, to be walked through. */
export function ChoiceList({ entries, speaker, take, declines }: Props) {
  const { say } = useWords();
  const { asked, anytime } = rowsOf(entries, speaker);
  const heading = useId();
  const keys = keysOf([...asked, ...anytime].map(idOf));
  return (
    <>
      {entries.some(({ advice }) => advice !== '') ? (
        <p className="choice-note choices-assumed">{say('table.assumed')}</p>
      ) : null}
      <RowList rows={asked} keys={keys} take={take} declines={declines} />
      {anytime.length === 0 ? null : (
        <div role="group" aria-labelledby={heading}>
          <h3 id={heading} className="choices-anytime">
            {say('table.anytime')}
          </h3>
          <RowList rows={anytime} keys={keys} take={take} declines={declines} />
        </div>
      )}
    </>
  );
}

/** What has a key. */
function idOf(row: Row): string {
  return row.kind === 'one' ? row.entry.id : row.text;
}

interface ListProps {
  readonly rows: readonly Row[];
  readonly keys: OptionKeys;
  readonly take: (entry: number) => void;
  readonly declines: (entry: number) => boolean;
}

const NO_KEYS: OptionKeys = new Map();

function RowList({ rows, keys, take, declines }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="choices">
      {rows.map((row) => {
        const key = keys.get(idOf(row));
        return (
          <li key={row.kind === 'one' ? row.at : row.text}>
            {row.kind === 'one' ? (
              <ChoiceButton
                entry={row.entry}
                pressedBy={key}
                declines={declines(row.at)}
                onTake={() => take(row.at)}
              />
            ) : (
              <details className="choice-group">
                <summary data-key={key} aria-keyshortcuts={key}>
                  <Key of={key} />
                  <span>
                    <Said text={row.text} />
                  </span>
                </summary>
                <RowList rows={row.rows} keys={NO_KEYS} take={take} declines={declines} />
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
  readonly pressedBy: string | undefined;
  readonly declines: boolean;
  readonly onTake: () => void;
}

function ChoiceButton({ entry, pressedBy, declines, onTake }: ButtonProps) {
  const { id: option, name, note, advice } = entry;
  const id = useId();
  const isNoted = note !== '' || advice !== '';
  return (
    <button
      type="button"
      className="choice"
      data-option={option}
      data-declines={declines ? '' : undefined}
      data-key={pressedBy}
      aria-keyshortcuts={pressedBy}
      aria-labelledby={`${id}-name`}
      aria-describedby={isNoted ? `${id}-note` : undefined}
      onClick={onTake}
    >
      <Key of={pressedBy} />
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

/** The key that chooses, for those who see the list. */
export function Key({ of }: { readonly of: string | undefined }) {
  return of === undefined ? null : (
    <kbd className="nth" aria-hidden="true">
      {of}
    </kbd>
  );
}
