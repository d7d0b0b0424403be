import { need, type Seat } from '@destrier/engine';
import { count, DECKS, OTTO, type SeenPlayer } from '@destrier/glory/page';
import { labelled } from '@destrier/text';
import type { ReactNode } from 'react';
import { around } from '../../board/around.js';
import { Mat } from '../../board/mat.js';
import { Unfolding } from '../../board/unfolding.js';
import { SeatState } from '../../people/seat-state.js';
import { Amount, Figure, Level } from './amounts.js';
import { SeatArms } from './arms.js';
import { HeldTitles } from './held-titles.js';
import { useLook } from './look.js';
import './mats.css';
import { OttoMat } from './otto.js';
import { Pawns } from './pawns.js';
import { PlayerBoard } from './player-board.js';
import { FaceOf } from './face.js';

/** The others round the table: in short, and in full where one wants to see it. */
export function Others() {
  const { view, viewer } = useLook();
  const seats = around(view.players.length, viewer ?? 0);
  return (
    <>
      {(viewer === null ? seats : seats.slice(1)).map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
      {view.otto.plays ? <OttoMat /> : null}
    </>
  );
}

function Other({ seat }: { readonly seat: Seat }) {
  const { moment, name, speaker, view } = useLook();
  const player = need(view.players[seat], 'a player');
  const [character] = player.character;
  return (
    <Mat
      label={name(seat)}
      anchor={`seat:${seat}`}
      seat={seat}
      arms={<SeatArms who={seat} />}
      name={name(seat)}
      {...(character === undefined
        ? {}
        : { calling: <span data-thing={character}>{speaker.word(character)}</span> })}
      state={<SeatState seat={seat} />}
      score={<Amount what="glory" n={player.glory} />}
      isAsked={moment.asks.some((ask) => ask.seat === seat && ask.kind !== 'aside')}
    >
      <Counts player={player} />
      <Pawns who={seat} left={player.pawns} />
      <Helpers player={player} />
      <Whole seat={seat} />
    </Mat>
  );
}

/** Everybody in a row, as little as is always of use: glory, and pawns in hand. */
export function Plates() {
  const { view, viewer } = useLook();
  return (
    <ul className="plates">
      {around(view.players.length, viewer ?? 0).map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
      {view.otto.plays ? <OttoPlate /> : null}
    </ul>
  );
}

function Plate({ seat }: { readonly seat: Seat }) {
  const { moment, view } = useLook();
  const { glory, pawns } = need(view.players[seat], 'a player');
  const isAsked = moment.asks.some((ask) => ask.seat === seat && ask.kind !== 'aside');
  return (
    <li
      className={isAsked ? 'plate plate-asked' : 'plate'}
      data-anchor={`seat:${seat}`}
      data-seat={seat}
    >
      <PlateLine
        who={seat}
        glory={glory}
        pawns={pawns}
        state={<SeatState seat={seat} tagsBots={false} />}
      />
      <Whole seat={seat} />
    </li>
  );
}

function OttoPlate() {
  const { glory, pawns } = useLook().view.otto;
  return (
    <li className="plate" data-anchor="seat:otto">
      <PlateLine who={OTTO} glory={glory} pawns={pawns} />
    </li>
  );
}

function PlateLine(props: {
  readonly who: number;
  readonly glory: number;
  readonly pawns: number;
  readonly state?: ReactNode;
}) {
  const { who, glory, pawns, state } = props;
  const { name, say } = useLook();
  return (
    <>
      <SeatArms who={who} />
      <span className="plate-side">
        <bdi>{name(who)}</bdi>
        <span className="plate-figures">
          <Amount what="glory" n={glory} />
          <Figure icon="pawn" shown={pawns} said={say('board.pawns', { n: pawns })} />
        </span>
        {state}
      </span>
    </>
  );
}

/** Everything that lies before somebody, over the table. */
function Whole({ seat }: { readonly seat: Seat }) {
  const { name, say } = useLook();
  const label = say('board.mat', { name: { said: name(seat) } });
  return (
    <Unfolding label={label} className="mat-cover">
      {() => (
        <>
          <h2>{name(seat)}</h2>
          <PlayerBoard seat={seat} />
        </>
      )}
    </Unfolding>
  );
}

/** What somebody has, in two rows. */
export function Counts({ player }: { readonly player: SeenPlayer }) {
  const { say } = useLook();
  const { coins, strength, faith, mount, armour, prestige } = player;
  const hand = DECKS.reduce((sum, deck) => sum + count(player[deck]), 0);
  return (
    <p className="mat-counts">
      <Amount what="strength" n={strength} />
      <Amount what="faith" n={faith} />
      <Amount what="coins" n={coins} />
      <Figure
        icon="prestige"
        shown={prestige.ready.length}
        said={say('board.prestige', { n: prestige.ready.length })}
      />
      <Level item="mount" level={mount} />
      <Level item="armour" level={armour} />
      <Figure icon="cards" shown={hand} said={say('board.handCount', { n: hand })} />
      <HeldTitles of={player} />
    </p>
  );
}

/** The faces of those who serve somebody. */
function Helpers({ player }: { readonly player: SeenPlayer }) {
  const { speaker } = useLook();
  const { ready, used } = player.supports;
  return (
    <p className="helpers">
      {[...ready, ...used].map((support, at) => (
        // Somebody may have two of a kind.
        <span
          key={`${support} ${at}`}
          className={at < ready.length ? undefined : 'helper-used'}
          data-thing={support}
          title={labelled(speaker, speaker.word(support), speaker.effect([support]))}
        >
          <FaceOf support={support} />
          <span className="heard">{speaker.word(support)}</span>
        </span>
      ))}
    </p>
  );
}

/** Who goes first: the initiative track from left to right; at the end by place. */
export function Order() {
  const { moment, name, say, view } = useLook();
  const isOver = moment.result !== null;
  const asked = moment.asks.map(({ seat }): number => seat);
  const ranked =
    moment.result === null || view.order.includes(OTTO)
      ? view.order.map((who, at) => ({ who: who as number, rank: at + 1 }))
      : moment.result
          .map(({ seat, place }) => ({ who: seat as number, rank: place }))
          .toSorted((one, other) => one.rank - other.rank);
  return (
    <ol
      className="order"
      data-anchor="order"
      aria-label={say(isOver ? 'board.places' : 'board.initiative')}
    >
      {ranked.map(({ who, rank }) => (
        <li
          key={who}
          className={asked.includes(who) ? 'order-asked' : undefined}
          aria-current={asked.includes(who) ? 'true' : undefined}
          title={name(who)}
        >
          <span className="order-rank" aria-hidden="true">
            {rank}
          </span>
          <SeatArms who={who} />
          <span className="heard">{name(who)}</span>
        </li>
      ))}
    </ol>
  );
}
