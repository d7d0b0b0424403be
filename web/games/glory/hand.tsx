import { need } from '@destrier/engine';
import { bonus, DECKS, known } from '@destrier/glory/page';
import { Card } from './cards.js';
import { useLook } from './look.js';
import { nthOf } from './nth.js';
import { Choices } from './thing.js';

/** The cards in the hand of who looks. */
export function Hand() {
  const { content, g, picks, say, view, viewer } = useLook();
  if (viewer === null) return null;
  const player = need(view.players[viewer], 'a player');
  const cards = DECKS.flatMap((deck) => known(player[deck]));
  const isTravel = view.phase === 'travel' || view.phase === 'last-travel';
  const most = content.figures.travel + bonus(g, viewer, 'travel');
  return (
    <>
      {isTravel ? (
        <p className="note">
          {player.travelled < most
            ? say('board.travelled', { n: player.travelled, of: most })
            : say('board.journeyOver')}
        </p>
      ) : null}
      {view.phase === 'tournament' && picks.option('stop') !== undefined ? (
        <p className="note">{say('board.travelledOut')}</p>
      ) : null}
      {cards.length === 0 ? <p className="note">{say('board.noCards')}</p> : null}
      <ul className="cards">
        {cards.map((card, at) => (
          <Card
            // Two cards of one kind may be in a hand.
            key={`${card} ${at}`}
            id={card}
            pick={picks.option('play', card)}
            item={picks.item('exchange', card, nthOf(cards, at))}
          />
        ))}
      </ul>
      <Choices picks={[picks.option('stop')]} />
    </>
  );
}
