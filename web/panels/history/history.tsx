import { isSeat, type Viewer } from '@destrier/engine';
import { useEffect, useRef, useState } from 'react';
import { go } from '../../app/route.js';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import { oneAtATime } from '../../table/one-at-a-time.js';
import type { Sitter } from '../../table/link.js';
import type { PanelContext } from '../../table/panels.js';
import { Said } from '../../table/said.js';
import { Analysis } from '../analysis/analysis.js';
import { watchOf } from '../seen/watch.js';
import { Arrow } from './arrow.js';
import './history.css';
import { broughtBy, isStep, replayFrom, type Span } from './steps.js';

/** How long each moment is looked at while they are replayed. */
const PLAY_MS = 1200;
/** How often a server is asked at most while somebody drags the slider. */
const ASK_MS = 250;

/** Lets the table show any earlier moment, replays what was missed, and plays on from anywhere. */
export function History(context: PanelContext) {
  const { link, now } = context;
  const { say } = useWords();
  const last = now.moment.seq;
  const [failed, setFailed] = useState<string | null>(null);
  const fail = (error: unknown): void =>
    setFailed(error instanceof Error ? error.message : String(error));
  const { at, eyes, busy, look } = useLook(context, fail);
  const [isPlaying, setPlaying] = usePlaying(at, last, look);
  const { away, lastChosen } = watchOf(link);
  const missed = replayFrom(last, away, lastChosen(now.moment.viewer)?.seq);
  const goTo = (seq: number, thenPlay = false): void => {
    setPlaying(thenPlay);
    setFailed(null);
    look(seq);
  };
  // A server deals a game that is under way anew as it stands now only.
  const from = link.place === 'server' && now.moment.result === null ? last : at;
  const playOn = (): void => {
    link.playOn(from).then((id) => go({ at: 'here', id }), fail);
  };
  return (
    <div className="history" aria-busy={busy}>
      <label className="history-slider">
        <span>{say('panels.history.at', { n: at, last })}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={say('panels.history.at', { n: at, last })}
          onChange={({ target }) => goTo(Number(target.value))}
        />
      </label>
      <Steps at={at} last={last} isPlaying={isPlaying} setPlaying={setPlaying} goTo={goTo} />
      {now.moment.result !== null && (
        <SeenBy
          sitters={link.sitters}
          eyes={eyes}
          onSee={(other) => {
            setPlaying(false);
            look(at, other);
          }}
        />
      )}
      <Brought {...context} seq={at} />
      {missed !== undefined && (
        <Button kind="main" onClick={() => goTo(missed.from, true)}>
          {say(`panels.history.missed.${missed.why}`, { count: last - missed.from })}
        </Button>
      )}
      <section>
        <h3>{say('panels.history.playOn.title')}</h3>
        <p>{say('panels.history.playOn.about')}</p>
        <Button onClick={playOn}>{say('panels.history.playOn', { n: from })}</Button>
      </section>
      {now.moment.result !== null && <Analysis {...context} />}
      {failed !== null && <p role="alert">{say('panels.failed', { reason: { said: failed } })}</p>}
    </div>
  );
}

/** What the choice was that the table shows: below the arrows, so that they stay where they are. */
function Brought({ now, speaker, seq }: PanelContext & { readonly seq: number }) {
  const { say } = useWords();
  const brought = broughtBy(now.moment.events, seq);
  return (
    <ul className="history-brought">
      {brought.length === 0 && <li>{say('panels.history.silent')}</li>}
      {brought.map((event, i) => (
        <li key={i}>
          <Said text={speaker.event(event)} />
        </li>
      ))}
    </ul>
  );
}

/** Whose eyes the table is seen through, which anybody may choose once the game is over. */
function SeenBy({
  sitters,
  eyes,
  onSee,
}: {
  readonly sitters: readonly Sitter[];
  readonly eyes: Viewer;
  onSee(eyes: Viewer): void;
}) {
  const { say } = useWords();
  return (
    <label className="history-eyes">
      <span>{say('seen.by')}</span>
      <select
        value={eyes}
        onChange={({ target }) => {
          const seat = Number(target.value);
          onSee(isSeat(seat) ? seat : 'public');
        }}
      >
        {sitters.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="public">{say('seen.by.all')}</option>
      </select>
    </label>
  );
}

interface StepsProps extends Span {
  readonly isPlaying: boolean;
  setPlaying(on: boolean): void;
  goTo(seq: number, thenPlay?: boolean): void;
}

function Steps({ at, last, isPlaying, setPlaying, goTo }: StepsProps) {
  const { say } = useWords();
  const steps = [
    { to: 'first', seq: 0, label: 'panels.history.first' },
    { to: 'back', seq: at - 1, label: 'panels.history.back' },
    { to: 'on', seq: at + 1, label: 'panels.history.on' },
    { to: 'now', seq: last, label: 'panels.history.now' },
  ] as const;
  return (
    <div className="history-steps">
      {steps.map(({ to, seq, label }) => (
        <Button
          key={to}
          aria-label={say(label)}
          disabled={!isStep({ at, last }, seq)}
          onClick={() => goTo(seq)}
        >
          <Arrow to={to} />
        </Button>
      ))}
      <Button
        disabled={last === 0}
        onClick={() => (at === last && !isPlaying ? goTo(0, true) : setPlaying(!isPlaying))}
      >
        {say(isPlaying ? 'panels.history.pause' : 'panels.history.play')}
      </Button>
    </div>
  );
}

/** A moment, and whose eyes see it. */
interface Sight {
  readonly seq: number;
  readonly eyes: Viewer;
}

/** Where the table looks, and how it is told to look elsewhere: what was asked for last is shown, however late. */
function useLook({ link, now, looking, onLook }: PanelContext, fail: (error: unknown) => void) {
  const last = now.moment.seq;
  const own = now.moment.viewer;
  const [wanted, setWanted] = useState<Sight | null>(null);
  const latest = useRef<Sight | null>(null);
  const tell = useRef({ onLook, fail });
  useEffect(() => {
    tell.current = { onLook, fail };
  });
  const ask = useRef<() => void>(() => {});
  useEffect(() => {
    const work = async (): Promise<void> => {
      const sight = latest.current;
      if (sight === null) return;
      try {
        const moment = await link.momentAt(sight.seq, sight.eyes);
        if (latest.current === sight) tell.current.onLook(moment);
      } catch (error) {
        tell.current.fail(error);
      }
      if (latest.current !== sight) return;
      latest.current = null;
      setWanted(null);
    };
    ask.current = oneAtATime(work, link.place === 'server' ? ASK_MS : 0);
  }, [link]);
  const shown = wanted ?? (looking === null ? null : { seq: looking.seq, eyes: looking.viewer });
  const eyes = shown?.eyes ?? own;
  const look = (seq: number, through = eyes): void => {
    const isElsewhere = seq < last || through !== own;
    latest.current = isElsewhere ? { seq, eyes: through } : null;
    setWanted(latest.current);
    if (isElsewhere) ask.current();
    else onLook(null);
  };
  return { at: shown?.seq ?? last, eyes, busy: wanted !== null, look };
}

/** Steps on by itself while it plays, and ends at what is now. */
function usePlaying(at: number, last: number, look: (seq: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const step = useRef(look);
  useEffect(() => {
    step.current = look;
  });
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => step.current(at + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  return [isPlaying, setPlaying] as const;
}
