import type { Speaker } from '@destrier/text';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { BlockedList } from './blocked-list.js';
import { ChoiceList } from './choice-list.js';
import { factoredAt } from './composing.js';
import { Confirming } from './confirming.js';
import './dock.css';
import { Hinting } from './hinting.js';
import type { Moment, TableLink } from './link.js';
import { MadeOnBoard, Making } from './making.js';
import { Over } from './over.js';
import { promptOf } from './prompt.js';
import { RuleLink } from './rule-link.js';
import { Said } from './said.js';
import type { Ranked } from './scores.js';
import { Trouble } from './trouble.js';
import type { Asking } from './use-choosing.js';
import { keepFocusInSight, useQuestionFocus } from './use-focus.js';
import { useHint } from './use-hint.js';

interface Props {
  readonly moment: Moment;
  readonly asking: Asking;
  readonly speaker: Speaker;
  readonly game: string;
  /** The ranking, once the game is over. */
  readonly ranked: readonly Ranked[] | null;
  /** Missing where the table forbids hints. */
  readonly hint: TableLink['hint'];
  /** Several people share the screen: the question says of whom it is asked. */
  readonly isShared: boolean;
  /** An earlier moment is on the table: nothing can be chosen. */
  readonly isLooking: boolean;
  /** What has happened since the last choice, for who saw only where it led. */
  readonly news: readonly string[];
  readonly onRule: (rule: string) => void;
}

/** What is asked and what can be chosen: always in sight. */
export function Dock(props: Props) {
  const { moment, asking, speaker, game, ranked, isShared, isLooking, news, onRule } = props;
  const { say } = useWords();
  const id = useId();
  const prompt = useRef<HTMLHeadingElement>(null);
  const dock = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState<'question' | 'result' | null>(null);
  useQuestionFocus(prompt, asking, isLooking);
  useRoomBelow(dock);
  useReadFromTop(dock, asking.question);
  const { kind, rule } = promptOf(moment, speaker);
  const [hinted, askHint] = useHint(props.hint, ownAsk(asking), asking.question);
  const isHintable = props.hint !== undefined && kind === 'asked' && !isLooking;
  const hasChoices = asking.entries.length > 0;
  // Who answers on the board folds it away once; what is asked stays in sight, and how it ended is shown once more.
  const foldable = moment.result !== null ? 'result' : hasChoices ? 'question' : null;
  const isFolded =
    foldable !== null &&
    folded === foldable &&
    (foldable === 'result' || isAnsweredOnBoard(asking));
  return (
    <section ref={dock} className="dock" aria-labelledby={id} data-choices="">
      <div className="dock-head">
        <div className="prompt-line">
          <h2 id={id} ref={prompt} tabIndex={-1} className="prompt" data-kind={kind}>
            <Said text={promptText({ moment, speaker, isShared }, say)} />
          </h2>{' '}
          {rule === null ? null : <RuleLink game={game} rule={rule} onRule={onRule} />}{' '}
          {isHintable ? (
            <button
              type="button"
              className="hint-ask"
              aria-expanded={hinted !== 'unasked'}
              aria-controls={`${id}-hint`}
              onClick={() => {
                setFolded(null);
                askHint();
              }}
            >
              {say('table.hint')}
            </button>
          ) : null}
        </div>
        {moment.undo && !isLooking ? (
          <Button className="button-small" aria-keyshortcuts="u" onClick={asking.undo}>
            {say('table.undo')}
          </Button>
        ) : null}
        {foldable !== null && !isLooking ? (
          <Button
            kind="quiet"
            className="dock-fold"
            aria-label={say(foldable === 'result' ? 'panels.tab.result' : 'table.choices')}
            aria-expanded={!isFolded}
            aria-controls={`${id}-body`}
            onClick={() => setFolded(isFolded ? null : foldable)}
          />
        ) : null}
      </div>
      <Trouble trouble={asking.trouble} speaker={speaker} game={game} onRule={onRule} />
      {isLooking ? null : (
        <>
          <News news={news} />
          <div id={`${id}-body`} className="dock-body" hidden={isFolded}>
            <Hinting id={`${id}-hint`} hinted={hinted} entries={asking.entries} speaker={speaker} />
            {kind === 'waiting' && hasChoices ? <p>{say('table.mayDo')}</p> : null}
            {ranked === null ? null : <Over ranked={ranked} speaker={speaker} />}
            <Body key={asking.question} asking={asking} speaker={speaker} />
            <BlockedList asks={asking.asks} speaker={speaker} game={game} onRule={onRule} />
          </div>
          {isFolded && asking.choosing.at === 'making' ? (
            <MadeOnBoard asking={asking} entry={asking.choosing.entry} speaker={speaker} />
          ) : null}
        </>
      )}
    </section>
  );
}

function News({ news }: Pick<Props, 'news'>) {
  if (news.length === 0) return null;
  return (
    <p className="dock-news">
      <Said text={news.join(' ')} />
    </p>
  );
}

/** Whether the board can take what is asked: neither a number nor a yes to what was pressed. */
function isAnsweredOnBoard({ choosing, entries }: Asking): boolean {
  switch (choosing.at) {
    case 'list':
      return true;
    case 'making':
      return factoredAt(entries, choosing.entry)?.form !== 'number';
    case 'confirming':
      return false;
  }
}

/** Another question is read from its beginning, wherever the last one was left. */
function useReadFromTop(dock: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    const { current } = dock;
    for (const one of [current, current?.querySelector('.dock-body')]) one?.scrollTo({ top: 0 });
  }, [dock, question]);
}

/** What a bot would be asked on this seat: not what may be done besides. */
function ownAsk({ asks }: Asking): Asking['asks'][number] | undefined {
  return asks.find(({ kind }) => kind !== 'aside');
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
    const table = current.closest<HTMLElement>('.table');
    const watch = new ResizeObserver(() => {
      const isFixed = getComputedStyle(current).position === 'fixed';
      const room = isFixed ? `${current.offsetHeight}px` : '0px';
      for (const one of [root, table]) one?.style.setProperty('--dock-room', room);
      keepFocusInSight();
    });
    watch.observe(current);
    watch.observe(root);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--dock-room');
    };
  }, [dock]);
}
