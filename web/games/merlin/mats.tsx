import { need, type Seat } from '@destrier/engine';
import { sumOf, type SeenPlayer } from '@destrier/merlin/page';
import { sign } from '../../art/signs.js';
import { around } from '../../board/around.js';
import { Mat } from '../../board/mat.js';
import { Unfolding } from '../../board/unfolding.js';
import { SeatState } from '../../people/seat-state.js';
import { Means, Now, Relics, Stock, Traitors } from './castle.js';
import { goodSign } from './emblems.js';
import { Helpers } from './helpers.js';
import { useLook } from './look.js';
import './mats.css';
import { Amount, colourOf, SeatArms } from './pieces.js';

/** The others round the table: in short, and in full where one wants to see it. */
export function Others() {
  const { view, viewer } = useLook();
  const seats = around(view.players.length, viewer ?? 0);
  return (viewer === null ? seats : seats.slice(1)).map((seat) => <Other key={seat} seat={seat} />);
}

function Other({ seat }: { readonly seat: Seat }) {
  const { figure, moment, name, view } = useLook();
  const player = need(view.players[seat], 'a player');
  return (
    <Mat
      label={name(seat)}
      anchor={`seat:${seat}`}
      seat={seat}
      arms={<SeatArms seat={seat} />}
      name={name(seat)}
      state={
        <>
          <SeatState seat={seat} />
          <Relics seat={seat} />
        </>
      }
      score={<span key={player.score}>{figure(player.score)}</span>}
      isAsked={moment.asks.some((ask) => ask.seat === seat && ask.kind !== 'aside')}
    >
      <Counts player={player} />
      <Means player={player} seat={seat} />
      <div className="mat-now">
        <SmallDice player={player} seat={seat} />
        <Now seat={seat} />
      </div>
      <Whole seat={seat} />
    </Mat>
  );
}

function Counts({ player }: { readonly player: SeenPlayer }) {
  const { say } = useLook();
  const [flags, shields, materials] = [
    sumOf(player.goods.flag),
    sumOf(player.goods.shield),
    sumOf(player.goods.material),
  ];
  const threats = player.traitors.length;
  return (
    <p className="castle-means">
      <Amount drawing={goodSign('flag', null)} n={flags} said={say('board.flags', { n: flags })} />
      <Amount
        drawing={goodSign('shield', null)}
        n={shields}
        said={say('board.shields', { n: shields })}
      />
      <Amount
        drawing={goodSign('material', null)}
        n={materials}
        said={say('board.materials', { n: materials })}
      />
      <Amount drawing={sign('swords')} n={threats} said={say('board.threats', { n: threats })} />
    </p>
  );
}

function SmallDice({ player, seat }: { readonly player: SeenPlayer; readonly seat: number }) {
  const { say, sitters } = useLook();
  return (
    <p className="small-dice">
      {player.dice.map((face, at) => (
        <span key={at} data-colour={colourOf(sitters, seat)}>
          <span className="heard">{say('board.die', { n: face })}</span>
          <span aria-hidden="true">{face}</span>
        </span>
      ))}
      {player.white === null ? null : (
        <span className="small-die-white">
          <span className="heard">{say('board.whiteDie', { n: player.white })}</span>
          <span aria-hidden="true">{player.white}</span>
        </span>
      )}
    </p>
  );
}

/** Everything that somebody has, over the table. */
export function Whole({ seat }: { readonly seat: Seat }) {
  const { name, say, view } = useLook();
  const player = need(view.players[seat], 'a player');
  const label = say('board.mat', { name: { said: name(seat) } });
  return (
    <Unfolding label={label} className="mat-cover">
      {() => (
        <div className="merlin-whole">
          <h2>{name(seat)}</h2>
          <Means player={player} seat={seat} />
          <Stock player={player} />
          <Traitors player={player} />
          <Helpers player={player} />
        </div>
      )}
    </Unfolding>
  );
}
