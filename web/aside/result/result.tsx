import { isSeat, type SeatResult } from '@destrier/engine';
import { useState } from 'react';
import { go } from '../../app/route.js';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import type { AsideContext } from '../../table/aside.js';
import { unmarked } from '../../table/names.js';
import { Analysis } from '../analysis/analysis.js';
import { download } from '../../parts/download.js';
import { Breakdown } from './breakdown.js';
import { rematch } from './rematch.js';
import './result.css';
import { Scores } from './score-chart.js';
import { rankingOf, seriesOf, type Ranked } from './scores.js';

/** How the game ended: places, where every point came from, how it went, and what to do next. */
export function Result(aside: AsideContext) {
  const { say } = useWords();
  const { link, now } = aside;
  const { events, result } = now.moment;
  const [failed, setFailed] = useState<string | null>(null);
  if (result === null) return <p>{say('aside.result.running')}</p>;
  const series = seriesOf(events, result);
  const ranked = rankingOf(result, series);
  const attempt = (deed: () => Promise<void>) => (): void => {
    setFailed(null);
    deed().catch((error: unknown) =>
      setFailed(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <div className="result">
      <h2>{outcome(aside, result, ranked)}</h2>
      <div className="result-deeds">
        {link.place === 'here' && (
          <Button
            kind="main"
            onClick={attempt(async () => go({ at: 'here', id: await rematch(link) }))}
          >
            {say('aside.result.rematch')}
          </Button>
        )}
        <Button
          onClick={attempt(async () =>
            download(`${link.kit.box.game.id}-${link.id}.record`, await link.record()),
          )}
        >
          {say('aside.result.record')}
        </Button>
      </div>
      {failed !== null && <p role="alert">{say('aside.failed', { reason: { said: failed } })}</p>}
      <Breakdown ranked={ranked} nameOf={(who) => nameOf(aside, who)} speaker={aside.speaker} />
      {series !== null && (
        <Scores series={series} events={events} nameOf={(who) => nameOf(aside, who)} />
      )}
      <Analysis {...aside} />
    </div>
  );
}

/** A seat by its name; a rival by the word that the game has for it. */
function nameOf({ speaker }: AsideContext, who: number): string {
  if (isSeat(who)) return unmarked(speaker.seat(who));
  const key = `word.seat${who}`;
  return speaker.has(key) ? speaker.say(key) : speaker.word(who);
}

/** Who won; where one played alone for a goal, whether it is reached. */
function outcome(
  aside: AsideContext,
  result: readonly SeatResult[],
  ranked: readonly Ranked[],
): string {
  const winners = ranked.filter(({ place }) => place === 1).map(({ who }) => nameOf(aside, who));
  if (result.length === 1 && ranked.length === 1)
    return aside.say(winners.length === 0 ? 'aside.result.missed' : 'aside.result.reached');
  return aside.say('aside.result.winner', {
    names: { said: new Intl.ListFormat(aside.speaker.language).format(winners) },
    count: winners.length,
  });
}
