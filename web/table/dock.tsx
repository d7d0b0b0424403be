import type { Speaker } from '@destrier/text';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWords } from '../app/words.js';
import type { OneScreen } from '../games/kit.js';
import { Picture } from '../art/picture.js';
import { shield } from '../art/pieces.js';
import { BlockedList } from './blocked-list.js';
import { ChoiceList } from './choice-list.js';
import { Confirming } from './confirming.js';
import './dock.css';
import './dock-line.css';
import { DockButtons } from './dock-buttons.js';
import { Hinting, HintLine } from './hinting.js';
import { useLitHint } from './light-hint.js';
import type { Moment, TableLink } from './link.js';
import { unmarked } from './isolated-names.js';
import { canBeFolded, looseIn } from './loose.js';
import { Making } from './making.js';
import { Offered } from './offered.js';
import { promptOf } from './prompt.js';
import { RuleLink } from './rule-link.js';
import { Said } from './said.js';
import { Trouble } from './trouble.js';
import type { Asking } from './use-choosing.js';
import { keepFocusInSight, useQuestionFocus } from './use-focus.js';
import { useHint } from './use-hint.js';
import { useRefusal } from './use-refusal.js';

declare module 'react' {
  interface CSSProperties {
    '--letters'?: number;
  }
}

interface Props {
  readonly moment: Moment;
  readonly asking: Asking;
  /** The blazon of those who look; null where they bear none. */
  readonly arms: string | null;
  readonly speaker: Speaker;
  /** Where the board answers on one screen; null where the list stands beside it. */
  readonly oneScreen: OneScreen | null;
  /** What leads to how it ended; null until the game is over. */
  readonly over: ReactNode;
  /** Missing where the table forbids hints. */
  readonly hint: TableLink['hint'];
  /** Several people share the screen: the question says of whom it is asked. */
  readonly isShared: boolean;
  /** An earlier moment is on the table: nothing can be chosen. */
  readonly isLooking: boolean;
  /** Dice roll: what is asked would tell what they show. */
  readonly isRolling: boolean;
  /** What has happened since the last choice, for who saw only where it led. */
  readonly news: readonly string[];
  /** What a guide says of the question. */
  readonly lesson: ReactNode;
}

/** What is asked, always in sight, and the list of what can be chosen. */
export function Dock(props: Props) {
  const { moment, asking, speaker, oneScreen, isLooking, news } = props;
  const { say } = useWords();
  const id = useId();
  const prompt = useRef<HTMLHeadingElement>(null);
  const dock = useRef<HTMLElement>(null);
  useQuestionFocus(prompt, asking, isLooking);
  useRoomBelow(dock);
  useReadFromTop(dock, asking.question);
  const { kind, rule } = promptOf(moment, speaker);
  const text = promptText(props, say);
  const [hinted, askHint] = useHint(props.hint, ownAsk(asking), asking.question);
  useLitHint(hinted, speaker, asking);
  const refusal = useRefusal(asking.question);
  const isHintBeside = oneScreen !== null && hinted !== 'unasked';
  const isHintable = kind === 'asked' && !isLooking;
  const { isFoldable, isFolded, fold, unfold } = useFolded(props);
  const isListed = asking.entries.length > 0;
  // What was begun on the board is made or left; all the rest comes back with it.
  const isBegun = isFolded && asking.choosing.at === 'making' && asking.entries.length > 1;
  const seekHint = (): void => {
    if (oneScreen === null) unfold();
    askHint();
  };
  return (
    <section
      ref={dock}
      className="dock"
      aria-labelledby={id}
      data-choices=""
      data-kind={kind}
      data-folded={isFolded}
      data-hint={isHintBeside ? 'beside' : undefined}
    >
      {props.lesson}
      <div className="dock-head">
        {props.arms === null ? null : (
          <span className="prompt-arms" aria-hidden="true">
            <Picture drawing={shield(props.arms)} />
          </span>
        )}
        <div className="prompt-line">
          {/* The more letters, the smaller: the question is whole wherever it stands. */}
          <div className="prompt-said" style={{ '--letters': text.length }}>
            <h2 id={id} ref={prompt} tabIndex={-1} className="prompt" data-kind={kind}>
              <Said text={text} />
            </h2>{' '}
            {rule === null ? null : <RuleLink rule={rule} />}{' '}
            <span role="status" className="refusal">
              {refusal}
            </span>
          </div>
          {isLooking || refusal !== '' ? null : isHintBeside ? (
            <HintLine hinted={hinted} entries={asking.entries} speaker={speaker} />
          ) : (
            <News news={news} />
          )}
          {/* Seen while a finger has lifted a card; it lies over the question, and nothing moves. */}
          <p className="dock-again" aria-hidden="true">
            {say('kit.touchAgain')}
          </p>
        </div>
        {isFolded && !isLooking ? (
          <Offered asking={asking} speaker={speaker} loose={looseIn(asking.entries, oneScreen)} />
        ) : null}
        {isLooking ? null : props.over}
        <DockButtons
          id={id}
          undo={moment.undo && !isLooking ? asking.undo : undefined}
          hint={
            props.hint === undefined
              ? null
              : {
                  isAsked: hinted !== 'unasked',
                  ask: isHintable && !isBegun ? seekHint : undefined,
                }
          }
          list={{
            isFolded,
            toggle: isFoldable && !isLooking && !isBegun ? (isFolded ? unfold : fold) : undefined,
          }}
        />
      </div>
      <div className="dock-more">
        <Trouble trouble={asking.trouble} speaker={speaker} />
        {isLooking ? null : (
          <>
            <Hinting id={`${id}-hint`} hinted={hinted} entries={asking.entries} speaker={speaker} />
            <div id={`${id}-body`} className="dock-body" hidden={!isListed}>
              {kind === 'waiting' ? <p>{say('table.mayDo')}</p> : null}
              <Body key={asking.question} asking={asking} speaker={speaker} isEnded={!isFolded} />
              <BlockedList asks={asking.asks} speaker={speaker} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Who answers on the board folds the list away once, or never unfolds it where the board fills the screen. */
function useFolded({ asking, oneScreen }: Props): {
  readonly isFoldable: boolean;
  readonly isFolded: boolean;
  fold(): void;
  unfold(): void;
} {
  const [isWanted, setWanted] = useState(oneScreen !== null);
  const isFoldable = asking.entries.length > 0;
  return {
    isFoldable,
    isFolded: (isFoldable ? isWanted : oneScreen !== null) && canBeFolded(asking, oneScreen),
    fold: () => setWanted(true),
    unfold: () => setWanted(false),
  };
}

function News({ news }: Pick<Props, 'news'>) {
  if (news.length === 0) return null;
  return (
    <p className="dock-news" title={unmarked(news.join(' '))}>
      <Said text={news.join(' ')} />
    </p>
  );
}

/** Another question is read from its beginning, wherever the last one was left. */
function useReadFromTop(dock: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    // With the next frame: before it, the whole page would have to be laid out for it once more.
    const frame = requestAnimationFrame(() => {
      const { current } = dock;
      for (const one of [current, ...(current?.querySelectorAll('.dock-more, .dock-body') ?? [])])
        one?.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [dock, question]);
}

/** What a bot would be asked on this seat: not what may be done besides. */
function ownAsk({ asks }: Asking): Asking['asks'][number] | undefined {
  return asks.find(({ kind }) => kind !== 'aside');
}

interface BodyProps extends Pick<Props, 'asking' | 'speaker'> {
  /** Whether what is filled in or confirmed is ended here, and not beside the question. */
  readonly isEnded: boolean;
}

function Body({ asking, speaker, isEnded }: BodyProps) {
  const { choosing, entries } = asking;
  switch (choosing.at) {
    case 'list':
      return (
        <ChoiceList
          entries={entries}
          speaker={speaker}
          take={asking.take}
          declines={asking.declines}
        />
      );
    case 'making':
      return (
        <Making
          key={choosing.entry}
          asking={asking}
          entry={choosing.entry}
          speaker={speaker}
          isEnded={isEnded}
        />
      );
    case 'confirming': {
      const entry = entries[choosing.entry];
      if (entry === undefined || !isEnded) return null;
      return <Confirming asking={asking} entry={entry} />;
    }
  }
}

function promptText(
  { moment, speaker, isShared, isRolling }: Props,
  say: ReturnType<typeof useWords>['say'],
): string {
  if (isRolling) return say('movement.rolling');
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
