import { useEffect, useMemo, useRef, useState } from 'react';
import { go } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { Arrow } from '../panels/history/arrow.js';
import { Button } from '../parts/button.js';
import { useMarked } from '../parts/use-marked.js';
import { useSize } from '../parts/use-size.js';
import type { BoardProps } from '../table/board.js';
import type { Moment } from '../table/link.js';
import { oneAtATime } from '../table/one-at-a-time.js';
import { NO_PICKS } from '../table/picks.js';
import { PlainTable } from '../table/plain/plain-table.js';
import { Said } from '../table/said.js';
import { useFrame } from '../table/use-frame.js';
import type { SheetProps } from './sheets.js';
import { toldOf } from './told.js';

/** The tables for which boards are made: of a desk, and as high as a telephone. */
const DESK = { width: 1440, height: 848 };
const POCKET_HIGH = 720;
/** How often a server is asked at most while somebody drags the cursor. */
const ASK_MS = 250;

/** The board before the choice under the cursor, to be looked at; and what the choice brought about. */
export function BoardThen(props: SheetProps) {
  const { link, story, at, onAt } = props;
  const { say } = useWords();
  const last = link.now().moment.seq;
  const then = useMoment(props);
  const [failed, setFailed] = useState<string | null>(null);
  const steps = [
    { to: 'first', seq: 1, label: 'panels.history.first' },
    { to: 'back', seq: at - 1, label: 'panels.history.back' },
    { to: 'on', seq: at + 1, label: 'panels.history.on' },
    { to: 'now', seq: last, label: 'panels.history.now' },
  ] as const;
  const playOn = (): void => {
    link.playOn(at - 1).then(
      (id) => go({ at: 'here', id }),
      (error: unknown) => setFailed(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <Leaf label={say('analysis.board', { n: at })} className="analysis-then">
      <Scaled {...props} then={then} />
      <p className="then-told">
        <Said text={toldOf(at, story)} />
      </p>
      <div className="then-steps">
        {steps.map(({ to, seq, label }) => (
          <Button
            key={to}
            className="button-small"
            aria-label={say(label)}
            disabled={seq === at || seq < 1 || seq > last}
            onClick={() => onAt(seq)}
          >
            <Arrow to={to} />
          </Button>
        ))}
        <span>{say('analysis.at', { n: at, last })}</span>
        <Button className="button-small then-play" onClick={playOn}>
          {say('analysis.playOn')}
        </Button>
      </div>
      {failed === null ? null : (
        <p role="alert">{say('panels.failed', { reason: { said: failed } })}</p>
      )}
    </Leaf>
  );
}

/** The whole table, made small. Nothing on it can be chosen. */
function Scaled({ link, speaker, then }: SheetProps & { readonly then: Moment | null }) {
  const { place, size } = useSize<HTMLDivElement>();
  const isDesk = useFrame('filled') === 'desk' && link.kit.oneScreen !== undefined;
  const { kit, content, options, sitters } = link;
  const given = useMemo<BoardProps | null>(
    () =>
      then && {
        moment: then,
        content,
        options,
        sitters,
        speaker,
        picks: NO_PICKS,
        chances: [],
        advised: null,
      },
    [then, content, options, sitters, speaker],
  );
  useMarked('table', isDesk && given !== null && size.width > 0 ? 'desk' : null);
  // A board that is no desk's measures by the window.
  const whole = isDesk ? DESK : { width: window.innerWidth, height: POCKET_HIGH };
  const scale = Math.min(size.width / whole.width, size.height / whole.height);
  const { Board } = kit;
  return (
    <div ref={place} className="then-board" inert aria-hidden="true">
      {given === null || size.width === 0 ? null : (
        <div
          className="then-whole"
          data-frame={isDesk ? 'desk' : 'pocket'}
          style={{ ...whole, transform: `translate(-50%, -50%) scale(${scale})` }}
        >
          {Board === null ? (
            <PlainTable kit={kit} moment={given.moment} speaker={speaker} />
          ) : (
            <Board {...given} />
          )}
        </div>
      )}
    </div>
  );
}

/** The moment before the choice that was looked at last, however late it comes. */
function useMoment({ link, at }: SheetProps): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  const wanted = useRef(at);
  const ask = useRef<() => void>(() => {});
  useEffect(() => {
    const work = async (): Promise<void> => {
      const choice = wanted.current;
      const found = await link.momentAt(choice - 1).catch(() => null);
      if (found !== null && wanted.current === choice) setMoment(found);
    };
    ask.current = oneAtATime(work, link.place === 'server' ? ASK_MS : 0);
  }, [link]);
  useEffect(() => {
    wanted.current = at;
    ask.current();
  }, [at]);
  return moment;
}
