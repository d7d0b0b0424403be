import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { Said } from './said.js';
import { useFoundFocus } from './use-focus.js';

interface Props {
  /** Who is to take the screen. */
  readonly name: string;
  readonly onSit: () => void;
  /** The seat that has just chosen and may still take it back; null if none. */
  readonly onUndo: (() => void) | null;
}

/** Between two people at one screen: nothing of the table is there. */
export function HandOver({ name, onSit, onUndo }: Props) {
  const { say } = useWords();
  const heading = useFoundFocus<HTMLHeadingElement>(true);
  const seat = { said: name };
  return (
    <section className="hand-over">
      <h1 ref={heading} tabIndex={-1}>
        <Said text={say('table.handOver', { seat })} />
      </h1>
      <p>{say('table.handOver.why')}</p>
      <Button kind="main" onClick={onSit}>
        <span>
          <Said text={say('table.handOver.sit', { seat })} />
        </span>
      </Button>
      {onUndo === null ? null : (
        <Button kind="quiet" onClick={onUndo}>
          {say('table.undo')}
        </Button>
      )}
    </section>
  );
}
