import type { Speaker } from '@destrier/text';
import { useWords } from '../../app/words.js';
import { causesOf, type Ranked, type Who } from '../../table/scores.js';
import { Scrolled } from './scrolled.js';

interface Props {
  readonly ranked: readonly Ranked[];
  readonly nameOf: (who: Who) => string;
  readonly speaker: Speaker;
}

/** Places and points, a row for each cause. */
export function Breakdown({ ranked, nameOf, speaker }: Props) {
  const { say } = useWords();
  return (
    <Scrolled label={say('panels.result.points')} columns={ranked.length}>
      <table>
        <caption className="heard">{say('panels.result.points')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('panels.result.cause')}</th>
            {ranked.map(({ who, place }) => (
              <th key={who} scope="col">
                <bdi>{nameOf(who)}</bdi>
                {/* Alone for a goal there is no place to take. */}
                {ranked.length > 1 && (
                  <small className="result-place">{say('panels.result.placed', { place })}</small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {causesOf(ranked).map((cause) => (
            <tr key={cause}>
              <th scope="row">
                <span className="result-cause">{speaker.cause(cause)}</span>
              </th>
              {ranked.map(({ who, breakdown }) => (
                <td key={who}>
                  {breakdown[cause] === undefined ? '' : speaker.word(breakdown[cause])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('panels.result.total')}</th>
            {ranked.map(({ who, score }) => (
              <td key={who}>{speaker.word(score)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  );
}
