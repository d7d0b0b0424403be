import type { Ledger } from '@destrier/engine/ledger';
import { useWords } from '../../app/words.js';
import type { GameKit } from '../../games/kit.js';
import { PrimerText } from '../../primer/primer.js';
import '../terms.css';
import './overview.css';
import { plainOf } from './prose.js';
import { aidAt } from './aid.js';
import { RuleLink, type Leading } from './rule.js';
import { ruleNamed } from './search.js';

interface Props {
  readonly kit: GameKit;
  /** Null until it is there: a part of this needs none. */
  readonly ledger: Ledger | null;
  readonly onRule: Leading['onRule'];
  /** What the table plays with; none where the rules are read without one. */
  readonly options: { readonly [id: string]: string };
  /** Under what it stands. */
  readonly heading: 'h2' | 'h3';
}

/** How the game goes, for those who do not want to read all of its rules. */
export function Overview(props: Props) {
  return (
    <div className="overview">
      <Primer {...props} />
      <Course {...props} />
    </div>
  );
}

/** What is told at the first visit. */
function Primer({ kit, heading: Heading }: Props) {
  const { say } = useWords();
  if (kit.primer === undefined) return null;
  return (
    <section>
      <Heading>{say('primer.title')}</Heading>
      <PrimerText primer={kit.primer} />
    </section>
  );
}

/** The course of the game in the words of its rules. */
function Course({ kit, ledger, onRule, options, heading: Heading }: Props) {
  const { say } = useWords();
  const aid = aidAt(kit, options);
  if (ledger === null || aid.length === 0) return null;
  const rules = aid.flatMap((id) => ruleNamed(ledger, id) ?? []);
  const chapterOf = (number: number): string =>
    ledger.chapters.find((chapter) => chapter.number === number)?.title ?? '';
  return (
    <section>
      <Heading>{say('panels.aids.course')}</Heading>
      <dl className="terms">
        {rules.map(({ id, title = '', text, chapter }) => (
          <div key={id}>
            <dt>
              {chapterOf(chapter)} · {title}{' '}
              <RuleLink id={id} leading={{ game: kit.box.game.id, onRule }} />
            </dt>
            <dd>{plainOf(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
