import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { Said } from '../table/said.js';
import { isCostly } from './costly.js';
import type { SheetProps } from './sheets.js';
import { toldOf } from './told.js';
import type { LastingTurn } from './turns.js';
import { useTurns } from './use-turns.js';

/** How many choices were good, all in all; and where the game turned, by what happened there. */
export function Turning(props: SheetProps) {
  const { say } = useWords();
  const { decisions, progress } = props.found;
  const { own, rivals, isMine } = useTurns(props);
  const costly = decisions.filter(isCostly).length;
  const sums = [
    { of: 'analysis.sum.good', count: decisions.length - costly },
    { of: 'analysis.sum.costly', count: costly },
  ] as const;
  const isDone = progress.at === 'done';
  return (
    <Leaf labelledBy="turning" className="analysis-turning">
      {isDone ? (
        <ul className="turning-sums">
          {sums.map(({ of, count }) => (
            <li key={of}>
              <b>{count}</b>
              <span>{say(of, { count })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <h2 id="turning">{say('analysis.turning')}</h2>
      {isDone && own.length + rivals.length === 0 ? <p>{say('analysis.unturned')}</p> : null}
      <Turns {...props} turns={own} heading={isMine ? say('analysis.turning.own') : null} />
      <Turns {...props} turns={rivals} heading={say('analysis.turning.rivals')} />
    </Leaf>
  );
}

function Turns(
  props: SheetProps & { readonly turns: readonly LastingTurn[]; readonly heading: string | null },
) {
  const { turns, heading, story, at, onAt } = props;
  const { say } = useWords();
  const { saidOf } = useTurns(props);
  if (turns.length === 0) return null;
  return (
    <>
      {heading === null ? null : <h3>{heading}</h3>}
      <ol>
        {turns.map((turn) => (
          <li key={turn.seq}>
            <button
              type="button"
              className="turning-point"
              aria-pressed={turn.seq === at}
              onClick={() => onAt(turn.seq)}
            >
              <span>
                <b>{say('puzzles.of', { n: turn.seq })}</b>
                {' · '}
                <Said text={toldOf(turn.seq, story)} />
              </span>
              <strong>
                <Said text={saidOf(turn)} />
              </strong>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
