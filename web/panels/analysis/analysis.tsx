import { addressOf } from '../../app/route.js';
import { useWords } from '../../app/words.js';
import { whereOf } from '../../table/link.js';
import type { PanelContext } from '../../table/panels.js';

/** The way to the page that looks back at a finished game. */
export function Analysis({ link }: PanelContext) {
  const { say } = useWords();
  return (
    <section className="analysis-way">
      <h3>{say('analysis.title')}</h3>
      <p>{say('analysis.about')}</p>
      <a className="button button-plain" href={addressOf({ at: 'analysis', where: whereOf(link) })}>
        {say('analysis.open')}
      </a>
    </section>
  );
}
