import { useEffect, useRef } from 'react';
import { useWords } from '../app/words.js';
import '../parts/button.css';
import type { Moment } from '../table/link.js';

/** Ends a great ceremony. It has the focus unless something is asked of the one who looks on. */
export function GoOn({ moment, onEnd }: { readonly moment: Moment; readonly onEnd: () => void }) {
  const { say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = moment.asks.some(({ seat, kind }) => seat === moment.viewer && kind !== 'aside');
  useEffect(() => {
    if (!isAsked) button.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <button ref={button} type="button" className="button button-may" onClick={onEnd}>
      {say('ceremony.goOn')}
    </button>
  );
}
