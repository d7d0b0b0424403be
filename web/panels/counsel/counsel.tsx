import { assumptionText, chancesText, groundsText } from '@destrier/text';
import { useWords } from '../../app/words.js';
import type { PanelContext } from '../../table/panels.js';
import { Said } from '../../table/said.js';
import './counsel.css';
import type { Heard } from './heard.js';
import { useCounselWanted, wantCounsel } from './setting.js';
import { useHeard } from './use-counsel.js';

/** Chances at the question that is asked, for those who want them. */
export function Counsel(context: PanelContext) {
  const { link, now } = context;
  const { say } = useWords();
  const isWanted = useCounselWanted();
  const heard = useHeard(link, now);
  if (link.counsel === undefined) return <p>{say('panels.counsel.none')}</p>;
  return (
    <div className="counsel">
      <label className="counsel-switch">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => wantCounsel(target.checked)}
        />
        {say('panels.counsel.switch')}
      </label>
      {isWanted && <Advice heard={heard} {...context} />}
    </div>
  );
}

function Advice({ heard, speaker }: PanelContext & { readonly heard: Heard }) {
  const { say } = useWords();
  const { policy, now, by, isWhole } = heard;
  if (policy === null)
    return (
      <p>
        {say('panels.counsel.silent')}
        {speaker.has('counsel.where') ? ` ${speaker.say('counsel.where')}` : null}
      </p>
    );
  const spoken = (id: string): string => {
    const [verb = '', ...words] = id.split(' ');
    return speaker.option(verb, words);
  };
  const because = groundsText(speaker, heard);
  return (
    <>
      {now.length > 0 && (
        <p className="counsel-now">
          {say('panels.counsel.now', { chances: { said: chancesText(speaker, now) } })}
        </p>
      )}
      <p>
        <Said text={say('panels.counsel.choice', { option: { said: spoken(policy.option) } })} />
        {because !== '' && ` ${because}`}
      </p>
      {by.size > 0 && (
        <table>
          <caption className="heard">{say('panels.counsel.options')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('panels.counsel.option')}</th>
              <th scope="col">{say('panels.counsel.chances')}</th>
            </tr>
          </thead>
          <tbody>
            {[...by].toReversed().map(([id, prospects]) => (
              <tr key={id} className={id === policy.option ? 'counsel-chosen' : undefined}>
                <th scope="row">
                  <Said text={spoken(id)} />
                  {id === policy.option && <span> {say('panels.counsel.chosen')}</span>}
                </th>
                <td>
                  {prospects.map((one) => (
                    <div key={one.of}>{chancesText(speaker, [one])}</div>
                  ))}
                  <Assumed text={assumptionText(speaker, prospects)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && <p role="status">{say('panels.counsel.busy')}</p>}
      <p className="counsel-about">
        {say('panels.counsel.about', { policy: { said: policy.name } })}
      </p>
    </>
  );
}

function Assumed({ text }: { readonly text: string }) {
  return text === '' ? null : <div className="counsel-assumed">{text}</div>;
}
