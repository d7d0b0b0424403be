import type { Entry } from '@destrier/text';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { unmarked } from './isolated-names.js';
import { Said } from './said.js';
import type { Asking } from './use-choosing.js';
import { useFoundFocus } from './use-focus.js';

interface Props {
  readonly asking: Asking;
  readonly entry: Entry;
}

/** A choice that is made once it is confirmed. */
export function Confirming({ asking, entry }: Props) {
  const { say } = useWords();
  const heading = useFoundFocus<HTMLHeadingElement>(true);
  return (
    <div className="making">
      <h3 ref={heading} tabIndex={-1}>
        {say('table.confirm')} <Said text={entry.name} />
      </h3>
      {entry.note === '' ? null : (
        <p className="choice-note">
          <Said text={entry.note} />
        </p>
      )}
      <ConfirmingEnd asking={asking} entry={entry} />
    </div>
  );
}

export function ConfirmingEnd({ asking, entry }: Props) {
  const { say } = useWords();
  const done = say('table.confirm.do', { option: { said: entry.name } });
  return (
    <div className="making-end">
      <Button kind="main" title={unmarked(done)} onClick={asking.confirm}>
        <span>
          <Said text={done} />
        </span>
      </Button>
      <Button kind="quiet" onClick={asking.back}>
        {say('table.confirm.back')}
      </Button>
    </div>
  );
}
