import { avalonEvents, NOBODY } from '@destrier/avalon/page';
import { useState } from 'react';
import { lastDecided, type Account, type Fate } from './account.js';
import { Arms } from './arms.js';
import { Face } from './card.js';
import './ended.css';
import { Owner, Shown, Tag, Worth } from './fought.js';
import type { IconName } from './icons.js';
import { useLook } from './look.js';
import { valueOf, verdictOf, type Verdict } from './verdict.js';

const BECAME: { readonly [became in Exclude<Fate['became'], 'stays'>]: IconName } = {
  discarded: 'dishonour',
  thrownOut: 'dishonour',
  tookBack: 'hand',
  movedToPile: 'pile',
  shed: 'hand',
};

/** What became of a card that is no longer in the combat. */
export function Became({ became }: { readonly became: Fate['became'] }) {
  const { say } = useLook();
  return became === 'stays' ? null : <Tag icon={BECAME[became]} text={say(`board.${became}`)} />;
}

/** Who lost and why, in a sentence. */
export function useSentence(account: Account | undefined): string {
  const { content, say, speaker } = useLook();
  if (account?.isOver !== true) return '';
  const { why } = verdictOf(content, account);
  if (why === 'none') return say('board.before.nobody');
  if (account.lost === null || why === 'feints') return say('board.lost.feints');
  return say(`board.lost.${why}`, {
    name: { said: speaker.seat(account.lost.seat) },
    n: account.lost.value,
    morgan: { said: speaker.word('morgan') },
  });
}

/** A combat that was decided a moment ago stays on the table until the next card is played. */
export function Ended({ account }: { readonly account: Account }) {
  const { content, say } = useLook();
  const sentence = useSentence(account);
  const verdict = verdictOf(content, account);
  return (
    <section className="ended" aria-label={say('board.combat', { n: account.number })}>
      <p className="verdict">
        {say('board.ended', { n: account.number })} <b>{sentence}</b>
      </p>
      <ol className="fight">
        {account.cards.map((fate, at) => (
          <EndedCard key={at} fate={fate} at={at} verdict={verdict} />
        ))}
      </ol>
    </section>
  );
}

interface EndedProps {
  readonly fate: Fate;
  readonly at: number;
  readonly verdict: Verdict;
}

function EndedCard({ fate, at, verdict }: EndedProps) {
  const { content, say } = useLook();
  const { card, seat, suit, became } = fate;
  const value = valueOf(content, fate);
  const feints = verdict.feints.includes(at);
  const states = [
    verdict.at === at ? 'fought-lost' : '',
    feints ? 'fought-feint' : '',
    became === 'stays' ? '' : 'fought-gone',
  ];
  return (
    <li className={`fought ${states.join(' ')}`} data-thing={card}>
      <Shown kind={card} value={value} suit={suit} />
      <Owner seat={seat} />
      <Worth kind={card} value={value} />
      {feints ? <Tag icon="feint" text={say('board.feint')} /> : null}
      {verdict.alone.includes(at) ? <Tag icon="closed" text={say('board.noFeint')} /> : null}
      {verdict.at === at ? <Tag icon="pile" text={say('board.lost')} /> : null}
      <Became became={became} />
    </li>
  );
}

/** How the combat before ended, in a line that can be unfolded. */
export function Before() {
  const { moment, say, speaker } = useLook();
  // Whoever unfolds it wants to see every combat so; for the others nothing is drawn.
  const [isOpen, setOpen] = useState(false);
  const account = lastDecided(avalonEvents(moment.events));
  const sentence = useSentence(account);
  if (account === undefined) return null;
  const dishonoured = [...new Set(account.dishonoured)].map((seat) => speaker.seat(seat));
  return (
    <details
      className="before"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {say('board.before')} <b>{sentence}</b>
        {dishonoured.length === 0
          ? null
          : ` · ${say('board.dishonoured', { names: { said: dishonoured.join(', ') } })}`}
      </summary>
      {isOpen ? <BeforeCards account={account} /> : null}
    </details>
  );
}

function BeforeCards({ account }: { readonly account: Account }) {
  const { content, name, say } = useLook();
  const verdict = verdictOf(content, account);
  return (
    <ol className="faces">
      {account.cards.map((fate, at) => (
        <li
          key={at}
          className={`${fate.became === 'stays' ? '' : 'fought-gone'} ${verdict.at === at ? 'before-lost' : ''}`}
        >
          <Face kind={fate.card} value={valueOf(content, fate)} suit={fate.suit} small />
          <span className="heard">{name(fate.seat)}</span>
          {fate.seat === NOBODY ? null : <Arms seat={fate.seat} size={14} />}
          {verdict.feints.includes(at) ? <Tag icon="feint" text={say('board.feint')} /> : null}
          {verdict.alone.includes(at) ? <Tag icon="closed" text={say('board.noFeint')} /> : null}
          {verdict.at === at ? <Tag icon="pile" text={say('board.lost')} /> : null}
          <Became became={fate.became} />
        </li>
      ))}
    </ol>
  );
}
