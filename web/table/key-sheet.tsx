import { useImperativeHandle, useRef, type Ref } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import './key-sheet.css';

const ROWS = [
  { keys: ['1', '2', '…'], text: 'keys.choose' },
  { keys: ['Space'], text: 'keys.toggle' },
  { keys: ['Enter'], text: 'keys.send' },
  { keys: ['u'], text: 'keys.undo' },
  { keys: ['h'], text: 'keys.hint' },
  { keys: ['l'], text: 'keys.list' },
  { keys: ['i'], text: 'keys.inspect' },
  { keys: ['+', '−', '0'], text: 'keys.map' },
  { keys: ['Esc'], text: 'keys.close' },
  { keys: ['?'], text: 'keys.help' },
] as const;

/** What others may ask of the sheet. */
export interface KeySheetHandle {
  show(): void;
}

/** All keys of a table, over it. */
export function KeySheet({
  ref,
  areOn,
}: {
  readonly ref: Ref<KeySheetHandle>;
  /** Whether single keys are wanted. */
  readonly areOn: boolean;
}) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => ({ show: () => dialog.current?.showModal() }));
  return (
    <dialog ref={dialog} className="key-sheet" aria-labelledby="key-sheet" closedby="any">
      <h2 id="key-sheet">{say('keys.title')}</h2>
      {areOn ? null : <p>{say('keys.off')}</p>}
      <dl>
        {ROWS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => dialog.current?.close()}>{say('keys.done')}</Button>
    </dialog>
  );
}
