import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../app/words.js';
import { pointTo } from '../panels/point-to.js';
import { Button } from '../parts/button.js';
import type { Now, TableLink } from '../table/link.js';
import { isolated, tableSpeaker, unmarked } from '../table/isolated-names.js';
import './guide.css';
import { selectorsOf, useLight } from './light.js';
import { endProgress, readProgress, writeProgress } from './progress.js';
import { after, beginning, type Guide as Script, type GuideStep } from './script.js';

interface Props {
  readonly link: TableLink;
  readonly now: Now;
}

/** Says step by step what to do in a first game, and why; at tables without a guide nothing. */
export function Guide({ link, now }: Props) {
  const [from, setFrom] = useState(() => readProgress(link.id));
  const { guide } = link.kit;
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
  const { language, say } = useWords();
  const { asks, seq } = now.moment;
  const [progress, setProgress] = useState(() => beginning(guide, from, asks, seq));
  const next = progress.seq === seq ? progress : after(guide, progress, asks, seq);
  if (next !== progress) setProgress(next);
  const { at, passed, isOver } = next;
  const step = at === undefined ? undefined : guide.steps[at];
  useStepLight(link, step);
  useEffect(() => writeProgress(link.id, passed), [link, passed]);
  useEffect(() => {
    if (isOver) leave();
  });
  if (isOver) return null;
  const isLast = passed >= guide.steps.length;
  const isEnd = step === undefined && isLast;
  return (
    <section className="guide" aria-label={say('guide.title')}>
      <p>
        {(step?.text ?? (isLast ? guide.end : undefined))?.[language] ??
          say(next.ask === undefined ? 'guide.wait' : 'guide.own')}
      </p>
      {at !== undefined && (
        <span className="guide-count">
          {say('guide.count', { n: at + 1, all: guide.steps.length })}
        </span>
      )}
      <Button kind="quiet" className="guide-leave" onClick={leave}>
        {say(isEnd ? 'guide.close' : 'guide.skip')}
      </Button>
    </section>
  );
}

/** Lights what a step wants to be pressed; where anything may be, points at what to look at. */
function useStepLight({ kit, content, sitters }: TableLink, step: GuideStep | undefined): void {
  const { language } = useWords();
  const selectors = useMemo(() => {
    if (step?.option === undefined) return [];
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
  useLight(selectors);
  useEffect(() => {
    if (step !== undefined && step.option === undefined)
      pointTo({ kind: 'thing', id: step.thing }, false);
  }, [step]);
}
