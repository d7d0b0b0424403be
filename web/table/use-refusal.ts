import { useEffect, useState } from 'react';

/** What cannot be chosen, and is described by why; some unfolds it by itself. */
const REFUSED = '.table-board [aria-disabled][aria-describedby]:not([popovertarget])';

interface Refusal {
  readonly question: string;
  readonly reason: string;
}

/** Why what was pressed last on the board cannot be chosen: until something else is pressed, or asked. */
export function useRefusal(question: string): string {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    const hear = ({ target }: Event): void => {
      const pressed = target instanceof Element ? target.closest(REFUSED) : null;
      const reason = pressed === null ? '' : reasonAt(pressed);
      setRefusal(reason === '' ? null : { question, reason });
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [question]);
  return refusal?.question === question ? refusal.reason : '';
}

function reasonAt(pressed: Element): string {
  const id = pressed.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent.trim() ?? '';
}
