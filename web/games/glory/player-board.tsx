import { need, type Seat } from '@destrier/engine';
import { DECKS, ITEMS, count, type SeenPlayer } from '@destrier/glory/page';
import { Amount, Level } from './amounts.js';
import { ShownTitles } from './held-titles.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import { TileGroups } from './tiles.js';

/** Everything that lies before a player, in words. */
export function PlayerBoard({ seat }: { readonly seat: Seat }) {
  const { view, viewer } = useLook();
  const player = need(view.players[seat], 'a player');
  const { coins, strength, faith, glory } = player;
  return (
    <>
      <p className="figures">
        <Amount what="glory" n={glory} inWords />
        <Amount what="coins" n={coins} inWords />
        <Amount what="strength" n={strength} inWords />
        <Amount what="faith" n={faith} inWords />
        {ITEMS.map((item) => (
          <Level key={item} item={item} level={player[item]} inWords />
        ))}
      </p>
      <TileGroups player={player} />
      <CardCounts player={player} />
      {seat === viewer ? null : <ShownTitles who={seat} openTitles={player.openTitles} />}
    </>
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
                <Icon name={deck} size={18} />
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
            <td key={deck}>
              {player.played[deck].length}{' '}
              <span className="kicker">{speaker.list(player.played[deck])}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
