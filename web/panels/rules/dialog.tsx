import { useEffect, useRef } from 'react';
import { useWords } from '../../app/words.js';
import type { GameKit } from '../../games/kit.js';
import { Button } from '../../parts/button.js';
import { useBackCloses } from '../../parts/use-back.js';
import { RulesBrowser } from './browser.js';

interface Props {
  readonly kit: GameKit;
  /** The rule to begin with; null: none of them. */
  readonly rule: string | null;
  /** The rules behind what is asked now. */
  readonly cited?: readonly string[];
  /** Another rule is wanted. */
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** The rules over the table. */
export function RuleDialog({ kit, rule, cited = [], onRule, onClose }: Props) {
  const { say, language } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  useBackCloses(onClose);
  const title = say('panels.rules.of', { title: { said: kit.box.title.title[language] } });
  return (
    <dialog ref={dialog} className="rules-dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <Button onClick={onClose}>{say('panels.close')}</Button>
      </header>
      <div className="rules-dialog-body">
        <RulesBrowser kit={kit} rule={rule} onRule={onRule} cited={cited} />
      </div>
    </dialog>
  );
}
