import type { Livery } from '@destrier/heraldry';
import { useWords } from '../../app/words.js';
import { Chart } from './chart.js';
import { valueAt, type ChapterMark, type Series, type Who } from '../../table/scores.js';
import { Scrolled } from './scrolled.js';

interface Props {
  readonly series: readonly Series[];
  readonly chapters: readonly ChapterMark[];
  /** The last choice that is told of. */
  readonly lastSeq: number;
  readonly nameOf: (who: Who) => string;
  readonly colourOf: (who: Who) => Livery;
}

/** The scores over time, as a plot and as a table. */
export function Scores({ series, chapters, lastSeq, nameOf, colourOf }: Props) {
  const { say, language } = useWords();
  const figures = new Intl.NumberFormat(language);
  const values = series.flatMap(({ steps }) => steps.map(({ value }) => value));
  // What stands at the end of a chapter stands there until the next one begins.
  const ends = chapters.map(({ name }, i) => ({ name, seq: chapters[i + 1]?.seq ?? lastSeq }));
  return (
    <section>
      <h3>{say('panels.result.scores')}</h3>
      <Chart
        title={say('panels.result.scores.about')}
        series={series}
        bounds={{ lastSeq, low: Math.min(0, ...values), high: Math.max(1, ...values) }}
        steps
        marks={chapters}
        nameOf={nameOf}
        colourOf={colourOf}
        figure={(value) => figures.format(value)}
      />
      {chapters.length > 0 && (
        <details>
          <summary>{say('panels.result.asTable')}</summary>
          <Scrolled label={say('panels.result.scores')} columns={series.length}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('panels.result.when')}</th>
                  {series.map(({ who }) => (
                    <th key={who} scope="col">
                      <bdi>{nameOf(who)}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ends.map(({ name, seq }, i) => (
                  <tr key={i}>
                    <th scope="row">{say('panels.result.end', { chapter: { said: name } })}</th>
                    {series.map((one) => (
                      <td key={one.who}>{figures.format(valueAt(one, seq))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolled>
        </details>
      )}
    </section>
  );
}
