import type { Ask } from '@destrier/engine';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useWords } from '../app/words.js';
import type { GameKit } from '../games/kit.js';
import { Button } from '../parts/button.js';
import type { Now, TableLink } from '../table/link.js';
import { isolated, tableSpeaker, unmarked } from '../table/isolated-names.js';
import type { HeldBack } from '../table/use-choosing.js';
import type { Frame } from '../table/use-frame.js';
import { Bubble, HeraldFace, type LessonPlace } from './bubble.js';
import { FirstGame } from './first-game.js';
import { Herald, HeraldInPocket } from './herald.js';
import { selectorsOf, useLight } from './light.js';
import { useLitBoxes } from './lit-boxes.js';
import { endProgress, readProgress, writeProgress, type Kept } from './progress.js';
import {
  after,
  beginning,
  goneOn,
  heardIn,
  isShown,
  ownAsk,
  placeOf,
  stepsOf,
  type Guide as Script,
  type GuideStep,
  type Progress,
  type SignLine,
  type Speech,
} from './script.js';

interface Props {
  readonly link: TableLink;
  readonly now: Now;
  readonly frame: Frame;
  /** Where the table asks whether a choice may be made. */
  readonly heldBack: Ref<HeldBack>;
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
  const all = { ...props, guide, kept, keep, end };
  return kept.strayedAt === null ? (
    <Lessons {...all} />
  ) : (
    <Astray {...all} strayedAt={kept.strayedAt} />
  );
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

function Lessons({ link, now, frame, heldBack, guide, kept, keep, end }: LessonsProps) {
  const { language, say } = useWords();
  const { asks, seq } = now.moment;
  const [progress, setProgress] = useState(() => beginning(guide, kept.step, asks, seq));
  const next = progress.seq === seq ? progress : after(guide, progress, asks, seq);
  if (next !== progress) setProgress(next);
  const { at, passed, isOver } = next;
  const store = useEffectEvent((): void => {
    if (isOver) end();
    else if (passed !== kept.step) keep({ ...kept, step: passed });
  });
  useEffect(() => store(), [passed, isOver]);
  const isOtherwise = useHeldBack(heldBack, guide, next, {
    isAway: kept.isAway,
    onStray: () => keep({ ...kept, step: passed, strayedAt: seq }),
  });
  const step = at === undefined ? undefined : stepsOf(guide)[at];
  const isEnd = step === undefined && passed >= stepsOf(guide).length;
  useItself(link, kept.isAway ? undefined : step, ownAsk(asks));
  if (isOver || (step === undefined && !isEnd) || step?.itself === true) return null;
  if (kept.isAway) return <Call onCall={() => keep({ ...kept, step: passed, isAway: false })} />;
  if (step === undefined)
    return (
      <Spoken
        {...{ frame, selectors: NONE, whole: PANELS, leave: say('guide.playOn'), onLeave: end }}
        speech={guide.end[language]}
      >
        <FirstGame link={link} />
      </Spoken>
    );
  return (
    <Step
      {...{ link, frame, guide, step, isOtherwise }}
      at={at ?? 0}
      onLeave={() => keep({ ...kept, step: passed, isAway: true })}
      onTold={() => setProgress(goneOn(guide, next, asks))}
    />
  );
}

const NONE: readonly string[] = [];
/** What opens the panels beside the table, or the tabs themselves where they lie open. */
const PANELS = '.drawer-spine, .table-side [role="tablist"]';

/** Lets the table ask what may be chosen; whether something else was tried at the step that speaks. */
function useHeldBack(
  heldBack: Ref<HeldBack>,
  guide: Script,
  progress: Progress,
  { isAway, onStray }: { readonly isAway: boolean; onStray(): void },
): boolean {
  const [triedAt, setTriedAt] = useState<number>();
  useImperativeHandle(heldBack, () => (ask, option) => {
    if (isShown(guide, progress, ask, option)) return false;
    if (isAway) onStray();
    else setTriedAt(progress.seq);
    return !isAway;
  });
  return triedAt === progress.seq;
}

/** What was explained before passes by itself, after a moment in which it can be seen. */
function useItself(link: TableLink, step: GuideStep | undefined, ask: Ask | undefined): void {
  const option = step?.itself === true ? step.option : undefined;
  const choose = useEffectEvent((chosen: string): void => {
    if (ask !== undefined) void link.choose(ask, chosen);
  });
  useEffect(() => {
    if (option === undefined) return undefined;
    const timer = setTimeout(() => choose(option), ITSELF_MS);
    return () => clearTimeout(timer);
  }, [option, ask?.id, ask?.prompt]);
}

const ITSELF_MS = 600;

interface AstrayProps extends LessonsProps {
  readonly strayedAt: number;
}

/** Whoever went another way while the herald was away is led back to where the lesson stood. */
function Astray({ link, frame, kept, keep, end, strayedAt }: AstrayProps) {
  const { say } = useWords();
  if (kept.isAway) return <Call onCall={() => keep({ ...kept, isAway: false })} />;
  const goBack = (): void => {
    link.rewind?.(strayedAt);
    keep({ ...kept, strayedAt: null });
  };
  return (
    <Spoken
      {...{ frame, selectors: NONE, whole: null, leave: say('guide.playOn'), onLeave: end }}
      speech={[say('guide.astray'), say('guide.astray.why')]}
    >
      <Button kind="may" onClick={goBack}>
        {say('guide.goBack')}
      </Button>
    </Spoken>
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
  readonly step: GuideStep;
  readonly at: number;
  /** Something else was tried. */
  readonly isOtherwise: boolean;
  onLeave(): void;
  onTold(): void;
}

function Step({ link, frame, guide, step, at, isOtherwise, onLeave, onTold }: StepProps) {
  const { language, say } = useWords();
  const selectors = useSelectors(link, step);
  const speech = step.speech[language];
  return (
    <Spoken
      {...{ frame, selectors, leave: say('guide.leave'), onLeave }}
      whole={wholeOf(step)}
      speech={isOtherwise ? [speech[0], say('guide.otherwise')] : speech}
      signs={step.signs}
      place={lessonAt(guide, at, language)}
    >
      {step.tells === true ? (
        <Button kind="may" onClick={onTold}>
          {say('guide.on')}
        </Button>
      ) : null}
    </Spoken>
  );
}

interface SpokenProps {
  readonly frame: Frame;
  /** What lights up: what to press, or the whole of a thing. */
  readonly selectors: readonly string[];
  readonly whole: string | null;
  readonly speech: Speech;
  readonly signs?: SignLine | undefined;
  readonly place?: LessonPlace | null;
  readonly leave: string;
  readonly children: ReactNode;
  onLeave(): void;
}

/** The herald speaks beside what is lit. */
function Spoken({ frame, selectors, whole, ...spoken }: SpokenProps) {
  const id = useId();
  const { signs = [], place = null, onLeave } = spoken;
  const [said] = spoken.speech;
  const lit = useLitBoxes(selectors, whole, said);
  useLight(selectors, whole, id);
  useLeaving(lit.isBusy, onLeave);
  if (lit.isBusy) return null;
  const Beside = frame === 'pocket' ? HeraldInPocket : Herald;
  return (
    <Beside lit={lit} said={said}>
      {(hung, measure) => <Bubble {...spoken} {...{ id, signs, place, hung, measure }} />}
    </Beside>
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
    steps: heardIn(taught),
  };
}

/** What lights up where no button says what to choose. */
function wholeOf({ thing, anchor, part }: GuideStep): string {
  const place =
    anchor === undefined
      ? `[data-thing="${CSS.escape(thing)}"]`
      : `[data-anchor="${CSS.escape(anchor)}"]`;
  const tab = part === undefined ? '' : `, [role='tab'][id$='-${part}']`;
  return `.table-board :is(${place}${tab})`;
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
function useSelectors({ kit, content, sitters }: TableLink, step: GuideStep): readonly string[] {
  const { language } = useWords();
  return useMemo(() => {
    if (step.option === undefined || step.tells === true) return [];
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
