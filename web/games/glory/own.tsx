import { need, type Seat } from '@destrier/engine';
import { ITEMS, reduced, roman, type Item } from '@destrier/glory/page';
import { Leaf } from '../../board/leaf.js';
import { Piece } from '../../board/piece.js';
import { Unfolding } from '../../board/unfolding.js';
import { SeatState } from '../../people/seat-state.js';
import { Amount, Figure, Level } from './amounts.js';
import { SeatArms } from './arms.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import './own.css';
import { Pawns } from './pawns.js';
import { PlayerBoard } from './player-board.js';

/** The knight of who looks: purse, mount and armour, pawns. */
export function Own() {
  const { say, viewer } = useLook();
  return (
    <Leaf
      className="own"
      label={say('board.part.own')}
      {...(viewer === null ? {} : { anchor: `seat:${viewer}` })}
    >
      {viewer === null ? null : <Knight seat={viewer} />}
    </Leaf>
  );
}

/** What can be spent, in one line. */
export function Purse() {
  const { say, view, viewer } = useLook();
  if (viewer === null) return null;
  const { coins, strength, faith, glory, mount, armour, prestige } = need(
    view.players[viewer],
    'a player',
  );
  return (
    <p className="purse" data-anchor={`pawns:${viewer}`}>
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
      <Amount what="glory" n={glory} />
    </p>
  );
}

function Knight({ seat }: { readonly seat: Seat }) {
  const { name, say, speaker, view } = useLook();
  const player = need(view.players[seat], 'a player');
  const [character] = player.character;
  const { prestige } = player;
  return (
    <>
      <div className="own-arms" data-seat={seat}>
        <SeatArms who={seat} />
        <span className="own-glory">
          <Amount what="glory" n={player.glory} />
        </span>
        <Unfolding className="own-cover" label={say('board.mat', { name: { said: name(seat) } })}>
          {() => (
            <>
              <h2>{name(seat)}</h2>
              <PlayerBoard seat={seat} />
            </>
          )}
        </Unfolding>
      </div>
      <div className="own-side">
        <p className="own-name">
          <bdi>{name(seat)}</bdi>{' '}
          {character === undefined ? null : (
            <small data-thing={character}>{speaker.word(character)}</small>
          )}{' '}
          <SeatState seat={seat} />
        </p>
        <p className="own-purse">
          <span data-thing="strength">
            <Amount what="strength" n={player.strength} />
          </span>
          <span data-thing="faith">
            <Amount what="faith" n={player.faith} />
          </span>
          <span data-thing="coins">
            <Amount what="coins" n={player.coins} />
          </span>
          <Figure
            icon="prestige"
            shown={prestige.ready.length}
            said={say('board.prestige', { n: prestige.ready.length })}
          />
        </p>
        <ul className="own-gear">
          {ITEMS.map((item) => (
            <li key={item}>
              <Gear item={item} seat={seat} />
            </li>
          ))}
        </ul>
        <Pawns who={seat} left={player.pawns} />
      </div>
    </>
  );
}

const LEVELS = [1, 2, 3, 4] as const;

/** Mount or armour on its way up, with what the next step costs at the market. */
function Gear({ item, seat }: { readonly item: Item; readonly seat: Seat }) {
  const { content, g, picks, say, view, voice } = useLook();
  const level = need(view.players[seat], 'a player')[item];
  const next = level + 1;
  const price =
    next === 2 || next === 3 || next === 4
      ? reduced(g, seat, content.board.prices[item][next])
      : undefined;
  const said =
    price === undefined
      ? say('board.best')
      : say('board.nextLevel', {
          level: { said: roman(next) },
          price: { said: price === 0 ? say('board.freeOfCharge') : voice.coins(price) },
        });
  return (
    <Piece id={item} pick={picks.option('buy', item)}>
      <span className="gear" title={`${voice.capital(voice[item](level))}. ${said}`}>
        <Icon name={item} />
        <span className="heard">
          {voice[item](level)}. {said}
        </span>
        <span className="levels" aria-hidden="true">
          {LEVELS.map((one) => (
            <span key={one} className={one <= level ? 'level level-reached' : 'level'}>
              {roman(one)}
            </span>
          ))}
        </span>
        <span className="gear-price" aria-hidden="true">
          {price === undefined ? null : (
            <>
              {price}
              <Icon name="coin" />
            </>
          )}
        </span>
      </span>
    </Piece>
  );
}
