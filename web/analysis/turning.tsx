import { turningPointsOf } from '@destrier/bots/curve';
import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { Said } from '../table/said.js';
import { isCostly } from './costly.js';
import type { SheetProps } from './sheets.js';
import { toldOf, turnOf } from './told.js';

/** Where the game turned, by what happened there; and how many choices were good, all in all. */
export function Turning({ speaker, found, story, at, onAt }: SheetProps) {
  const { say } = useWords();
  const { decisions, progress } = found;
  const points = progress.at === 'done' ? turningPointsOf(found.stands) : [];
  const costly = decisions.filter(isCostly).length;
  const sums = [
    { of: 'analysis.sum.good', count: decisions.length - costly },
    { of: 'analysis.sum.costly', count: costly },
  ] as const;
  return (
    <Leaf labelledBy="turning" className="analysis-turning">
      <h2 id="turning">{say('analysis.turning')}</h2>
      {progress.at === 'done' && points.length === 0 ? <p>{say('analysis.unturned')}</p> : null}
      <ol>
        {points.map((point) => {
          const { seq, seat } = point;
          const name = { said: speaker.seat(seat) };
          return (
            <li key={seq}>
              <button
                type="button"
                className="turning-point"
                aria-pressed={seq === at}
                onClick={() => onAt(seq)}
              >
                <span>
                  <b>{seq}</b> <Said text={toldOf(seq, story)} />
                </span>
                <strong>
                  <Said text={say('analysis.turned', { name, ...turnOf(point, found.stands) })} />
                </strong>
              </button>
            </li>
          );
        })}
      </ol>
      {progress.at === 'done' ? (
        <>
          <h2>{say('analysis.sum')}</h2>
          <ul className="turning-sums">
            {sums.map(({ of, count }) => (
              <li key={of}>
                <b>{count}</b>
                <span>{say(of, { count })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Leaf>
  );
}
