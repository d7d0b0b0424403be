import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useWords } from '../app/words.js';
import type { GameKit } from '../games/kit.js';
import { Button } from '../parts/button.js';
import type { Now, TableLink } from '../table/link.js';
import { isolated, tableSpeaker, unmarked } from '../table/isolated-names.js';
import type { Frame } from '../table/use-frame.js';
import { Bubble, HeraldFace, type LessonPlace } from './bubble.js';
import { FirstGame } from './first-game.js';
import { Herald } from './herald.js';
import { selectorsOf, useLight } from './light.js';
import { useLitBoxes } from './lit-boxes.js';
import { endProgress, readProgress, writeProgress, type Kept } from './progress.js';
import {
  after,
  beginning,
  goneOn,
  placeOf,
  stepsOf,
  type Guide as Script,
  type GuideStep,
  type Progress,
} from './script.js';
import { Veil } from './veil.js';

interface Props {
  readonly link: TableLink;
  readonly now: Now;
  readonly frame: Frame;
}

/** Teaches a first game step by step: the herald speaks at what is lit, and to press that is to go on. */
export function Guide(props: Props) {
  const { link } = props;
  const [kept, setKept] = useState(() => readProgress(link.id));
  const guide = useScript(kept === null ? undefined : link.kit.guide);
  if (guide === undefined || kept === null) return null;
  const keep = (next: Kept): void => {
    writeProgress(link.id, next);
    setKept(next);
  };
  const end = (): void => {
    endProgress(link.id);
    setKept(null);
  };
  return <Lessons {...props} {...{ guide, kept, keep, end }} />;
}

/** The script of the lessons, once it is loaded. */
function useScript(load: GameKit['guide']): Script | undefined {
  const [script, setScript] = useState<Script>();
  useEffect(() => {
    // Without it the game is played as any other.
    void load?.().then(setScript, () => {});
  }, [load]);
  return script;
}

interface LessonsProps extends Props {
  readonly guide: Script;
  readonly kept: Kept;
  keep(next: Kept): void;
  end(): void;
}

function Lessons({ link, now, frame, guide, kept, keep, end }: LessonsProps) {
  const { asks, seq } = now.moment;
  const [progress, setProgress] = useState(() => beginning(guide, kept.step, asks, seq));
  const next = progress.seq === seq ? progress : after(guide, progress, asks, seq);
  if (next !== progress) setProgress(next);
  const { at, passed, isOver } = next;
  const { isAway } = kept;
  const store = useEffectEvent((): void => {
    if (isOver) end();
    else if (passed !== kept.step) keep({ ...kept, step: passed });
  });
  useEffect(() => store(), [passed, isOver]);
  const step = at === undefined ? undefined : stepsOf(guide)[at];
  const isEnd = step === undefined && passed >= stepsOf(guide).length;
  const isHeard = step !== undefined || isEnd;
  if (isOver || !isHeard) return null;
  if (isAway) return <Call onCall={() => keep({ step: passed, isAway: false })} />;
  return (
    <Step
      {...{ link, frame, guide, step, progress: next }}
      onLeave={isEnd ? end : () => keep({ step: passed, isAway: true })}
      onTold={() => setProgress(goneOn(guide, next, asks))}
    />
  );
}

/** Where the herald was sent away and has something to say, he can be called. */
function Call({ onCall }: { onCall(): void }) {
  const { say } = useWords();
  const name = say('guide.call');
  return (
    <button type="button" className="guide-call" aria-label={name} title={name} onClick={onCall}>
      <HeraldFace width={56} />
    </button>
  );
}

interface StepProps extends Pick<Props, 'link' | 'frame'> {
  readonly guide: Script;
  /** Undefined after the last one. */
  readonly step: GuideStep | undefined;
  readonly progress: Progress;
  onLeave(): void;
  onTold(): void;
}

function Step({ link, frame, guide, step, progress, onLeave, onTold }: StepProps) {
  const { language, say } = useWords();
  const id = useId();
  const selectors = useSelectors(link, step);
  const whole = step === undefined ? null : wholeOf(step);
  const { boxes, pane, isBusy } = useLitBoxes(selectors, whole);
  useLight(selectors, whole, id);
  useLeaving(isBusy, onLeave);
  if (isBusy) return null;
  const bubble = {
    id,
    speech: (step?.speech ?? guide.end)[language],
    signs: step?.signs ?? [],
    place: step === undefined ? null : lessonAt(guide, progress.at ?? 0, language),
    onLeave,
    children:
      step === undefined ? (
        <FirstGame link={link} />
      ) : step.tells === true ? (
        <Button kind="may" onClick={onTold}>
          {say('guide.on')}
        </Button>
      ) : null,
  };
  const veil = boxes.length === 0 ? null : <Veil boxes={boxes} pane={pane} />;
  if (frame === 'pocket')
    return (
      <>
        {veil}
        <Bubble {...bubble} hung={null} />
      </>
    );
  return (
    <>
      {veil}
      <Herald boxes={boxes} pane={pane}>
        {(hung) => <Bubble {...bubble} hung={hung} />}
      </Herald>
    </>
  );
}

function lessonAt(guide: Script, step: number, language: keyof Script['end']): LessonPlace | null {
  const { lesson, at } = placeOf(guide, step);
  const taught = guide.lessons[lesson];
  if (taught === undefined) return null;
  return {
    lesson,
    lessons: guide.lessons.length,
    name: taught.name[language],
    at,
    steps: taught.steps.length,
  };
}

/** What lights up where no button says what to choose. */
function wholeOf({ thing, anchor }: GuideStep): string {
  return anchor === undefined
    ? `.table-board [data-thing="${CSS.escape(thing)}"]`
    : `.table-board [data-anchor="${CSS.escape(anchor)}"]`;
}

/** Escape sends the herald away, unless something else is open that it closes. */
function useLeaving(isBusy: boolean, onLeave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isTaken = event.defaultPrevented || isBusy;
    const isOpen = document.querySelector('.shell details[open], .bar details[open]') !== null;
    if (event.key === 'Escape' && !isTaken && !isOpen) onLeave();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}

/** The buttons that a step wants to be pressed; none where anything may be, or where it only explains. */
function useSelectors(
  { kit, content, sitters }: TableLink,
  step: GuideStep | undefined,
): readonly string[] {
  const { language } = useWords();
  return useMemo(() => {
    if (step?.option === undefined || step.tells === true) return [];
    const { option } = step;
    const names = sitters.map(({ name }) => isolated(name));
    const speaker = tableSpeaker(kit, content, names, language);
    const [verb = '', ...items] = option.split(' ');
    const words = items.map((item) => (/^\d+$/.test(item) ? Number(item) : item));
    const ends = [words, words.toReversed()].map((all) => unmarked(speaker.option(verb, all)));
    const labels = words.map((word) => unmarked(speaker.option(verb, [word])));
    return selectorsOf({
      option,
      items,
      labels: [...new Set([...ends.slice(0, 1), ...labels])],
      ends: [...new Set(ends)],
    });
  }, [kit, content, sitters, language, step]);
}
