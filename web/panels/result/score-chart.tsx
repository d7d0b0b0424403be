import { useWords } from '../../app/words.js';
import { Chart } from './chart.js';
import { valueAt, type Series, type Who } from '../../table/scores.js';
import { Scrolled } from './scrolled.js';

interface Props {
  readonly series: readonly Series[];
  /** Where rounds begin, by choice. */
  readonly rounds: readonly number[];
  /** The last choice that is told of. */
  readonly lastSeq: number;
  readonly nameOf: (who: Who) => string;
}

/** The scores over time, as a plot and as a table. */
export function Scores({ series, rounds, lastSeq, nameOf }: Props) {
  const { say, language } = useWords();
  const figures = new Intl.NumberFormat(language);
  const values = series.flatMap(({ steps }) => steps.map(({ value }) => value));
  const marks = rounds.map((seq, i) => ({ seq, name: say('panels.result.round', { n: i + 1 }) }));
  // What stands at the end of a round stands there until the next one begins.
  const ends = [...rounds.slice(1), lastSeq];
  return (
    <section>
      <h3>{say('panels.result.scores')}</h3>
      <Chart
        title={say('panels.result.scores.about')}
        series={series}
        bounds={{ lastSeq, low: Math.min(0, ...values), high: Math.max(1, ...values) }}
        steps
        marks={marks}
        nameOf={nameOf}
        figure={(value) => figures.format(value)}
      />
      {rounds.length > 0 && (
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
                {ends.map((seq, i) => (
                  <tr key={i}>
                    <th scope="row">{say('panels.result.afterRound', { n: i + 1 })}</th>
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
