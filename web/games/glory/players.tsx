import { need, type Seat } from '@destrier/engine';
import {
  count,
  DECKS,
  ITEMS,
  reduced,
  roman,
  type Item,
  type SeenPlayer,
} from '@destrier/glory/page';
import { Amount, Figure, House, Level } from './amounts.js';
import { HeldTitles, ShownTitles } from './held-titles.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import './players.css';
import { Token } from './shields.js';
import { Thing } from './thing.js';
import { TileGroups } from './tiles.js';

/** The board of who looks. */
export function Own() {
  const { viewer } = useLook();
  return viewer === null ? null : <PlayerBoard seat={viewer} />;
}

/** The others round the table: in short, and in full where one wants to see it. */
export function Others() {
  const { view, viewer } = useLook();
  const seats = view.players.length;
  const first = viewer ?? -1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, at) => {
    const seat = ((first + 1 + at) % seats) as Seat;
    return <Other key={seat} seat={seat} />;
  });
}

function Other({ seat }: { readonly seat: Seat }) {
  const { name, view } = useLook();
  const player = need(view.players[seat], 'a player');
  return (
    <details className="other" data-seat={seat}>
      <summary>
        <h3 className="other-name">
          <Token who={seat} size={28} /> <bdi>{name(seat)}</bdi> <Character player={player} />
        </h3>
        <Figures player={player} inWords={false} />
      </summary>
      <PlayerBoard seat={seat} />
    </details>
  );
}

function Character({ player }: { readonly player: SeenPlayer }) {
  const { content, speaker } = useLook();
  const [character] = player.character;
  if (character === undefined) return null;
  return (
    <span className="character-name" data-thing={character}>
      {speaker.word(character)}
      <House source={content.characters[character]?.source} />
    </span>
  );
}

/** Resources and counts; `inWords` where there is room to read them. */
function Figures({ player, inWords }: { readonly player: SeenPlayer; readonly inWords: boolean }) {
  const { say } = useLook();
  const { coins, strength, faith, glory, mount, armour, pawns, prestige } = player;
  const hand = DECKS.reduce((sum, deck) => sum + count(player[deck]), 0);
  return (
    <span className="figures">
      <Amount what="glory" n={glory} inWords={inWords} />
      <Amount what="coins" n={coins} inWords={inWords} />
      <Amount what="strength" n={strength} inWords={inWords} />
      <Amount what="faith" n={faith} inWords={inWords} />
      <Figure icon="pawn" shown={pawns} said={say('board.pawns', { n: pawns })} inWords={inWords} />
      {inWords ? null : (
        <>
          <Level item="mount" level={mount} />
          <Level item="armour" level={armour} />
          <Figure
            icon="prestige"
            shown={prestige.ready.length}
            said={say('board.prestige', { n: prestige.ready.length })}
          />
          <Figure icon="cards" shown={hand} said={say('board.handCount', { n: hand })} />
          <HeldTitles of={player} />
        </>
      )}
    </span>
  );
}

/** Everything that lies before a player. */
function PlayerBoard({ seat }: { readonly seat: Seat }) {
  const { view, viewer } = useLook();
  const player = need(view.players[seat], 'a player');
  return (
    <div className="player" data-seat={seat}>
      {seat === viewer ? (
        <>
          <Character player={player} />
          <Figures player={player} inWords />
        </>
      ) : null}
      <ul className="equipment">
        {ITEMS.map((item) => (
          <Equipment key={item} item={item} seat={seat} />
        ))}
      </ul>
      <TileGroups player={player} />
      <CardCounts player={player} />
      {seat === viewer ? null : <ShownTitles who={seat} openTitles={player.openTitles} />}
    </div>
  );
}

const LEVELS = [1, 2, 3, 4] as const;

/** Mount or armour on its way up, with what the next step costs at the market. */
function Equipment({ item, seat }: { readonly item: Item; readonly seat: Seat }) {
  const { content, g, picks, say, speaker, view, viewer, voice } = useLook();
  const level = need(view.players[seat], 'a player')[item];
  const next = level + 1;
  const price =
    next === 2 || next === 3 || next === 4
      ? reduced(g, seat, content.board.prices[item][next])
      : undefined;
  return (
    <Thing
      id={item}
      className="equip"
      pick={seat === viewer ? picks.option('buy', item) : undefined}
    >
      <p className="thing-head">
        <span className="thing-name">{voice.capital(speaker.word(item))}</span>
        <Level item={item} level={level} />
      </p>
      <ol className="levels" aria-hidden="true">
        {LEVELS.map((one) => (
          <li key={one} className={one <= level ? 'level level-reached' : 'level'}>
            {roman(one)}
          </li>
        ))}
      </ol>
      <p className="thing-text">
        {price === undefined
          ? say('board.best')
          : say('board.nextLevel', {
              level: { said: roman(next) },
              price: { said: price === 0 ? say('board.freeOfCharge') : voice.coins(price) },
            })}
        <House source={content.board.prices.source} />
      </p>
    </Thing>
  );
}

/** Cards in the hand by deck, and those played. */
function CardCounts({ player }: { readonly player: SeenPlayer }) {
  const { say, speaker } = useLook();
  return (
    <table className="card-counts">
      <thead>
        <tr>
          <th scope="col">
            <span className="heard">{say('board.travelCards')}</span>
          </th>
          {DECKS.map((deck) => (
            <th key={deck} scope="col">
              <span title={speaker.word(deck)}>
                <Icon name={deck} size={16} />
              </span>
              <span className="heard">{speaker.word(deck)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('board.inHand')}</th>
          {DECKS.map((deck) => (
            <td key={deck}>{count(player[deck])}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say('board.played')}</th>
          {DECKS.map((deck) => (
            <td key={deck} title={speaker.list(player.played[deck])}>
              {player.played[deck].length}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
