import { avalonEvents, type Seen } from '@destrier/avalon/page';
import { useState } from 'react';
import { accounts, type Account, type Fate } from './account.js';
import { swordBack } from '../../art/cards/backs.js';
import { Back } from '../../board/cards.js';
import { Faces } from './card.js';
import { Became, useSentence } from './ended.js';
import { Fought, nthBySeat, Shown, Tag, Worth } from './fought.js';
import { Person } from './arms.js';
import { countOf } from '../../board/hidden.js';
import { useLook } from './look.js';
import { BACK } from './movement.js';
import { Choices, Cover } from './choice-button.js';
import { InfoPopover } from './info-popover.js';
import { printedWounds } from './sorted.js';
import { verdictOf } from './verdict.js';
import { isOpen } from './ways.js';

type Played = Seen['combat']['cards'][number];

/** Whose cards lie face down. */
function veiledIn({ players }: Seen): readonly number[] {
  return players.flatMap((player, seat) => (countOf(player.veiled) > 0 ? [seat] : []));
}

/** Who is still to play in this combat. */
export function ToPlay() {
  const { say, view } = useLook();
  const { order, turn } = view.combat;
  const veiled = veiledIn(view);
  const waiting = order.slice(turn).filter((seat) => !veiled.includes(seat));
  if (waiting.length === 0) return null;
  return (
    <p className="notice-chip to-play">
      {say('board.toPlay')}{' '}
      {waiting.map((seat) => (
        <Person key={seat} who={seat} />
      ))}
    </p>
  );
}

/** The combat that is fought: cards before those who played them, in the order of play. */
export function Combat() {
  const { content, moment, say, speaker, view, waysWith } = useLook();
  const [unfolded, setUnfolded] = useState<{ readonly seq: number; readonly at: number }>();
  const { cards } = view.combat;
  const [now] = accounts(avalonEvents(moment.events), 1);
  const gone = now?.cards.filter(({ became }) => became !== 'stays') ?? [];
  const open = unfolded?.seq === moment.seq ? unfolded.at : undefined;
  const chosen = open === undefined ? undefined : cards[open];
  const laid = pending(view, now);
  const veiled = veiledIn(view);
  const lost = now?.isOver === true ? now.cards[verdictOf(content, now).at] : undefined;
  const sentence = useSentence(now);
  const nth = nthBySeat([
    ...cards.map(({ seat }) => seat),
    ...laid.map(({ seat }) => seat),
    ...veiled,
  ]);
  return (
    <>
      <ol className="fight">
        {cards.map((card, at) => (
          <CombatCard
            key={at}
            card={card}
            nth={nth[at] ?? 0}
            isLoser={lost?.card === card.kind && lost.seat === card.seat}
            isUnfolded={open === at}
            onUnfold={() => setUnfolded(open === at ? undefined : { seq: moment.seq, at })}
          />
        ))}
        {laid.map(({ card, seat }, at) => (
          <Fought key={card} seat={seat} nth={nth[cards.length + at] ?? 0} thing={card}>
            <Shown kind={card} />
          </Fought>
        ))}
        {veiled.map((seat, at) => (
          <FaceDown key={seat} seat={seat} nth={nth[cards.length + laid.length + at] ?? 0} />
        ))}
        {gone.map((fate, at) => (
          <Gone key={`gone ${at}`} fate={fate} nth={-1 - at} />
        ))}
      </ol>
      {sentence === '' ? null : (
        <p className="verdict">
          <b>{sentence}</b>
        </p>
      )}
      {chosen === undefined ? null : (
        <div className="unfolded unfolded-table">
          <p>{say('board.whichWay', { card: { said: speaker.word(chosen.kind) } })}</p>
          <Choices ways={waysWith({ at: 'combat', ...chosen }).filter(isOpen)} />
        </div>
      )}
    </>
  );
}

function CombatCard(props: {
  readonly card: Played;
  readonly nth: number;
  readonly isLoser: boolean;
  readonly isUnfolded: boolean;
  onUnfold(): void;
}) {
  const { say, speaker, waysWith } = useLook();
  const { card, nth, isLoser, isUnfolded, onUnfold } = props;
  const { kind, seat, value, suit, feints, alone } = card;
  const ways = waysWith({ at: 'combat', ...card });
  const states = [
    feints ? 'fought-feint' : '',
    isLoser ? 'fought-lost' : '',
    ways.some(isOpen) ? 'piece-open' : '',
  ];
  return (
    <Fought
      seat={seat}
      nth={nth}
      thing={kind}
      states={states}
      tags={
        <>
          <Worth kind={kind} value={value} />
          {feints ? <Tag icon="feint" text={say('board.feint')} /> : null}
          {alone ? <Tag icon="closed" text={say('board.noFeint')} /> : null}
          {isLoser ? <Tag icon="pile" text={say('board.loses')} /> : null}
        </>
      }
    >
      <Shown kind={kind} value={value} suit={suit} isCovered={ways.length > 0} />
      <Cover name={speaker.word(kind)} ways={ways} isUnfolded={isUnfolded} onUnfold={onUnfold} />
    </Fought>
  );
}

/** Cards that lie there already while something is named for them. */
function pending({ table, combat }: Seen, now: Account | undefined): readonly Fate[] {
  const rest = [...table];
  for (const { kind } of combat.cards) {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.flatMap((kind) => now?.cards.findLast(({ card }) => card === kind) ?? []);
}

function FaceDown({ seat, nth }: { readonly seat: number; readonly nth: number }) {
  const { say } = useLook();
  return (
    <Fought
      seat={seat}
      nth={nth}
      thing={BACK}
      tags={<span className="tag">{say('board.faceDown')}</span>}
    >
      <span className="card">
        <Back back={swordBack('azure')} width="var(--card)" />
      </span>
    </Fought>
  );
}

/** A card that is no longer in the combat, and why. */
function Gone({ fate, nth }: { readonly fate: Fate; readonly nth: number }) {
  const { seat, card, became } = fate;
  return (
    <Fought
      seat={seat}
      nth={nth}
      thing={card}
      states={['fought-gone']}
      tags={<Became became={became} />}
    >
      <Shown kind={card} />
    </Fought>
  );
}

/** Cards of combats that nobody lost: the next loser takes them too. */
export function Aside() {
  const { content, say, view } = useLook();
  if (view.aside.length === 0) return null;
  const wounds = printedWounds(content, view.aside);
  const said = say('board.aside', { n: view.aside.length, wounds });
  return (
    <InfoPopover
      anchor="aside"
      className="aside-cards"
      label={
        <>
          <Back back={swordBack('gules')} width="100%" />
          <span className="aside-count">{said}</span>
        </>
      }
      title={said}
      inside={() => <Faces kinds={view.aside} />}
    />
  );
}
