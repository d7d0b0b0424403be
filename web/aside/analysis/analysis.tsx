import { turningPointsOf, type Stand } from '@destrier/bots/curve';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import type { AsideContext } from '../../table/aside.js';
import { Said } from '../../table/said.js';
import { Chart } from '../result/chart.js';
import { nameOf } from '../../table/naming.js';
import type { Looked } from './run.js';
import { useAnalysis } from './use-analysis.js';

/** Looks back at a finished game: how the chances went, and where they turned. */
export function Analysis(aside: AsideContext) {
  const { say } = useWords();
  const { found, start, stop } = useAnalysis(aside.link);
  const { progress, stands, all } = found;
  return (
    <section className="analysis">
      <h3>{say('aside.analysis')}</h3>
      <p>{say('aside.analysis.about')}</p>
      {progress.at === 'busy' ? (
        <p className="analysis-busy">
          <progress
            max={Math.max(all, 1)}
            value={stands.length}
            aria-label={say('aside.analysis')}
          />
          <span>{say('aside.analysis.busy', { done: stands.length, all })}</span>
          <Button onClick={stop}>{say('aside.analysis.stop')}</Button>
        </p>
      ) : (
        progress.at !== 'done' && <Button onClick={start}>{say('aside.analysis.start')}</Button>
      )}
      {progress.at === 'failed' && (
        <p role="alert">{say('aside.failed', { reason: { said: progress.reason } })}</p>
      )}
      {stands.length > 1 && <Curve {...aside} looked={found} />}
      {progress.at === 'done' && <Turning {...aside} stands={stands} />}
    </section>
  );
}

function Curve({ looked, speaker, link }: AsideContext & { readonly looked: Looked }) {
  const { say, language } = useWords();
  const shares = new Intl.NumberFormat(language, { style: 'percent' });
  const series = link.sitters.map((_, who) => ({
    who,
    steps: looked.stands.map(({ seq, win }) => ({ seq, value: win[who]?.mean ?? 0 })),
  }));
  return (
    <Chart
      title={say('aside.analysis.curve')}
      series={series}
      bounds={{ lastSeq: looked.all - 1, low: 0, high: 1 }}
      steps={false}
      marks={[]}
      nameOf={(who) => nameOf(speaker, who)}
      figure={(value) => shares.format(value)}
    />
  );
}

function Turning({
  stands,
  speaker,
  link,
  onLook,
}: AsideContext & { readonly stands: readonly Stand[] }) {
  const { say } = useWords();
  const points = turningPointsOf(stands);
  return (
    <>
      <h4>{say('aside.analysis.turning')}</h4>
      {points.length === 0 ? (
        <p>{say('aside.analysis.unturned')}</p>
      ) : (
        <ul className="analysis-points">
          {points.map(({ seq, seat, swing }) => {
            const after = stands.find((stand) => stand.seq === seq)?.win[seat]?.mean ?? 0;
            const name = { said: speaker.seat(seat) };
            return (
              <li key={seq}>
                <Said
                  text={say('aside.analysis.turned', {
                    n: seq,
                    name,
                    before: after - swing,
                    after,
                  })}
                />{' '}
                <Button onClick={() => void link.momentAt(seq).then(onLook)}>
                  {say('aside.analysis.look')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
