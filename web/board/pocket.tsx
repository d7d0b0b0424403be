import type { Ask } from '@destrier/engine';
import { useState, type ReactNode } from 'react';
import { nextTab } from '../table/tab-keys.js';
import './pocket.css';

/** A table on a small screen: everybody in a row of plates, one part of the table, and tabs that lead to the others. */

/** The part that is shown: what a question opens; one that somebody chose stays until another question is asked. */
export function usePart<Part extends string>(
  asks: readonly Ask[],
  asked: Part | null,
  first: Part,
): readonly [Part, (part: Part) => void] {
  const question = asks.map(({ id }) => id).join(' ');
  const [chosen, setChosen] = useState<{ readonly part: Part; readonly question: string }>({
    part: first,
    question: '',
  });
  if (asked !== null && chosen.question !== question) setChosen({ part: asked, question });
  return [chosen.part, (part) => setChosen({ part, question })];
}

export function PocketTabs<Part extends string>(props: {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly shown: Part;
  /** How much can be chosen in each; missing: nothing. */
  readonly opens: ReadonlyMap<Part, number>;
  /** What the number means, for those who hear it. */
  readonly here: string;
  /** The pane that shows the part. */
  readonly pane: string;
  sign(part: Part): ReactNode;
  name(part: Part): string;
  onChoose(part: Part): void;
}) {
  const { label, parts, shown, opens, here, pane, sign, name, onChoose } = props;
  return (
    <div className="pocket-tabs" role="tablist" aria-label={label}>
      {parts.map((part, at) => (
        <button
          key={part}
          type="button"
          role="tab"
          id={`${pane}-${part}`}
          aria-selected={part === shown}
          aria-controls={pane}
          tabIndex={part === shown ? 0 : -1}
          onClick={() => onChoose(part)}
          onKeyDown={(event) => {
            const next = parts[nextTab(event.key, at, parts.length)];
            if (next === undefined) return;
            event.preventDefault();
            onChoose(next);
            document.querySelector<HTMLElement>(`#${CSS.escape(`${pane}-${next}`)}`)?.focus();
          }}
        >
          {sign(part)}
          <span className="pocket-tab-name">{name(part)}</span>
          {opens.has(part) ? (
            <b>
              {opens.get(part)}
              <span className="heard">{here}</span>
            </b>
          ) : null}
        </button>
      ))}
    </div>
  );
}
