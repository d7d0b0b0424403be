import { turningPointsOf, type Stand } from '@destrier/bots/curve';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import type { PanelContext } from '../../table/panels.js';
import { Said } from '../../table/said.js';
import { Chart } from '../result/chart.js';
import { nameOf } from '../../table/seat-names.js';
import type { Looked } from './run.js';
import { useAnalysis } from './use-analysis.js';

/** Looks back at a finished game: how the chances went, and where they turned. */
export function Analysis(context: PanelContext) {
  const { say } = useWords();
  const { found, start, stop } = useAnalysis(context.link);
  const { progress, stands, all } = found;
  return (
    <section className="analysis">
      <h3>{say('panels.analysis')}</h3>
      <p>{say('panels.analysis.about')}</p>
      {progress.at === 'busy' ? (
        <p className="analysis-busy">
          <progress
            max={Math.max(all, 1)}
            value={stands.length}
            aria-label={say('panels.analysis')}
          />
          <span>{say('panels.analysis.busy', { done: stands.length, all })}</span>
          <Button onClick={stop}>{say('panels.analysis.stop')}</Button>
        </p>
      ) : (
        progress.at !== 'done' && <Button onClick={start}>{say('panels.analysis.start')}</Button>
      )}
      {progress.at === 'failed' && (
        <p role="alert">{say('panels.failed', { reason: { said: progress.reason } })}</p>
      )}
      {stands.length > 1 && <Curve {...context} looked={found} />}
      {progress.at === 'done' && <Turning {...context} stands={stands} />}
    </section>
  );
}

function Curve({ looked, speaker, link }: PanelContext & { readonly looked: Looked }) {
  const { say, language } = useWords();
  const shares = new Intl.NumberFormat(language, { style: 'percent' });
  const series = link.sitters.map((_, who) => ({
    who,
    steps: looked.stands.map(({ seq, win }) => ({ seq, value: win[who]?.mean ?? 0 })),
  }));
  return (
    <Chart
      title={say('panels.analysis.curve')}
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
}: PanelContext & { readonly stands: readonly Stand[] }) {
  const { say } = useWords();
  const points = turningPointsOf(stands);
  return (
    <>
      <h4>{say('panels.analysis.turning')}</h4>
      {points.length === 0 ? (
        <p>{say('panels.analysis.unturned')}</p>
      ) : (
        <ul className="analysis-points">
          {points.map(({ seq, seat, swing }) => {
            const after = stands.find((stand) => stand.seq === seq)?.win[seat]?.mean ?? 0;
            const name = { said: speaker.seat(seat) };
            return (
              <li key={seq}>
                <Said
                  text={say('panels.analysis.turned', {
                    n: seq,
                    name,
                    before: after - swing,
                    after,
                  })}
                />{' '}
                <Button onClick={() => void link.momentAt(seq).then(onLook)}>
                  {say('panels.analysis.look')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
