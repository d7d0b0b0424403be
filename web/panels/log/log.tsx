import { headingsOf, type GameEvent } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { useCallback, useEffect, useMemo, useRef, useState, type UIEvent } from 'react';
import { useWords } from '../../app/words.js';
import { leavingAt } from '../../table/leaving.js';
import type { PanelContext } from '../../table/panels.js';
import { catalogueOf } from '../catalogue.js';
import { thingsShown } from '../point-to.js';
import { watchOf } from '../seen/watch.js';
import { follows, laidOut, type Scrolled } from './following.js';
import { chaptersOf, lastOf, type Chapter, type Section, type Turn } from './grouping.js';
import './log.css';
import { markedSpeaker, piecesOf, type Piece } from './marks.js';
import { Sentence, type Pointing } from './sentence.js';

/** What every part of the log needs. */
interface Telling {
  /** The same object for the same sentence. */
  readonly pieces: (event: GameEvent) => readonly Piece[];
  readonly pointing: Pointing;
  /** The first event since the viewer's last choice; beyond the end where there is none. */
  readonly since: number;
}

/** All that has happened, by rounds, phases and choices; the newest last. */
export function Log({ link, now, speaker, looking }: PanelContext) {
  const { say, language } = useWords();
  const { events, viewer } = looking ?? now.moment;
  const names = JSON.stringify(link.sitters.map(({ name }) => name));
  const catalogue = useMemo(() => catalogueOf(link, language), [link, language]);
  const pieces = useMemo(
    () =>
      tellerOf(
        markedSpeaker(catalogue, language, JSON.parse(names) as string[], link.kit.box.game),
      ),
    [catalogue, language, names, link],
  );
  const headings = useMemo(() => headingsOf(link.kit.box.game.events), [link]);
  const chapters = useMemo(() => chaptersOf(events, headings), [events, headings]);
  const since = watchOf(link).lastChosen(viewer)?.events ?? Infinity;
  const shown = useThingsShown(events);
  const pointing = useMemo<Pointing>(
    () => ({ shown, effectOf: (id) => catalogue[`effect.${id}`] ?? null }),
    [shown, catalogue],
  );
  const telling: Telling = { pieces, pointing, since };
  const scrolling = useNewest(events.length);
  if (events.length === 0) return <p>{say('panels.log.empty')}</p>;
  return (
    <div className="log" {...scrolling}>
      {chapters.map((chapter, i) => {
        const open = i === chapters.length - 1 || lastOf(chapter) >= since;
        // A chapter that is no longer the newest begins closed again.
        const key = `${chapter.heading?.at} ${open}`;
        return <ChapterPart key={key} chapter={chapter} open={open} telling={telling} />;
      })}
      {looking === null ? <Leaving link={link} now={now} speaker={speaker} /> : null}
    </div>
  );
}

/** Who left the game, which is no event of it. */
function Leaving({ link, now, speaker }: Pick<PanelContext, 'link' | 'now' | 'speaker'>) {
  const { say } = useWords();
  const told = leavingAt(link, now.moment.result !== null, { speaker, say });
  return told.map((sentence) => (
    <p key={sentence} className="log-leaving">
      {sentence}
    </p>
  ));
}

/** Events are told anew with every choice; what was said of them before is not worked out again. */
function tellerOf(marked: Speaker): Telling['pieces'] {
  const told = new Map<string, readonly Piece[]>();
  return (event) => {
    const key = JSON.stringify([event.name, event.params]);
    const known = told.get(key) ?? piecesOf(marked.event(event));
    told.set(key, known);
    return known;
  };
}

/** Which things the board shows, read off it after every change. */
function useThingsShown(events: unknown): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      withNextFrame(() => {
        const found = thingsShown();
        setShown((known) => (isSame(known, found) ? known : found));
      }),
    [events],
  );
  return shown;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/** Measures the page when it is laid out anyway: whoever asks sooner has it laid out once more. */
function withNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** The log scrolls by itself to the newest, unless somebody reads further up. */
function useNewest(count: number) {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  // Whoever reads further up has turned a wheel, touched, dragged or pressed a key there.
  const isTouched = useRef(false);
  const laid = useRef<Scrolled>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  const toNewest = useCallback((): void => {
    const { current } = log;
    if (current === null || !isFollowing.current) return;
    current.scrollTop = current.scrollHeight;
    laid.current = laidOut(current);
    isTouched.current = false;
  }, []);
  useEffect(() => withNextFrame(toNewest), [count, toNewest]);
  useEffect(() => {
    const { current } = log;
    if (current === null) return undefined;
    // What is asked takes more room or less: the newest stays in sight.
    const watch = new ResizeObserver(toNewest);
    watch.observe(current);
    return () => watch.disconnect();
  }, [toNewest]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const now = laidOut(currentTarget);
    const isWanted = follows(isFollowing.current, laid.current, now);
    if (isWanted || isTouched.current) isFollowing.current = isWanted;
    laid.current = now;
  };
  const touch = (): void => {
    isTouched.current = true;
  };
  return {
    ref: log,
    onScroll,
    onWheel: touch,
    onTouchMove: touch,
    onPointerDown: touch,
    onKeyDown: touch,
  };
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly open: boolean;
  readonly telling: Telling;
}

function ChapterPart({ chapter, open, telling }: ChapterProps) {
  const { say } = useWords();
  const { heading, sections } = chapter;
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="log-chapter"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{heading === null ? say('panels.log.before') : titleOf(telling, heading)}</h3>
      </summary>
      {isOpen &&
        sections.map((section) => (
          <SectionPart key={section.heading?.at ?? -1} section={section} telling={telling} />
        ))}
    </details>
  );
}

interface SectionProps {
  readonly section: Section;
  readonly telling: Telling;
}

function SectionPart({ section, telling }: SectionProps) {
  const { say } = useWords();
  const { heading, turns } = section;
  return (
    <>
      {heading !== null && <h4>{titleOf(telling, heading)}</h4>}
      <ol className="log-turns">
        {turns.map((turn) => (
          <li key={turn.entries[0]?.at}>
            <ul className="log-turn">
              {toldOnce(turn, telling).map((entry) => (
                <li key={entry.at} className={isQuiet(entry) ? 'log-quiet' : undefined}>
                  {entry.at === telling.since && (
                    <p className="log-since">{say('panels.log.since')}</p>
                  )}
                  <Sentence pieces={telling.pieces(entry.event)} pointing={telling.pointing} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

/** That nothing is asked is said once, however many questions fell away. */
function toldOnce({ entries }: Turn, telling: Telling): Turn['entries'] {
  return entries.filter((entry, i) => {
    const before = entries[i - 1];
    if (!isQuiet(entry) || before === undefined || entry.at === telling.since) return true;
    return telling.pieces(before.event) !== telling.pieces(entry.event);
  });
}

/** The kernel tells what hardly anybody wants to know. */
function isQuiet({ event }: Turn['entries'][number]): boolean {
  return event.name.startsWith('kernel.');
}

/** What begins, without the stop of a sentence. */
function titleOf(telling: Telling, entry: Turn['entries'][number]): string {
  return telling
    .pieces(entry.event)
    .map(({ text }) => text)
    .join('')
    .replace(/\.$/, '');
}
