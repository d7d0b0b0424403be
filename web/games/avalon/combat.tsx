import { avalonEvents, type Seen } from '@destrier/avalon/page';
import { useState } from 'react';
import { accounts, type Account, type Fate } from './account.js';
import { Faces } from './card.js';
import './combat.css';
import { Became, useSentence } from './ended.js';
import { Owner, Shown, Tag, Worth } from './fought.js';
import { Icon } from './icons.js';
import { countOf } from '../../board/hidden.js';
import { useLook } from './look.js';
import { Choices, Cover } from './choice-button.js';
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
    <p className="to-play">
      {say('board.toPlay')}{' '}
      {waiting.map((seat) => (
        <Owner key={seat} seat={seat} />
      ))}
    </p>
  );
}

/** The combat that is fought: cards in the order of play. */
export function Combat() {
  const { content, moment, say, speaker, view, waysWith } = useLook();
  const [unfolded, setUnfolded] = useState<{ readonly seq: number; readonly at: number }>();
  const { cards } = view.combat;
  const [now] = accounts(avalonEvents(moment.events), 1);
  const gone = now?.cards.filter(({ became }) => became !== 'stays') ?? [];
  const open = unfolded?.seq === moment.seq ? unfolded.at : undefined;
  const chosen = open === undefined ? undefined : cards[open];
  const veiled = veiledIn(view);
  const lost = now?.isOver === true ? now.cards[verdictOf(content, now).at] : undefined;
  const sentence = useSentence(now);
  return (
    <>
      <ol className="fight">
        {cards.map((card, at) => (
          <CombatCard
            key={at}
            card={card}
            isLoser={lost?.card === card.kind && lost.seat === card.seat}
            isUnfolded={open === at}
            onUnfold={() => setUnfolded(open === at ? undefined : { seq: moment.seq, at })}
          />
        ))}
        {pending(view, now).map(({ card, seat }) => (
          <Laid key={card} card={card} seat={seat} />
        ))}
        {veiled.map((seat) => (
          <FaceDown key={seat} seat={seat} />
        ))}
        {gone.map((fate, at) => (
          <Gone key={`gone ${at}`} fate={fate} />
        ))}
      </ol>
      {sentence === '' ? null : (
        <p className="verdict">
          <b>{sentence}</b>
        </p>
      )}
      {chosen === undefined ? null : (
        <div className="unfolded">
          <p>{say('board.whichWay', { card: { said: speaker.word(chosen.kind) } })}</p>
          <Choices ways={waysWith({ at: 'combat', ...chosen }).filter(isOpen)} />
        </div>
      )}
    </>
  );
}

function CombatCard(props: {
  readonly card: Played;
  readonly isLoser: boolean;
  readonly isUnfolded: boolean;
  onUnfold(): void;
}) {
  const { say, speaker, waysWith } = useLook();
  const { card, isLoser, isUnfolded, onUnfold } = props;
  const { kind, seat, value, suit, feints, alone } = card;
  const ways = waysWith({ at: 'combat', ...card });
  return (
    <li
      className={`fought ${feints ? 'fought-feint' : ''} ${isLoser ? 'fought-lost' : ''} ${ways.some(isOpen) ? 'card-open' : ''}`}
      data-thing={kind}
    >
      <Shown kind={kind} value={value} suit={suit} isCovered={ways.length > 0} />
      <Owner seat={seat} />
      <Worth kind={kind} value={value} />
      {feints ? <Tag icon="feint" text={say('board.feint')} /> : null}
      {alone ? <Tag icon="closed" text={say('board.noFeint')} /> : null}
      {isLoser ? <Tag icon="pile" text={say('board.loses')} /> : null}
      <Cover name={speaker.word(kind)} ways={ways} isUnfolded={isUnfolded} onUnfold={onUnfold} />
    </li>
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

function Laid({ card, seat }: { readonly card: string; readonly seat: number }) {
  return (
    <li className="fought" data-thing={card}>
      <Shown kind={card} />
      <Owner seat={seat} />
    </li>
  );
}

function FaceDown({ seat }: { readonly seat: number }) {
  const { say } = useLook();
  return (
    <li className="fought">
      <span className="card card-back">
        <Icon name="faceDown" size={26} />
      </span>
      <Owner seat={seat} />
      <span className="tag">{say('board.faceDown')}</span>
    </li>
  );
}

/** A card that is no longer in the combat, and why. */
function Gone({ fate: { seat, card, became } }: { readonly fate: Fate }) {
  return (
    <li className="fought fought-gone" data-thing={card}>
      <Shown kind={card} />
      <Owner seat={seat} />
      <Became became={became} />
    </li>
  );
}

/** Cards of combats that nobody lost: the next loser takes them too. */
export function Aside() {
  const { content, say, view } = useLook();
  if (view.aside.length === 0) return null;
  const wounds = printedWounds(content, view.aside);
  return (
    <div className="aside-cards">
      <p>{say('board.aside', { n: view.aside.length, wounds })}</p>
      <Faces kinds={view.aside} />
    </div>
  );
}
