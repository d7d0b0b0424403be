import { NOBODY, weaponOf, type Seen } from '@destrier/avalon/page';
import { useState } from 'react';
import { accounts, type Account, type Fate } from './account.js';
import { Arms } from './arms.js';
import { Face, Faces } from './card.js';
import './combat.css';
import { Icon, type IconName } from './icons.js';
import { countOf, useLook } from './look.js';
import { Choices, Cover } from './pressed.js';
import { printedWounds } from './sorted.js';
import { isOpen } from './ways.js';

type Played = Seen['combat']['cards'][number];

/** The combat that is fought: cards in the order of play, then who is still to play. */
export function Combat() {
  const { moment, say, speaker, view, waysWith } = useLook();
  const [unfolded, setUnfolded] = useState<{ readonly seq: number; readonly at: number }>();
  const { cards, order, turn } = view.combat;
  const [now] = accounts(moment.events, 1);
  const gone = now?.cards.filter(({ became }) => became !== 'stays') ?? [];
  const open = unfolded?.seq === moment.seq ? unfolded.at : undefined;
  const chosen = open === undefined ? undefined : cards[open];
  const veiled = view.players.flatMap((player, seat) => (countOf(player.veiled) > 0 ? [seat] : []));
  const waiting = order.slice(turn).filter((seat) => !veiled.includes(seat));
  return (
    <>
      <ol className="fight">
        {cards.map((card, at) => (
          <CombatCard
            key={at}
            card={card}
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
      {waiting.length === 0 ? null : (
        <p className="to-play">
          {say('board.toPlay')}{' '}
          {waiting.map((seat) => (
            <Owner key={seat} seat={seat} />
          ))}
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

function Owner({ seat }: { readonly seat: number }) {
  const { name } = useLook();
  return (
    <span className="owner">
      {seat === NOBODY ? null : <Arms seat={seat} size={16} />}
      <bdi>{name(seat)}</bdi>
    </span>
  );
}

function Tag({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <span className={`tag tag-${icon}`}>
      <Icon name={icon} size={13} /> {text}
    </span>
  );
}

function CombatCard(props: {
  readonly card: Played;
  readonly isUnfolded: boolean;
  onUnfold(): void;
}) {
  const { content, say, speaker, view, waysWith } = useLook();
  const { card, isUnfolded, onUnfold } = props;
  const { kind, seat, value, suit, feints, alone } = card;
  const ways = waysWith({ at: 'combat', ...card });
  const printed = weaponOf(content, kind).value;
  const isLoser = view.combat.loser === seat && seat !== NOBODY;
  return (
    <li
      className={`fought ${feints ? 'fought-feint' : ''} ${ways.some(isOpen) ? 'card-open' : ''}`}
      data-thing={kind}
    >
      <span className="card">
        <Face kind={kind} value={value} suit={suit} />
      </span>
      <Owner seat={seat} />
      {printed !== null && value !== printed ? (
        <span className="tag">
          {say('board.value', { n: value })}, {say('board.printed', { n: printed })}
        </span>
      ) : null}
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
      <span className="card">
        <Face kind={card} />
      </span>
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

const BECAME: { readonly [became in Exclude<Fate['became'], 'stays'>]: IconName } = {
  discarded: 'dishonour',
  thrownOut: 'dishonour',
  tookBack: 'hand',
};

/** A card that is no longer in the combat, and why. */
function Gone({ fate: { seat, card, became } }: { readonly fate: Fate }) {
  const { say } = useLook();
  if (became === 'stays') return null;
  return (
    <li className="fought fought-gone" data-thing={card}>
      <span className="card">
        <Face kind={card} />
      </span>
      <Owner seat={seat} />
      <Tag icon={BECAME[became]} text={say(`board.${became}`)} />
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

/** How the combat before ended: its cards are gone from the table. */
export function Before() {
  const { moment, view } = useLook();
  const told = accounts(moment.events, 2);
  const isFight = view.phase === 'combats' && view.combat.cards.length > 0;
  const before = told.find((one) => one.isOver && !(isFight && one === told[0]));
  return before === undefined ? null : <Ended account={before} />;
}

function Ended({ account: { cards, loser, dishonoured } }: { readonly account: Account }) {
  const { name, say, speaker } = useLook();
  // Whoever unfolds it wants to see every combat so; for the others nothing is drawn.
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="before"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {say('board.before')}{' '}
        <b>
          {loser === null
            ? say('board.before.nobody')
            : say('board.before.lost', { name: { said: speaker.seat(loser) } })}
        </b>
        {dishonoured.length === 0
          ? null
          : ` · ${say('board.dishonoured', {
              names: {
                said: [...new Set(dishonoured)].map((seat) => speaker.seat(seat)).join(', '),
              },
            })}`}
      </summary>
      {isOpen ? (
        <ol className="faces">
          {cards.map(({ card, seat, became }, at) => (
            <li key={at} className={became === 'stays' ? '' : 'fought-gone'}>
              <Face kind={card} small />
              <span className="heard">{name(seat)}</span>
              {seat === NOBODY ? null : <Arms seat={seat} size={14} />}
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  );
}
