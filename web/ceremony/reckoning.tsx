import { useEffect, useRef } from 'react';
import { useWords } from '../app/words.js';
import { Drawn, Picture } from '../art/picture.js';
import { shield } from '../art/pieces.js';
import '../board/leaf.css';
import type { Who } from '../table/scores.js';
import { calledAt } from './called.js';
import type { ReckonedLine, Reckoning } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { figuresIn } from './figures.js';
import { GoOn } from './go-on.js';
import './great.css';
import './reckoning.css';
import { Ribbon } from './ribbon.js';
import { useSteps } from './use-steps.js';

interface Props {
  readonly reckoning: Reckoning;
  readonly context: CeremonyContext;
  readonly onEnd: () => void;
}

/** A scoring: line by line what was counted, and what it brought to whom; below it totals that run up. */
export function ReckoningSheet({ reckoning, context, onEnd }: Props) {
  const { say } = useWords();
  const { named, seats, lines } = reckoning;
  const counted = useSteps(lines.length);
  const title = context.speaker.event(named);
  return (
    <section className="ceremony ceremony-dim great reckoning" aria-label={title}>
      <Ribbon>
        <p role="status">{title}</p>
      </Ribbon>
      <div className="reckoning-leaf leaf">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="heard">{say('ceremony.reckoning.cause')}</span>
              </th>
              {seats.map(({ who, blazon }) => (
                <th key={who} scope="col">
                  <Picture drawing={shield(blazon)} width={34} />
                  <bdi>{calledAt(context, who)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <Line key={at} line={line} at={at} counted={counted} {...{ reckoning, context }} />
            ))}
          </tbody>
          <tfoot>
            <Totals reckoning={reckoning} counted={counted} />
          </tfoot>
        </table>
        <GoOn onEnd={onEnd} />
      </div>
    </section>
  );
}

interface LineProps {
  readonly line: ReckonedLine;
  readonly at: number;
  /** How many lines are counted. */
  readonly counted: number;
  readonly reckoning: Reckoning;
  readonly context: CeremonyContext;
}

function Line({ line, at, counted, reckoning: { seats, lines }, context }: LineProps) {
  const { language } = useWords();
  const row = useRef<HTMLTableRowElement>(null);
  const isNow = counted === at + 1 && counted < lines.length;
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  const { speaker } = context;
  const { cause, name, number, picture, told, points } = line;
  const signed = figuresIn(language, { signDisplay: 'exceptZero' });
  const label = name === null ? speaker.cause(cause) : speaker.word(name);
  return (
    <tr
      ref={row}
      data-counted={at < counted}
      data-now={isNow}
      title={told.map((event) => speaker.event(event)).join(' ')}
    >
      <th scope="row">
        <Drawn drawing={picture} />
        <span className="reckoning-name">{label}</span>
        {number === null ? null : <small>× {number}</small>}
      </th>
      {seats.map(({ who }) => (
        <td key={who} data-lost={(points.get(who) ?? 0) < 0}>
          {points.has(who) ? signed(points.get(who) ?? 0) : ''}
        </td>
      ))}
    </tr>
  );
}

function Totals({ reckoning, counted }: Pick<LineProps, 'reckoning' | 'counted'>) {
  const { language, say } = useWords();
  const { seats, lines, isLast } = reckoning;
  const figure = figuresIn(language);
  const brought = (who: Who): number =>
    lines.slice(0, counted).reduce((sum, { points }) => sum + (points.get(who) ?? 0), 0);
  return (
    <tr>
      <th scope="row">{say(isLast ? 'ceremony.reckoning.final' : 'ceremony.reckoning.total')}</th>
      {seats.map(({ who, had }) => (
        <td key={who}>{figure(had + brought(who))}</td>
      ))}
    </tr>
  );
}
