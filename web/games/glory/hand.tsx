import { need } from '@destrier/engine';
import { bonus, DECKS, known } from '@destrier/glory/page';
import { Hand as Fan } from '../../board/cards.js';
import { Card } from './cards.js';
import { Characters } from './characters.js';
import './hand.css';
import { useLook } from './look.js';
import { nthOf } from './nth.js';

/** The cards in the hand of who looks; before that, who they may be. */
export function Hand({ hasCharacters }: { readonly hasCharacters: boolean }) {
  const { named, picks, say, view, viewer } = useLook();
  const player = viewer === null ? undefined : need(view.players[viewer], 'a player');
  const cards = player === undefined ? [] : DECKS.flatMap((deck) => known(player[deck]));
  return (
    <section
      className="glory-hand"
      data-anchor="hand"
      aria-label={say('board.part.hand')}
      style={{ '--count': cards.length }}
    >
      {hasCharacters ? <Characters /> : null}
      {player === undefined || player.character.length === 0 ? null : <Note count={cards.length} />}
      <Fan
        cards={cards.map((card, at) => ({
          // Two cards of one kind may be in a hand.
          key: `${card} ${at}`,
          card: (
            <>
              <Card
                id={card}
                pick={picks.option('play', card)}
                item={picks.item('exchange', card, nthOf(cards, at))}
              />
              {/* Where the next card lies over it, its name stands along its edge. */}
              <span className="hand-spine" aria-hidden="true">
                {named(card)}
              </span>
            </>
          ),
        }))}
      />
    </section>
  );
}

/** Beside so many cards there is room for words. */
const ROOMY = 2;

/** How far a journey has come. */
function Note({ count }: { readonly count: number }) {
  const { content, g, picks, say, view, viewer } = useLook();
  if (viewer === null) return null;
  const { travelled } = need(view.players[viewer], 'a player');
  const most = content.figures.travel + bonus(g, viewer, 'travel');
  const isTravel = view.phase === 'travel' || view.phase === 'last-travel';
  const isOut = view.phase === 'tournament' && picks.option('stop') !== undefined;
  // Whoever is asked is told so by the question.
  const said =
    isTravel && picks.option('stop') === undefined
      ? travelled < most
        ? say('board.travelled', { n: travelled, of: most })
        : say('board.journeyOver')
      : isOut
        ? say('board.travelledOut')
        : count === 0 && view.phase !== 'setup'
          ? say('board.noCards')
          : undefined;
  if (said === undefined) return null;
  const place = count === 0 ? 'hand-note hand-note-alone' : 'hand-note';
  return <p className={count > ROOMY ? 'heard' : place}>{said}</p>;
}
