import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';

interface Props {
  /** Of the dock, by which its parts are named. */
  readonly id: string;
  /** Missing where nothing can be taken back. */
  readonly undo: (() => void) | undefined;
  /** Null where the table forbids hints; `ask` is missing where there is nothing to ask about. */
  readonly hint: { readonly isAsked: boolean; readonly ask: (() => void) | undefined } | null;
  /** `toggle` is missing where there is no list. */
  readonly list: { readonly isFolded: boolean; readonly toggle: (() => void) | undefined };
}

/** What stands beside every question. On a wide screen each has its place there, also while it cannot be used. */
export function DockButtons({ id, undo, hint, list }: Props) {
  const { say } = useWords();
  return (
    <div className="dock-buttons">
      <Button
        className="button-small"
        aria-keyshortcuts="u"
        disabled={undo === undefined}
        onClick={undo}
      >
        {say('table.undo')}
      </Button>
      {hint === null ? null : (
        <Button
          className="button-small"
          aria-keyshortcuts="h"
          aria-expanded={hint.isAsked}
          aria-controls={`${id}-hint`}
          disabled={hint.ask === undefined}
          onClick={hint.ask}
        >
          {say('table.hint')}
        </Button>
      )}
      <Button
        className="button-small dock-fold"
        aria-label={say('table.choices')}
        aria-expanded={!list.isFolded}
        aria-controls={`${id}-body`}
        aria-keyshortcuts="l"
        disabled={list.toggle === undefined}
        onClick={list.toggle}
      >
        {say('table.list')}
      </Button>
    </div>
  );
}
