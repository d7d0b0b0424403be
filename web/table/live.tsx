import type { Speaker } from '@destrier/text';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.js';
import { newsOf } from './announce.js';
import type { Moment } from './link.js';

/** So many sentences stay in the place where they are told. */
const KEPT = 12;

interface Line {
  readonly id: number;
  readonly text: string;
}

/** Tells those who hear the page what happened and what is asked now. */
export function Live({ moment, speaker }: { readonly moment: Moment; readonly speaker: Speaker }) {
  const { say } = useWords();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const told = useRef<Moment | null>(null);
  const count = useRef(0);
  useEffect(() => {
    if (told.current === moment) return;
    const { earlier, told: sentences, undone } = newsOf(told.current, moment, speaker);
    told.current = moment;
    const texts = [
      ...(undone ? [say('table.undone')] : []),
      ...(earlier > 0 ? [say('table.earlier', { count: earlier })] : []),
      ...sentences,
    ];
    if (texts.length === 0) return;
    const added = texts.map((text) => ({ id: count.current++, text }));
    setLines((before) => [...before, ...added].slice(-KEPT));
  }, [moment, speaker, say]);
  return (
    <div className="heard" role="log" aria-live="polite" aria-label={say('table.news')}>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
