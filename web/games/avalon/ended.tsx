import { avalonEvents, NOBODY } from '@destrier/avalon/page';
import { lastDecided, type Account, type Fate } from './account.js';
import { Person } from './arms.js';
import { Face } from './card.js';
import './ended.css';
import { Fought, nthBySeat, Shown, Tag, Worth } from './fought.js';
import type { IconName } from './icons.js';
import { InfoPopover } from './info-popover.js';
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
  const nth = nthBySeat(account.cards.map(({ seat }) => seat));
  return (
    <section className="combat-ended" aria-label={say('board.combat', { n: account.number })}>
      <p className="verdict">
        {say('board.before')} <b>{sentence}</b>
      </p>
      <ol className="fight">
        {account.cards.map((fate, at) => (
          <EndedCard key={at} fate={fate} at={at} nth={nth[at] ?? 0} verdict={verdict} />
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

function EndedCard({ fate, at, nth, verdict }: EndedProps & { readonly nth: number }) {
  const { content } = useLook();
  const { card, seat, suit, became } = fate;
  const value = valueOf(content, fate);
  const states = [
    verdict.at === at ? 'fought-lost' : '',
    verdict.feints.includes(at) ? 'fought-feint' : '',
    became === 'stays' ? '' : 'fought-gone',
  ];
  return (
    <Fought
      seat={seat}
      nth={nth}
      thing={card}
      states={states}
      tags={
        <>
          <Worth kind={card} value={value} />
          <EndedTags fate={fate} at={at} verdict={verdict} />
        </>
      }
    >
      <Shown kind={card} value={value} suit={suit} />
    </Fought>
  );
}

function EndedTags({ fate, at, verdict }: EndedProps) {
  const { say } = useLook();
  return (
    <>
      {verdict.feints.includes(at) ? <Tag icon="feint" text={say('board.feint')} /> : null}
      {verdict.alone.includes(at) ? <Tag icon="closed" text={say('board.noFeint')} /> : null}
      {verdict.at === at ? <Tag icon="pile" text={say('board.lost')} /> : null}
      <Became became={fate.became} />
    </>
  );
}

/** How the combat before ended, in a line that tells more when it is pressed. */
export function Before() {
  const { moment, say, speaker } = useLook();
  const account = lastDecided(avalonEvents(moment.events));
  const sentence = useSentence(account);
  if (account === undefined) return null;
  const dishonoured = [...new Set(account.dishonoured)].map((seat) => speaker.seat(seat));
  const shamed =
    dishonoured.length === 0
      ? ''
      : ` · ${say('board.dishonoured', { names: { said: dishonoured.join(', ') } })}`;
  return (
    <InfoPopover
      className="notice-chip before"
      label={
        <>
          {say('board.before')} <b>{sentence}</b>
          {shamed}
        </>
      }
      title={say('board.combat', { n: account.number })}
      inside={() => <BeforeCards account={account} />}
    />
  );
}

function BeforeCards({ account }: { readonly account: Account }) {
  const { content } = useLook();
  const verdict = verdictOf(content, account);
  return (
    <ol className="before-cards">
      {account.cards.map((fate, at) => (
        <li key={at} className={fate.became === 'stays' ? '' : 'fought-gone'}>
          <Face kind={fate.card} value={valueOf(content, fate)} suit={fate.suit} small />
          {fate.seat === NOBODY ? null : <Person who={fate.seat} size={16} />}
          <EndedTags fate={fate} at={at} verdict={verdict} />
        </li>
      ))}
    </ol>
  );
}
