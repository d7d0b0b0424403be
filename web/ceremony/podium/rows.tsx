import type { Speaker } from '@destrier/text';
import type { CSSProperties } from 'react';
import { battlement, crown } from '../../art/festive.js';
import { Drawn, Picture } from '../../art/picture.js';
import { shield } from '../../art/pieces.js';
import { sign } from '../../art/signs.js';
import { useWords } from '../../app/words.js';
import type { RatingShift } from '../../table/link.js';
import { nameOf } from '../../table/seat-names.js';
import { RatingMoved, ratingHeard } from '../../people/rating.js';
import { figuresIn } from '../figures.js';
import type { Words } from '../../text/index.js';
import { amountOf } from '../unit.js';
import type { Drawn as Look } from './look.js';
import type { Who } from '../../table/scores.js';
import { acrossOf, highestOf, leftOf, scoreAfter, wholeOf, type Tower } from './towers.js';

interface Props {
  readonly towers: readonly Tower[];
  /** The causes from the ground up, and of how many of them the courses are laid. */
  readonly order: readonly (string | null)[];
  readonly built: number;
  /** Whether towers are what is left, with a bill below. */
  readonly billed: boolean;
  /** Whether there is little room: a bar for each, and a legend beside them. */
  readonly areBars: boolean;
  readonly look: Look;
  readonly speaker: Speaker;
  /** What the game did to somebody's rating, where it did. */
  readonly ratedOf: (who: Who) => RatingShift | undefined;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Everybody's points, from the first place on: a tower for each, or a bar where there is little room. */
export function Rows(props: Props) {
  const { billed, areBars, look } = props;
  const { say } = useWords();
  // Health is what is left of it; points of many causes are seen cause by cause, as the legend names them.
  const isLeft = billed && (!areBars || look.unit === 'health');
  const towers = billed && !isLeft ? props.towers.map(wholeOf) : props.towers;
  const across = acrossOf(towers.length);
  const most = props.billed ? Math.max(1, ...towers.map(({ score }) => score)) : 0;
  const style = {
    '--tallest': most,
    '--most': highestOf(towers),
    '--count': towers.length,
  } as CSSProperties;
  return (
    <ol className="rows" aria-label={say('ceremony.ranking')} style={style}>
      {towers.map((tower, i) => (
        <Row key={tower.who} {...props} tower={tower} isLeft={isLeft} across={across.indexOf(i)} />
      ))}
    </ol>
  );
}

function Row(props: OfOne & { readonly across: number; readonly isLeft: boolean }) {
  const { tower, across, towers, order, built, billed, look, speaker } = props;
  const { say, language } = useWords();
  const figure = figuresIn(language);
  const { who, place, score } = tower;
  const isFirst = place === 1 && towers.length > 1;
  const isDone = built >= order.length;
  const rated = props.ratedOf(who);
  return (
    <li className="row" data-first={isFirst} data-score={score} style={{ order: across }}>
      <span className="heard">
        {heardOf(tower, towers.length > 1, { look, speaker, say })}
        {rated === undefined ? null : <>. {ratingHeard(rated, say)}</>}
      </span>
      <div className="row-top" aria-hidden="true">
        {isFirst ? (
          <span className="row-crown" data-on={isDone}>
            <Picture drawing={crown()} />
          </span>
        ) : null}
        <span className="row-arms">
          <Picture drawing={shield(look.blazonOf(who))} />
        </span>
        <span className="row-pawn">
          <Picture drawing={look.pawnOf(who)} />
        </span>
      </div>
      <div className="row-head" aria-hidden="true">
        <Picture drawing={battlement()} />
      </div>
      {props.isLeft ? <Left {...props} /> : <Courses {...props} />}
      <div className="row-foot" aria-hidden="true">
        {towers.length > 1 ? <span className="row-place">{ROMAN[place - 1]}</span> : null}
        <span className="row-name">
          <bdi>{nameOf(speaker, who)}</bdi>
          {rated === undefined ? null : <RatingMoved {...rated} />}
        </span>
        <span className="row-score">
          {figure(isDone ? score : scoreAfter(tower, order, built))}
          <Drawn drawing={sign(look.unitSign)} width={26} />
        </span>
      </div>
      {billed ? <Bill {...props} /> : null}
    </li>
  );
}

interface OfOne extends Props {
  readonly tower: Tower;
}

/** The points of each cause, one upon the other. */
function Courses({ tower, order, built, look, speaker }: OfOne) {
  const { say, language } = useWords();
  const figure = figuresIn(language);
  const isLaid = (cause: string | null): boolean => order.indexOf(cause) < built;
  const laid = tower.courses.reduce((sum, { cause, high }) => sum + (isLaid(cause) ? high : 0), 0);
  return (
    <div className="courses" aria-hidden="true" style={{ '--laid': laid } as CSSProperties}>
      {tower.courses.map(({ cause, points, high }) => (
        <div
          key={cause}
          className="course"
          data-points={points}
          data-laid={isLaid(cause)}
          data-lost={points < 0}
          data-wash={look.washOf(cause)}
          data-letters={figure(points).length}
          style={{ '--high': high } as CSSProperties}
        >
          <span className="course-inside">
            <Drawn drawing={sign(look.signOf(cause))} width={20} />
            <em>{causeName(cause, speaker, say)}</em>
            <b>{figure(points)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What is left, and beside it what is not; it rises and falls while the bill is drawn up. */
function Left({ tower, order, built, look }: OfOne) {
  const { language } = useWords();
  const figure = figuresIn(language);
  const now = Math.max(0, scoreAfter(tower, order, built));
  return (
    <div className="courses" aria-hidden="true">
      {leftOf(tower).map(({ cause, points, high }, i) => (
        <div
          key={cause}
          className="course"
          data-laid="true"
          data-lost={i > 0}
          data-wash={look.washOf(cause)}
          data-letters={figure(points).length}
          style={{ '--high': i === 0 ? now : high } as CSSProperties}
        >
          <span className="course-inside">
            <b>{figure(points)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What somebody had, and what it cost or brought them. */
function Bill({ tower, order, built, look, speaker }: OfOne) {
  const { say, language } = useWords();
  const figure = figuresIn(language, { signDisplay: 'exceptZero' });
  return (
    <ul className="bill" aria-hidden="true">
      {order.map((cause) => {
        const points = tower.courses.find((course) => course.cause === cause)?.points ?? 0;
        return (
          <li
            key={cause}
            data-points={points}
            data-laid={order.indexOf(cause) < built}
            data-none={points === 0}
          >
            <Drawn drawing={sign(look.signOf(cause))} width={18} />
            <em>{causeName(cause, speaker, say)}</em>
            <b>{figure(points)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Which colour stands for what, beside bars that have no room for words. */
export function Legend({ order, look, speaker }: Pick<Props, 'order' | 'look' | 'speaker'>) {
  const { say } = useWords();
  return (
    <ul className="podium-legend" aria-hidden="true">
      {order.toReversed().map((cause) => (
        <li key={cause}>
          <span className="course" data-wash={look.washOf(cause)}>
            <Drawn drawing={sign(look.signOf(cause))} width={20} />
          </span>
          <span>{causeName(cause, speaker, say)}</span>
        </li>
      ))}
    </ul>
  );
}

interface Telling {
  readonly look: Look;
  readonly speaker: Speaker;
  readonly say: Words['say'];
}

export function causeName(cause: string | null, speaker: Speaker, say: Words['say']): string {
  return cause === null ? say('ceremony.other') : speaker.cause(cause);
}

/** The whole row in a sentence, what brought most first. */
function heardOf(tower: Tower, isRanked: boolean, { look, speaker, say }: Telling): string {
  const { who, place, score, courses } = tower;
  const causes = courses
    .toReversed()
    .toSorted((one, other) => other.points - one.points)
    .map(({ cause, points }) =>
      say('ceremony.cause', { cause: { said: causeName(cause, speaker, say) }, points }),
    );
  return say(isRanked ? 'ceremony.row' : 'ceremony.row.alone', {
    place,
    name: { said: nameOf(speaker, who) },
    score: { said: amountOf(look.unit, score, { speaker, say }) },
    causes: { said: causes.join(', ') },
  });
}
