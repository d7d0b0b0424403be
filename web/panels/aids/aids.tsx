import { useId, useMemo, useState } from 'react';
import { useWords } from '../../app/words.js';
import type { PanelContext } from '../../table/panels.js';
import { catalogueOf } from '../catalogue.js';
import { useBook } from '../rules/book.js';
import { Overview } from '../rules/overview.js';
import { hasAll } from '../rules/search.js';
import '../terms.css';
import './aids.css';
import { allThings, thingsIn } from './things.js';

/** How the game goes, and what the things on the table do. */
export function Aids(context: PanelContext) {
  return (
    <div className="aids">
      <Course {...context} />
      <Things {...context} />
    </div>
  );
}

function Course({ link, onRule }: PanelContext) {
  const book = useBook(link.kit);
  const ledger = book.at === 'open' ? book.ledger : null;
  return (
    <Overview kit={link.kit} options={link.options} ledger={ledger} onRule={onRule} heading="h3" />
  );
}

/** What does it do? Of what lies on the table; and of everything in the box, for those who search. */
function Things({ link, now, looking, speaker }: PanelContext) {
  const { say, language } = useWords();
  const { view } = looking ?? now.moment;
  const [wanted, setWanted] = useState('');
  const field = useId();
  const catalogue = useMemo(() => catalogueOf(link, language), [link, language]);
  const shown = useMemo(() => thingsIn(view, catalogue), [view, catalogue]);
  const isSearch = wanted.trim() !== '';
  const described = (isSearch ? allThings(catalogue) : [...shown])
    .map((id) => ({ id, name: speaker.word(id), effect: speaker.effect([id]) }))
    .filter(({ name, effect }) => hasAll(`${name} ${effect}`, wanted))
    .toSorted(
      (one, other) =>
        Number(shown.has(other.id)) - Number(shown.has(one.id)) ||
        one.name.localeCompare(other.name, language, { numeric: true }),
    );
  if (allThings(catalogue).length === 0) return null;
  return (
    <section>
      <h3>{say('panels.aids.things')}</h3>
      <search className="rules-search">
        <label htmlFor={field}>{say('panels.aids.search')}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status">{isSearch && say('panels.aids.found', { count: described.length })}</p>
      </search>
      <dl className="terms">
        {described.map(({ id, name, effect }) => (
          <div key={id}>
            <dt>
              {name}
              {isSearch && !shown.has(id) && <small> {say('panels.aids.away')}</small>}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
