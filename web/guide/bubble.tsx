import type { ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { medallion } from '../art/bust.js';
import { Drawn, Picture } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { Button } from '../parts/button.js';
import { Lozenges } from '../parts/lozenges.js';
import './bubble.css';
import type { Hung, Measure } from './herald.js';
import type { SignLine, Speech } from './script.js';

interface Props {
  readonly id: string;
  readonly speech: Speech;
  readonly signs: SignLine;
  /** In which lesson, which of its steps, and of how many; null where no step speaks. */
  readonly place: LessonPlace | null;
  readonly hung: Hung;
  readonly measure: Measure;
  /** What the button says that sends the herald away. */
  readonly leave: string;
  /** What can be done besides pressing what is lit. */
  readonly children: ReactNode;
  onLeave(): void;
}

export interface LessonPlace {
  readonly lesson: number;
  readonly lessons: number;
  readonly name: string;
  readonly at: number;
  readonly steps: number;
}

const FACE = {
  seed: 'herald',
  wears: 'feather',
  hair: 'bob',
  robe: 'gules',
  collar: 'or',
} as const;

export function HeraldFace({ width }: { readonly width: number }) {
  return <Picture drawing={medallion(FACE, 'azure')} width={width} />;
}

/** What the herald says: two sentences, a line that says why, and how far the lesson is. */
export function Bubble({
  id,
  speech,
  signs,
  place,
  hung,
  measure,
  leave,
  children,
  onLeave,
}: Props) {
  const { say } = useWords();
  const [said, why] = speech;
  return (
    <div
      ref={measure}
      className="bubble"
      role="dialog"
      aria-modal="false"
      aria-label={say('guide.title')}
      aria-describedby={id}
      data-hung={hung.tail !== null}
      data-tail={hung.tail}
      data-there={hung.isThere}
      style={hung.style}
    >
      {hung.tail === null && (
        <span className="bubble-face" aria-hidden="true">
          <HeraldFace width={52} />
        </span>
      )}
      <div id={id} className="bubble-words">
        <p className="bubble-said">{said}</p>
        <p className="bubble-why" role="status" hidden={why === undefined}>
          {why}
        </p>
      </div>
      {signs.length === 0 ? null : <InSigns signs={signs} />}
      <div className="bubble-foot">
        {place === null ? <span className="bubble-place" /> : <Steps {...place} />}
        <Button
          kind={place === null ? 'plain' : 'quiet'}
          className="bubble-leave"
          onClick={onLeave}
        >
          {leave}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** What is paid and gained, as the board draws it; the words have said it. */
function InSigns({ signs }: { readonly signs: SignLine }) {
  return (
    <p className="bubble-signs" aria-hidden="true">
      {signs.map((one, at) => (
        <span key={at}>
          {typeof one === 'string' ? one : <Drawn drawing={sign(one.sign)} width={26} />}
        </span>
      ))}
    </p>
  );
}

/** A lozenge for every step of the lesson. */
function Steps({ lesson, lessons, name, at, steps }: LessonPlace) {
  const { say } = useWords();
  return (
    <span className="bubble-place">
      <small className="bubble-lesson">
        {say('guide.lesson', { n: lesson + 1, all: lessons, name: { said: name } })}
      </small>
      <span className="heard">{say('guide.count', { n: at + 1, all: steps })}</span>
      <Lozenges at={at} of={steps} />
    </span>
  );
}
