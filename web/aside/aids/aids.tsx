import { useId, useMemo, useState } from 'react';
import { useWords } from '../../app/words.js';
import { PrimerText } from '../../primer/primer.js';
import type { AsideContext } from '../../table/aside.js';
import { catalogueOf } from '../catalogue.js';
import { useBook } from '../rules/book.js';
import { blocksOf } from '../rules/prose.js';
import { hasAll, ruleNamed } from '../rules/search.js';
import './aids.css';
import { allThings, thingsIn } from './things.js';

/** How the game goes, and what the things on the table do. */
export function Aids(aside: AsideContext) {
  return (
    <div className="aids">
      <Primer {...aside} />
      <Course {...aside} />
      <Things {...aside} />
    </div>
  );
}

/** What was told at the first visit. */
function Primer({ link: { kit } }: AsideContext) {
  const { say } = useWords();
  if (kit.primer === undefined) return null;
  return (
    <section>
      <h3>{say('primer.title')}</h3>
      <PrimerText kit={kit} />
    </section>
  );
}

/** The course of the game in the words of its rules. */
function Course({ link, onRule }: AsideContext) {
  const { say } = useWords();
  const book = useBook(link.kit);
  const { aid = [] } = link.kit;
  if (book.at !== 'open' || aid.length === 0) return null;
  const rules = aid.flatMap((id) => ruleNamed(book.ledger, id) ?? []);
  const chapterOf = (number: number): string =>
    book.ledger.chapters.find((chapter) => chapter.number === number)?.title ?? '';
  return (
    <section>
      <h3>{say('aside.aids.course')}</h3>
      <dl className="aids-course">
        {rules.map(({ id, title = '', text, chapter }) => (
          <div key={id}>
            <dt>
              {chapterOf(chapter)} · {title}{' '}
              <button type="button" className="name" onClick={() => onRule(id)}>
                {id}
              </button>
            </dt>
            <dd>{plain(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function plain(markdown: string): string {
  return blocksOf(markdown)
    .flatMap((block) => (block.kind === 'paragraph' ? block.pieces : block.items.flat()))
    .map(({ text }) => text)
    .join('');
}

/** What does it do? Of what lies on the table; and of everything in the box, for those who search. */
function Things({ link, now, looking, speaker }: AsideContext) {
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
      <h3>{say('aside.aids.things')}</h3>
      <search className="rules-search">
        <label htmlFor={field}>{say('aside.aids.search')}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status">{isSearch && say('aside.aids.found', { count: described.length })}</p>
      </search>
      <dl className="aids-things">
        {described.map(({ id, name, effect }) => (
          <div key={id}>
            <dt>
              {name}
              {isSearch && !shown.has(id) && <small> {say('aside.aids.away')}</small>}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
