import { useWords } from '../../app/words.js';
import type { AsideContext } from '../../table/aside.js';
import { Said } from '../../table/said.js';
import './counsel.css';
import type { Heard } from './heard.js';
import { useCounselWanted, wantCounsel } from './setting.js';
import { chancesText, useHeard } from './use-counsel.js';

/** Chances at the question that is asked, for those who want them. */
export function Counsel(aside: AsideContext) {
  const { link, now } = aside;
  const { say } = useWords();
  const isWanted = useCounselWanted();
  const heard = useHeard(link, now);
  if (link.counsel === undefined) return <p>{say('aside.counsel.none')}</p>;
  return (
    <div className="counsel">
      <label className="counsel-switch">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => wantCounsel(target.checked)}
        />
        {say('aside.counsel.switch')}
      </label>
      {isWanted && <Advice heard={heard} {...aside} />}
    </div>
  );
}

function Advice({ heard, speaker }: AsideContext & { readonly heard: Heard }) {
  const { say } = useWords();
  const { policy, now, by, isWhole } = heard;
  if (policy === null) return <p>{say('aside.counsel.silent')}</p>;
  const spoken = (id: string): string => {
    const [verb = '', ...words] = id.split(' ');
    return speaker.option(verb, words);
  };
  return (
    <>
      {now.length > 0 && (
        <p className="counsel-now">
          {say('aside.counsel.now', { chances: { said: chancesText(speaker, now) } })}
        </p>
      )}
      <p>
        <Said text={say('aside.counsel.choice', { option: { said: spoken(policy.option) } })} />
      </p>
      {by.size > 0 && (
        <table>
          <caption className="heard">{say('aside.counsel.options')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('aside.counsel.option')}</th>
              <th scope="col">{say('aside.counsel.chances')}</th>
            </tr>
          </thead>
          <tbody>
            {[...by].toReversed().map(([id, prospects]) => (
              <tr key={id} className={id === policy.option ? 'counsel-chosen' : undefined}>
                <th scope="row">
                  <Said text={spoken(id)} />
                  {id === policy.option && <span> {say('aside.counsel.chosen')}</span>}
                </th>
                <td>
                  {prospects.map((one) => (
                    <div key={one.of}>{chancesText(speaker, [one])}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && <p role="status">{say('aside.counsel.busy')}</p>}
      <p className="counsel-about">
        {say('aside.counsel.about', { policy: { said: policy.name } })}
      </p>
    </>
  );
}
