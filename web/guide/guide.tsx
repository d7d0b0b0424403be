import { useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { pointTo } from '../aside/point.js';
import { Button } from '../parts/button.js';
import type { Now, TableLink } from '../table/link.js';
import './guide.css';
import { endProgress, readProgress, writeProgress } from './progress.js';
import { after, beginning, guideOf, type Guide as Script } from './script.js';

interface Props {
  readonly link: TableLink;
  readonly now: Now;
}

/** Says step by step what to do in a first game, and why; at tables without a guide nothing. */
export function Guide({ link, now }: Props) {
  const [from, setFrom] = useState(() => readProgress(link.id));
  const guide = guideOf(link.kit.box.game.id);
  if (guide === undefined || from === null) return null;
  const leave = (): void => {
    endProgress(link.id);
    setFrom(null);
  };
  return <Steps key={link.id} {...{ link, now, guide, from, leave }} />;
}

interface StepsProps extends Props {
  readonly guide: Script;
  /** The first step that was not passed when the table was opened. */
  readonly from: number;
  leave(): void;
}

function Steps({ link, now, guide, from, leave }: StepsProps) {
  const { say } = useWords();
  const { asks, seq } = now.moment;
  const [progress, setProgress] = useState(() => beginning(guide, from, asks, seq));
  const next = progress.seq === seq ? progress : after(guide, progress, asks, seq);
  if (next !== progress) setProgress(next);
  const { at, passed } = next;
  const step = at === undefined ? undefined : guide.steps[at];
  const isOver = passed >= guide.steps.length;
  useEffect(() => {
    if (step !== undefined) pointTo({ kind: 'thing', id: step.thing }, false);
  }, [step]);
  useEffect(() => writeProgress(link.id, passed), [link, passed]);
  if (step === undefined && !isOver) return null;
  return (
    <section className="guide" aria-label={say('guide.title')}>
      <p>
        {step === undefined ? say('guide.end') : say(step.text)}{' '}
        {at !== undefined && (
          <span className="guide-count">
            {say('guide.count', { n: at + 1, all: guide.steps.length })}
          </span>
        )}
      </p>
      <Button kind="quiet" onClick={leave}>
        {say(step === undefined ? 'guide.close' : 'guide.skip')}
      </Button>
    </section>
  );
}
