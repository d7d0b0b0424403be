import { useState } from 'react';
import { go } from '../../app/route.js';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import type { PanelContext } from '../../table/panels.js';
import { Analysis } from '../analysis/analysis.js';
import { download } from '../../parts/download.js';
import { Breakdown } from './breakdown.js';
import { headlineOf, soleSeat } from './headline.js';
import { nameOf } from '../../table/seat-names.js';
import { rematch } from './rematch.js';
import './result.css';
import { Scores } from './score-chart.js';
import { chapterMarks, rankingOf, seriesOf, type Ranked, type Who } from '../../table/scores.js';

/** How the game ended: places, where every point came from, how it went, and what to do next. */
export function Result(context: PanelContext) {
  const { say } = useWords();
  const { link, now, speaker } = context;
  const { events, result } = now.moment;
  const [failed, setFailed] = useState<string | null>(null);
  if (result === null) return <p>{say('panels.result.running')}</p>;
  const series = seriesOf(events, result, link.kit.box.game.automa);
  const ranked = rankingOf(result, series);
  const named = (who: Who): string => nameOf(speaker, who);
  const attempt = (deed: () => Promise<void>) => (): void => {
    setFailed(null);
    deed().catch((error: unknown) =>
      setFailed(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <div className="result">
      <h2>{outcome(context, ranked)}</h2>
      <div className="result-deeds">
        {link.place === 'here' && (
          <Button
            kind="main"
            onClick={attempt(async () => go({ at: 'here', id: await rematch(link) }))}
          >
            {say('panels.result.rematch')}
          </Button>
        )}
        <Button
          onClick={attempt(async () =>
            download(`${link.kit.box.game.id}-${link.id}.record`, await link.record()),
          )}
        >
          {say('panels.result.record')}
        </Button>
      </div>
      {failed !== null && <p role="alert">{say('panels.failed', { reason: { said: failed } })}</p>}
      <Breakdown ranked={ranked} nameOf={named} speaker={speaker} />
      {series !== null && (
        <Scores
          series={series}
          chapters={chapterMarks(events, link.kit.box.game.events, speaker, (n) =>
            say('panels.result.round', { n }),
          )}
          lastSeq={events.at(-1)?.seq ?? 0}
          nameOf={named}
        />
      )}
      <Analysis {...context} />
    </div>
  );
}

/** Who won, and by how much; where one played alone for a goal, whether it is reached. */
function outcome({ link, now, say, speaker }: PanelContext, ranked: readonly Ranked[]): string {
  const me = soleSeat(link.sitters, now.moment.viewer);
  const { key, names, ...scores } = headlineOf(ranked, me);
  const called = names.map((who) => nameOf(speaker, who));
  return say(key, {
    ...scores,
    names: { said: new Intl.ListFormat(speaker.language).format(called) },
    count: names.length,
  });
}
