import { headingsOf } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { useMemo, useState } from 'react';
import { addressOf, placeAt } from '../app/route.js';
import { useWords } from '../app/words.js';
import '../art/palette.css';
import { Hall } from '../board/leaf.js';
import { Button } from '../parts/button.js';
import { useBarWood } from '../table/bar.js';
import { whereOf, type TableLink } from '../table/link.js';
import { Said } from '../table/said.js';
import { useFrame } from '../table/use-frame.js';
import './analysis.css';
import { BoardThen } from './board-then.js';
import { costliestOf, isPuzzle } from './costly.js';
import { CostlyChoices } from './costly-choices.js';
import { Curve } from './curve.js';
import type { Looked, Run } from './run.js';
import { inHundred, type Story } from './told.js';
import { Turning } from './turning.js';
import { calmed } from './turns.js';
import { useChoices } from './use-choices.js';
import { judgedSeats, useAnalysis } from './use-analysis.js';

/** What each of the sheets is given. */
export interface SheetProps {
  readonly link: TableLink;
  readonly speaker: Speaker;
  readonly found: Looked;
  readonly story: Story;
  /** The number of the choice that is looked at. */
  readonly at: number;
  readonly onAt: (choice: number) => void;
}

/** The curve above; below it the board at one choice, the costliest choices, and where the game turned. */
export function Sheets(props: { readonly link: TableLink; readonly speaker: Speaker }) {
  const { link, speaker } = props;
  const run = useAnalysis(link);
  const found = useCalm(run.found);
  const last = link.now().moment.seq;
  const [wanted, setWanted] = useState<number | null>(null);
  const [first] = found.progress.at === 'done' ? costliestOf(found.decisions) : [];
  const at = wanted ?? first?.seq ?? last;
  const frame = useFrame('filled');
  useBarWood();
  const choices = useChoices(link);
  const given: SheetProps = {
    link,
    speaker,
    found,
    story: {
      events: link.now().moment.events,
      headings: headingsOf(link.kit.box.game.events),
      choices,
      speaker,
    },
    at,
    onAt: (choice) => setWanted(Math.min(last, Math.max(1, choice))),
  };
  return (
    <Hall className={`analysis analysis-${frame}`}>
      <Head {...given} run={run} />
      <Curve {...given} />
      <BoardThen {...given} />
      <CostlyChoices {...given} />
      <Turning {...given} />
    </Hall>
  );
}

/** What was found, by a curve without the accidents of its estimates. */
function useCalm(found: Looked): Looked {
  return useMemo(() => ({ ...found, stands: calmed(found.stands) }), [found]);
}

function Head({ link, found, speaker, run }: SheetProps & { readonly run: Run }) {
  const { say, language } = useWords();
  const { progress, decisions } = found;
  const [worst] = progress.at === 'done' ? costliestOf(decisions) : [];
  const puzzle = worst !== undefined && isPuzzle(worst) ? worst : null;
  const where = whereOf(link);
  const title = link.kit.box.title.title[language];
  const isMine = worst !== undefined && judgedSeats(link).length < link.sitters.length;
  return (
    <header className="analysis-head">
      <h1>{say('analysis.of', { title: { said: title } })}</h1>
      <div className="analysis-prompt">
        {progress.at === 'busy' ? <Busy found={found} run={run} /> : null}
        {progress.at === 'failed' ? (
          <p role="alert">{say('panels.failed', { reason: { said: progress.reason } })}</p>
        ) : null}
        {progress.at === 'none' || progress.at === 'failed' ? (
          <Button kind="may" onClick={run.start}>
            {say('analysis.start')}
          </Button>
        ) : null}
        {progress.at === 'done' ? (
          <p role="status">
            <Said
              text={
                worst === undefined
                  ? say('analysis.headline.none')
                  : say(isMine ? 'analysis.headline' : 'analysis.headline.other', {
                      n: worst.seq,
                      cost: inHundred(worst.cost),
                      name: { said: speaker.seat(worst.seat) },
                    })
              }
            />
          </p>
        ) : null}
        {puzzle === null ? null : (
          <a
            className="button button-may button-small"
            href={addressOf({ at: 'puzzles', puzzle: { where, seq: puzzle.seq } })}
          >
            {say('puzzles.solve')}
          </a>
        )}
      </div>
      <a className="button button-plain button-small" href={addressOf(placeAt(where))}>
        {say('analysis.back')}
      </a>
    </header>
  );
}

function Busy({ found, run }: { readonly found: Looked; readonly run: Run }) {
  const { say } = useWords();
  const { stands, all, judged } = found;
  const isJudging = judged.all > 0;
  const [done, of] = isJudging ? [judged.done, judged.all] : [stands.length, all];
  const key = isJudging ? 'analysis.busy.costs' : 'analysis.busy.stands';
  return (
    <>
      <progress max={Math.max(1, of)} value={done} aria-label={say('analysis.title')} />
      <p>{say(key, { done, all: of })}</p>
      <Button className="button-small" onClick={run.stop}>
        {say('analysis.stop')}
      </Button>
    </>
  );
}
