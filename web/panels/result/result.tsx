import { liveryOf } from '@destrier/heraldry';
import { useWords } from '../../app/words.js';
import { armsAt } from '../../people/arms-at.js';
import type { PanelContext } from '../../table/panels.js';
import { Analysis } from '../analysis/analysis.js';
import { Breakdown } from './breakdown.js';
import { headlineOf, soleSeat } from './headline.js';
import { nameOf } from '../../table/seat-names.js';
import './result.css';
import { Scores } from './score-chart.js';
import { chapterMarks, rankingOf, seriesOf, type Ranked, type Who } from '../../table/scores.js';

/** How the game ended: places, where every point came from, and how it went. */
export function Result(context: PanelContext) {
  const { say } = useWords();
  const { link, now, speaker } = context;
  const { events, result } = now.moment;
  if (result === null) return <p>{say('panels.result.running')}</p>;
  const series = seriesOf(events, result, link.kit.box.game.automa);
  const ranked = rankingOf(result, series);
  const named = (who: Who): string => nameOf(speaker, who);
  return (
    <div className="result">
      <h2>{outcome(context, ranked)}</h2>
      <Breakdown ranked={ranked} nameOf={named} speaker={speaker} />
      {series !== null && (
        <Scores
          series={series}
          chapters={chapterMarks(events, link.kit.box.game.events, speaker, (n) =>
            say('panels.result.round', { n }),
          )}
          lastSeq={events.at(-1)?.seq ?? 0}
          nameOf={named}
          colourOf={(who) => liveryOf(armsAt(link, who))}
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
