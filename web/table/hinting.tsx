import type { Entry, Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import { hintTold, type Difference } from './hint.js';
import { unmarked } from './isolated-names.js';
import { Said } from './said.js';
import type { Hinted } from './use-hint.js';

interface Props {
  readonly id: string;
  readonly hinted: Hinted;
  readonly entries: readonly Entry[];
  readonly speaker: Speaker;
}

/** The same in short, beside the question of a board that fills the screen: it covers nothing of it. */
export function HintLine({ hinted, entries, speaker }: Omit<Props, 'id'>) {
  const { say } = useWords();
  if (typeof hinted !== 'object') {
    const said = hinted === 'busy' ? say('table.hint.busy') : say('table.hint.none');
    return <p className="hint-line">{said}</p>;
  }
  const told = hintTold(hinted, entries, speaker);
  const why = whyOf(told, say);
  return (
    // The place of the hint itself is heard.
    <p className="hint-line" aria-hidden="true" title={unmarked([told.name, ...why].join('. '))}>
      <b>
        ★ <Said text={told.name} />
      </b>
      {why.map((one) => (
        <span key={one}>
          {' '}
          <Said text={one} />
        </span>
      ))}
    </p>
  );
}

/** What speaks for it; where no points do, how often it wins, and what it is. */
function whyOf(
  { notes, share, gains, costs }: ReturnType<typeof hintTold>,
  say: ReturnType<typeof useWords>['say'],
): readonly string[] {
  const wins = share === null ? [] : [say('table.hint.win', { share })];
  if (gains.length === 0) return [...wins, ...notes];
  const against =
    costs.length === 0 ? [] : [say('hint.against', { parts: { said: partsTold(costs, say) } })];
  return [say('hint.for', { parts: { said: partsTold(gains, say) } }), ...against, ...wins];
}

/** What brings more or less, in whole points: what a bot expects is not known better than that. */
function partsTold(
  differences: readonly Difference[],
  say: ReturnType<typeof useWords>['say'],
): string {
  return differences
    .map(({ part, points }) =>
      say(points > 0 ? 'hint.more' : 'hint.less', {
        part: { said: part },
        n: Math.round(Math.abs(points)),
      }),
    )
    .join(', ');
}

/** What a strong bot would do and why. The place is always there, so that what comes into it is told. */
export function Hinting({ id, hinted, entries, speaker }: Props) {
  const { say } = useWords();
  return (
    <div id={id} role="status" className="hint">
      {hinted === 'unasked' ? null : hinted === 'busy' ? (
        <p>{say('table.hint.busy')}</p>
      ) : hinted === 'none' ? (
        <p>{say('table.hint.none')}</p>
      ) : (
        <Told {...hintTold(hinted, entries, speaker)} />
      )}
    </div>
  );
}

function Told({ name, notes, share, gains, costs, next }: ReturnType<typeof hintTold>) {
  const { say } = useWords();
  return (
    <>
      <p>
        <Said text={say('table.hint.choice', { option: { said: name } })} />{' '}
        {share === null ? null : say('table.hint.win', { share })}
      </p>
      {notes.map((note) => (
        <p key={note} className="choice-note">
          <Said text={note} />
        </p>
      ))}
      {gains.length === 0 ? null : (
        <p className="choice-note">
          {say('hint.for', { parts: { said: partsTold(gains, say) } })}
          {costs.length === 0
            ? null
            : ` ${say('hint.against', { parts: { said: partsTold(costs, say) } })}`}
        </p>
      )}
      {next.length === 0 ? null : (
        <p className="choice-note">
          {say('table.hint.next')}{' '}
          {next.map((one, at) => (
            <span key={one.name}>
              {at === 0 ? '' : ' · '}
              <Said
                text={say('table.hint.one', { option: { said: one.name }, share: one.share })}
              />
            </span>
          ))}
        </p>
      )}
    </>
  );
}
