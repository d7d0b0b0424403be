import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { timeText } from '../online/clock.js';
import type { SeatNews, TableLink } from '../table/link.js';
import { AtTable } from './at-table.js';
import './seat-state.css';
import { Rating } from './rating.js';
import { isShort, timeLeft } from './time-left.js';

/** What a plate says of somebody besides the game: a bot's tag, gone or away, rating, clock, and what they have just said. */
export function SeatState({
  seat,
  tagsBots = true,
}: {
  readonly seat: number;
  /** Not where it stands beside them in words. */
  readonly tagsBots?: boolean;
}) {
  const link = useContext(AtTable);
  return link === null ? null : <State link={link} seat={seat} tagsBots={tagsBots} />;
}

function State({
  link,
  seat,
  tagsBots,
}: {
  readonly link: TableLink;
  readonly seat: number;
  readonly tagsBots: boolean;
}) {
  const { say } = useWords();
  const { moment } = useSyncExternalStore(link.subscribe, link.now);
  const who = link.sitters[seat]?.who;
  const { clock, isGone, isAway, said, rating }: SeatNews = link.newsOf?.(seat) ?? {
    isGone: false,
  };
  const isBot = tagsBots && typeof who === 'object' && !isGone;
  return (
    <span className="seat-state">
      {isBot && <span className="bot-tag">{say('plate.bot')}</span>}
      {isGone && <span className="gone-tag">{say('plate.gone')}</span>}
      {isAway === true && <span className="gone-tag">{say('plate.away')}</span>}
      {rating !== undefined && <Rating {...rating} />}
      {clock !== undefined && moment.result === null && <SeatClock clock={clock} />}
      {said !== undefined && <Bubble said={said} />}
    </span>
  );
}

/** Narrower than this is what is only heard. */
const SEEN_PX = 8;

/** What somebody has just said, below their plate and over whatever lies there: nothing moves for it. */
function Bubble({ said }: { readonly said: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const plate = mark.current?.parentElement?.parentElement?.getBoundingClientRect();
    if (plate === undefined || plate.width < SEEN_PX) return;
    const left = Math.max(8, Math.min(plate.left, innerWidth - 270));
    setAt(
      plate.bottom < innerHeight - 80
        ? { left, top: plate.bottom + 6 }
        : { left, bottom: innerHeight - plate.top + 6 },
    );
  }, []);
  return (
    <>
      <span ref={mark} />
      {at !== null &&
        createPortal(
          <bdi className="said-bubble" style={at} aria-hidden="true">
            {said}
          </bdi>,
          document.body,
        )}
    </>
  );
}

function SeatClock({ clock }: { readonly clock: NonNullable<SeatNews['clock']> }) {
  const { say } = useWords();
  const [now, setNow] = useState(() => Date.now());
  const { runs } = clock;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const left = timeLeft(clock, now);
  const time = timeText(left);
  const names = [
    'seat-clock',
    runs ? 'seat-clock-runs' : '',
    isShort(left) ? 'seat-clock-short' : '',
  ];
  return (
    <span className={names.filter((name) => name !== '').join(' ')}>
      <Drawn drawing={sign('hour')} width={13} />
      <span className="heard">{say('people.left', { time: { said: time } })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
