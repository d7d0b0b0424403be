import { turningPointsOf, type Stand } from '@destrier/bots/curve';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.js';
import { Thinker } from '../../local/thinker.js';
import { Button } from '../../parts/button.js';
import type { AsideContext } from '../../table/aside.js';
import { Said } from '../../table/said.js';
import { Chart } from '../result/chart.js';

/** How far an analysis is. */
type Progress =
  | { readonly at: 'none' | 'busy' | 'done' }
  | { readonly at: 'failed'; readonly reason: string };

interface Looked {
  readonly stands: readonly Stand[];
  readonly all: number;
}

const NOTHING: Looked = { stands: [], all: 0 };
/** How often, at most, the curve is drawn while it grows. */
const DRAW_MS = 250;

/** Looks back at a finished game: how the chances went, and where they turned. */
export function Analysis(aside: AsideContext) {
  const { say } = useWords();
  const { progress, looked, start, stop } = useAnalysis(aside);
  const { stands, all } = looked;
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
      {stands.length > 1 && <Curve {...aside} looked={looked} />}
      {progress.at === 'done' && <Turning {...aside} stands={stands} />}
    </section>
  );
}

function useAnalysis({ link }: AsideContext) {
  const [progress, setProgress] = useState<Progress>({ at: 'none' });
  const [looked, setLooked] = useState(NOTHING);
  const asked = useRef<AbortController>(undefined);
  const stop = (): void => {
    asked.current?.abort();
    asked.current = undefined;
    setProgress({ at: 'none' });
  };
  useEffect(() => () => asked.current?.abort(), []);
  const start = async (): Promise<void> => {
    const controller = new AbortController();
    asked.current = controller;
    setLooked(NOTHING);
    setProgress({ at: 'busy' });
    const stands: Stand[] = [];
    let drawn = 0;
    const thinker = new Thinker();
    try {
      const record = await link.record();
      await thinker.analyse(
        { game: link.kit.box.game.id, record },
        (stand, all) => {
          stands.push(stand);
          if (performance.now() - drawn < DRAW_MS && stands.length < all) return;
          drawn = performance.now();
          setLooked({ stands: [...stands], all });
        },
        controller.signal,
      );
      setProgress({ at: 'done' });
    } catch (error) {
      if (controller.signal.aborted) return;
      setProgress({
        at: 'failed',
        reason: error instanceof Error ? error.message : String(error),
      });
    } finally {
      thinker.close();
    }
  };
  return { progress, looked, start: () => void start(), stop };
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
      nameOf={(who) => link.sitters[who]?.name ?? speaker.word(who)}
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
