import { liveryOf, type Livery } from '@destrier/heraldry';
import { labelled } from '@destrier/text';
import { useState } from 'react';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { Leaf } from '../board/leaf.js';
import { Blazoned } from '../heraldry/blazoned.js';
import '../panels/result/chart.css';
import { scaleOf, slopes, type Room } from '../panels/result/plot.js';
import { Button } from '../parts/button.js';
import { useSize } from '../parts/use-size.js';
import { unmarked } from '../table/isolated-names.js';
import { chapterMarks } from '../table/scores.js';
import { nameOf } from '../table/seat-names.js';
import { apart } from './apart.js';
import { costliestOf } from './costly.js';
import { ListOfChoices } from './list.js';
import type { SheetProps } from './sheets.js';
import { inHundred, toldOf } from './told.js';
import { judgedSeats } from './use-analysis.js';
import { useTurns } from './use-turns.js';

const EDGES = { left: 52, right: 18, top: 30, bottom: 28 };
const TICKS = [0.25, 0.5, 0.75, 1];
/** Roll-outs for each seat at each moment, as the bots make them. */
const ROLL_OUTS = 12;
/** Less wide than this it is a small screen. */
const NARROW = 600;
/** How far from the line signs stand. */
const BESIDE = 24;
/** A name that has less room than this stands in the way of the next. */
const LEAST_BAND = 60;

/** The chances of everybody over the whole game: rounds as bands, what cost and what turned as signs. */
export function Curve(props: SheetProps) {
  const { say } = useWords();
  const { link, speaker } = props;
  const own = judgedSeats(link);
  const [isList, setList] = useState(false);
  return (
    <Leaf labelledBy="curve" className="analysis-curve">
      <div className="curve-head">
        <h2 id="curve">{say('analysis.curve')}</h2>
        <ul className="curve-names">
          {link.sitters.map(({ arms }, seat) => (
            <li key={seat} data-own={isOwn(own, seat)}>
              <Blazoned blazon={arms} size={20} />
              <svg viewBox="0 0 36 12" width="36" height="12" aria-hidden="true">
                <path className={`chart-line chart-line-${liveryOf(arms)}`} d="M0 6H36" />
              </svg>
              <bdi>{nameOf(speaker, seat)}</bdi>
            </li>
          ))}
        </ul>
        <p className="curve-how">{say('analysis.how', { n: ROLL_OUTS })}</p>
        <Button className="button-small" aria-pressed={isList} onClick={() => setList(!isList)}>
          {say('analysis.list')}
        </Button>
      </div>
      {isList ? <ListOfChoices {...props} /> : <Plot {...props} />}
    </Leaf>
  );
}

function Plot(props: SheetProps) {
  const { link, found, at, onAt } = props;
  const { say } = useWords();
  const { place, size } = useSize<HTMLDivElement>();
  const spoken = useSpoken(props);
  const last = link.now().moment.seq;
  const room: Room = { ...EDGES, ...size };
  const scale = scaleOf({ lastSeq: last, low: 0, high: 1 }, room);
  return (
    <div ref={place} className="curve-plot">
      {size.width === 0 ? null : (
        <>
          <Lines {...props} room={room} />
          <span className="curve-cursor" style={{ left: scale.x(at) }} />
          <input
            type="range"
            className="curve-range"
            style={{ left: EDGES.left, right: EDGES.right }}
            aria-label={say('analysis.cursor')}
            aria-valuetext={spoken}
            min={1}
            max={last}
            value={at}
            onChange={({ target }) => onAt(Number(target.value))}
          />
          {found.progress.at === 'done' ? <Marks {...props} room={room} /> : null}
        </>
      )}
    </div>
  );
}

/** What is heard of the choice under the cursor: what happened, and how the chances stood after it. */
function useSpoken({ link, speaker, found, at, story }: SheetProps): string {
  const { say } = useWords();
  const last = link.now().moment.seq;
  const stand = found.stands.find(({ seq }) => seq === at);
  const chances = (stand?.win ?? []).map(({ mean }, seat) =>
    say('analysis.chance', { name: { said: nameOf(speaker, seat) }, share: inHundred(mean) }),
  );
  const told = { said: unmarked(toldOf(at, story)) };
  return say('analysis.spoken', { n: at, last, told, chances: { said: chances.join(' ') } });
}

function Lines({ link, speaker, found, room }: SheetProps & { readonly room: Room }) {
  const { say } = useWords();
  const { moment } = link.now();
  const last = moment.seq;
  const scale = scaleOf({ lastSeq: last, low: 0, high: 1 }, room);
  const own = judgedSeats(link);
  const marks = chapterMarks(moment.events, link.kit.box.game.events, speaker, (n) =>
    say('panels.result.round', { n }),
  );
  const percent = new Intl.NumberFormat(speaker.language, { style: 'percent' });
  const series = link.sitters.map(({ arms }, who) => ({
    who,
    colour: liveryOf(arms),
    steps: found.stands.map(({ seq, win }) => ({ seq, value: win[who]?.mean ?? 0 })),
  }));
  const [floor, ceiling] = [scale.y(0), scale.y(1)];
  return (
    <svg viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      {marks.map(({ seq, name }, i) => {
        const [from, to] = [scale.x(seq), scale.x(marks[i + 1]?.seq ?? last)];
        return (
          <g key={seq} className="curve-band" data-odd={i % 2 === 1}>
            <rect x={from} y={ceiling} width={to - from} height={floor - ceiling} />
            {to - from < LEAST_BAND ? null : (
              <text x={(from + to) / 2} y={room.height - 8} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
      {TICKS.map((value) => (
        <g key={value} className="curve-tick">
          <path d={`M${room.left} ${scale.y(value)}H${room.width - room.right}`} />
          <text x={room.left - 8} y={scale.y(value)} dy="0.35em" textAnchor="end">
            {percent.format(value)}
          </text>
        </g>
      ))}
      {series.map((one) => (
        <Line
          key={one.who}
          colour={one.colour}
          path={slopes(one, scale)}
          isOwn={isOwn(own, one.who)}
        />
      ))}
      <path
        className="curve-axes"
        d={`M${room.left} ${ceiling}V${floor}H${room.width - room.right}`}
      />
    </svg>
  );
}

/** One's own stands out by an edge of ink. */
function Line(props: { readonly colour: Livery; readonly path: string; readonly isOwn: boolean }) {
  const line = <path className={`chart-line chart-line-${props.colour}`} d={props.path} />;
  if (!props.isOwn) return line;
  return (
    <g className="curve-own">
      <path className="curve-edge" d={props.path} />
      {line}
    </g>
  );
}

/** Signs of what cost, with their numbers, and of what turned: the first ones where they belong. */
function Marks(props: SheetProps & { readonly room: Room }) {
  const { link, story, found, at, onAt, room } = props;
  const { say } = useWords();
  const { own, rivals, saidOf } = useTurns(props);
  const scale = scaleOf({ lastSeq: link.now().moment.seq, low: 0, high: 1 }, room);
  const spotAt = (seq: number, seat: number, beside: number) => {
    const stand = found.stands.find((one) => one.seq === seq);
    return { seq, x: scale.x(seq), y: scale.y(stand?.win[seat]?.mean ?? 0) + beside };
  };
  const costly = costliestOf(found.decisions).map(({ seq, seat, cost }, i) => ({
    ...spotAt(seq, seat, BESIDE),
    number: i + 1,
    isOwn: true,
    said: say('analysis.costs', { cost: inHundred(cost) }),
  }));
  const turns = [own, rivals].flatMap((all) =>
    all.map((turn) => ({
      ...spotAt(turn.seq, turn.seat, -BESIDE),
      number: null,
      isOwn: all === own,
      said: unmarked(`${toldOf(turn.seq, story)} ${saidOf(turn)}`),
    })),
  );
  const within = { top: room.top - 14, bottom: room.height - room.bottom - 14 };
  // On a small screen what turned stands in its list alone.
  const all = room.width < NARROW ? costly : [...costly, ...turns];
  // A choice has one sign.
  const marks = all.filter(({ seq }, i) => all.findIndex((one) => one.seq === seq) === i);
  return apart(marks, within).map(({ seq, x, y, number, isOwn: isMine, said }) => (
    <button
      key={seq}
      type="button"
      className={number === null ? 'curve-mark' : 'curve-mark curve-cost'}
      data-own={isMine}
      aria-pressed={seq === at}
      aria-label={labelled(story.speaker, say('puzzles.of', { n: seq }), said)}
      style={{ left: x, top: y }}
      onClick={() => onAt(seq)}
    >
      {number ?? <Drawn drawing={sign('flag')} width={18} />}
    </button>
  ));
}

function isOwn(own: readonly number[], seat: number | string): boolean {
  return own.some((one) => one === seat);
}
