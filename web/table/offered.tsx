import type { Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { factoredAt } from './composing.js';
import { ConfirmingEnd } from './confirming.js';
import { unmarked } from './isolated-names.js';
import { MadeOnBoard } from './making.js';
import { Said } from './said.js';
import type { Asking } from './use-choosing.js';

interface Props {
  readonly asking: Asking;
  readonly speaker: Speaker;
  /** The options that lie on no thing of the board. */
  readonly loose: readonly number[];
}

/** What answers beside the question while the list is folded away: the board does the rest. */
export function Offered({ asking, speaker, loose }: Props) {
  const { choosing, declines, entries, take } = asking;
  const { say } = useWords();
  switch (choosing.at) {
    case 'list':
      if (loose.length === 0) return null;
      return (
        <div className="offered" role="group" aria-label={say('table.choices')}>
          {forwardFirst(loose, declines).map((at) => (
            <Button
              key={at}
              kind={declines(at) ? 'declining' : 'may'}
              className="button-small"
              data-option={entries[at]?.id}
              title={unmarked(entries[at]?.name ?? '')}
              onClick={() => take(at)}
            >
              <span>
                <Said text={entries[at]?.name ?? ''} />
              </span>
            </Button>
          ))}
        </div>
      );
    case 'making':
      // A number is pressed on the board, and needs no end.
      if (factoredAt(entries, choosing.entry)?.form === 'number') return null;
      return <MadeOnBoard asking={asking} entry={choosing.entry} speaker={speaker} />;
    case 'confirming': {
      const entry = entries[choosing.entry];
      return entry === undefined ? null : <ConfirmingEnd asking={asking} entry={entry} />;
    }
  }
}

/** What goes on, then what declines. */
function forwardFirst(loose: readonly number[], declines: Asking['declines']): readonly number[] {
  return [...loose.filter((at) => !declines(at)), ...loose.filter(declines)];
}
