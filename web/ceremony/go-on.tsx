import { useEffect, useRef } from 'react';
import { useWords } from '../app/words.js';
import '../parts/button.css';

/** Ends a great ceremony. It has the focus: nothing else is asked meanwhile. */
export function GoOn({ onEnd }: { readonly onEnd: () => void }) {
  const { say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="button button-may" onClick={onEnd}>
      {say('ceremony.goOn')}
    </button>
  );
}
