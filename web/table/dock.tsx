import type { Speaker } from '@destrier/text';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { BlockedList } from './blocked-list.js';
import { ChoiceList } from './choice-list.js';
import { Confirming } from './confirming.js';
import './dock.css';
import type { Moment } from './link.js';
import { Making } from './making.js';
import { Over } from './over.js';
import { promptOf } from './prompt.js';
import { RuleLink } from './rule-link.js';
import { Said } from './said.js';
import { Trouble } from './trouble.js';
import type { Asking } from './use-choosing.js';
import { useQuestionFocus } from './use-focus.js';

interface Props {
  readonly moment: Moment;
  readonly asking: Asking;
  readonly speaker: Speaker;
  readonly game: string;
  /** Several people share the screen: the question says of whom it is asked. */
  readonly isShared: boolean;
  /** An earlier moment is on the table. */
  readonly isLooking: boolean;
  readonly onRule: (rule: string) => void;
}

/** What is asked and what can be chosen: always in sight. */
export function Dock({ moment, asking, speaker, game, isShared, isLooking, onRule }: Props) {
  const { say } = useWords();
  const id = useId();
  const prompt = useRef<HTMLHeadingElement>(null);
  const dock = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState<string | null>(null);
  useQuestionFocus(prompt, asking, isLooking);
  useRoomBelow(dock);
  const { kind, rule } = promptOf(moment, speaker);
  const hasChoices = asking.entries.length > 0;
  // Folded away for one question, not for the next.
  const isFolded = hasChoices && folded === asking.question;
  return (
    <section ref={dock} className="dock" aria-labelledby={id} data-choices="">
      <div className="dock-head">
        <div className="prompt-line">
          <h2 id={id} ref={prompt} tabIndex={-1} className="prompt" data-kind={kind}>
            <Said text={promptText({ moment, speaker, isShared }, say)} />
          </h2>{' '}
          {rule === null ? null : <RuleLink game={game} rule={rule} onRule={onRule} />}
        </div>
        {moment.undo ? (
          <Button className="button-small" aria-keyshortcuts="u" onClick={asking.undo}>
            {say('table.undo')}
          </Button>
        ) : null}
        {hasChoices ? (
          <Button
            kind="quiet"
            className="dock-fold"
            aria-label={say('table.choices')}
            aria-expanded={!isFolded}
            aria-controls={`${id}-body`}
            onClick={() => setFolded(isFolded ? null : asking.question)}
          />
        ) : null}
      </div>
      <Trouble trouble={asking.trouble} speaker={speaker} game={game} onRule={onRule} />
      <div id={`${id}-body`} className="dock-body" hidden={isFolded}>
        {kind === 'waiting' && hasChoices ? <p>{say('table.mayDo')}</p> : null}
        {moment.result === null ? null : <Over result={moment.result} speaker={speaker} />}
        <Body key={asking.question} asking={asking} speaker={speaker} />
        <BlockedList asks={asking.asks} speaker={speaker} game={game} onRule={onRule} />
      </div>
    </section>
  );
}

function Body({ asking, speaker }: Pick<Props, 'asking' | 'speaker'>) {
  const { choosing, entries } = asking;
  switch (choosing.at) {
    case 'list':
      return <ChoiceList entries={entries} speaker={speaker} take={asking.take} />;
    case 'making':
      return (
        <Making key={choosing.entry} asking={asking} entry={choosing.entry} speaker={speaker} />
      );
    case 'confirming': {
      const entry = entries[choosing.entry];
      return entry === undefined ? null : <Confirming asking={asking} entry={entry} />;
    }
  }
}

function promptText(
  { moment, speaker, isShared }: Pick<Props, 'moment' | 'speaker' | 'isShared'>,
  say: ReturnType<typeof useWords>['say'],
): string {
  const { kind, text } = promptOf(moment, speaker);
  if (text === '') return say('table.nobody');
  if (kind !== 'asked' || !isShared || moment.viewer === 'public') return text;
  const seat = { said: speaker.seat(moment.viewer) };
  return say('table.question', { seat, prompt: { said: text } });
}

/** Tells the page how much of its foot the dock covers, so that nothing that has the focus lies below it. */
function useRoomBelow(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      const isFixed = getComputedStyle(current).position === 'fixed';
      root.style.setProperty('--dock-room', isFixed ? `${current.offsetHeight}px` : '0px');
    });
    watch.observe(current);
    watch.observe(root);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--dock-room');
    };
  }, [dock]);
}
