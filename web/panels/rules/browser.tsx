import type { Ledger } from '@destrier/engine/ledger';
import { useEffect, useId, useMemo, useState } from 'react';
import { useWords } from '../../app/words.js';
import type { GameKit } from '../../games/kit.js';
import { Button } from '../../parts/button.js';
import { useBook } from './book.js';
import { Overview } from './overview.js';
import { RuleLink, RuleText, type Leading } from './rule.js';
import './rules.css';
import { ruleNamed, rulesWith, type Found } from './search.js';

interface Props {
  readonly kit: GameKit;
  /** The rule that is wanted, open and in sight. */
  readonly rule: string | null;
  readonly onRule: Leading['onRule'];
  /** The rules behind what is asked now. */
  readonly cited?: readonly string[];
}

/** The rules of a game, to be read by chapters and searched. */
export function RulesBrowser({ kit, rule, onRule, cited = [] }: Props) {
  const { say } = useWords();
  const book = useBook(kit);
  switch (book.at) {
    case 'loading':
      return <p role="status">{say('page.loading')}</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>{say('page.failed')}</p>
          <Button onClick={book.again}>{say('page.again')}</Button>
        </div>
      );
    case 'open':
      return <Open kit={kit} ledger={book.ledger} rule={rule} onRule={onRule} cited={cited} />;
  }
}

interface OpenProps extends Required<Props> {
  readonly ledger: Ledger;
}

function Open({ kit, ledger, rule, onRule, cited }: OpenProps) {
  const { say } = useWords();
  const leading = { game: kit.box.game.id, onRule };
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => rulesWith(ledger, wanted), [ledger, wanted]);
  const meant = rule === null ? undefined : ruleNamed(ledger, rule);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const [isAllOpen, setAllOpen] = useState(false);
  const isSearch = wanted.trim() !== '';
  const field = useId();
  useEffect(() => {
    // Whoever follows a link to a rule has searched enough.
    setWanted('');
    if (meant === undefined) return;
    const place = document.getElementById(`rule-${meant.id}`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [meant]);
  return (
    <div className="rules">
      <search className="rules-search">
        <label htmlFor={field}>{say('panels.rules.search')}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Button className="button-small" onClick={() => setAllOpen(!isAllOpen)}>
          {say(isAllOpen ? 'panels.rules.closeAll' : 'panels.rules.openAll')}
        </Button>
        <p role="status">{isSearch && say('panels.rules.found', { count })}</p>
      </search>
      {rule !== null && meant === undefined && (
        <p role="alert">{say('panels.rules.none', { rule: { said: rule } })}</p>
      )}
      {!isSearch && cited.length > 0 && (
        <nav className="rules-cited" aria-label={say('panels.rules.behind')}>
          <p>{say('panels.rules.behind')}</p>
          <ul>
            {cited.map((id) => (
              <li key={id}>
                <RuleLink id={id} leading={leading} /> {ruleNamed(ledger, id)?.title}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isSearch && rule === null && (
        <Overview kit={kit} options={{}} ledger={ledger} onRule={onRule} heading="h2" />
      )}
      {found.map((part) => (
        <ChapterPart
          key={`${part.chapter.number} ${isSearch} ${isAllOpen} ${meant?.id}`}
          part={part}
          open={isSearch || isAllOpen || part.chapter.number === meant?.chapter}
          meant={meant?.id}
          leading={leading}
          cited={cited}
        />
      ))}
    </div>
  );
}

interface ChapterProps {
  readonly part: Found;
  readonly open: boolean;
  readonly meant: string | undefined;
  readonly leading: Leading;
  readonly cited: readonly string[];
}

function ChapterPart({ part, open, meant, leading, cited }: ChapterProps) {
  const { chapter, rules } = part;
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="rules-chapter"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>
          {chapter.number} {chapter.title}
        </h2>
      </summary>
      {isOpen &&
        rules.map((rule) => (
          <RuleText
            key={rule.id}
            rule={rule}
            leading={leading}
            isCited={cited.includes(rule.id)}
            isMeant={rule.id === meant}
          />
        ))}
    </details>
  );
}
