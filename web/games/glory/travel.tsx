import { DECKS, type Deck } from '@destrier/glory/page';
import { Card } from './cards.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import { Thing } from './thing.js';

/** The open cards of the three decks, and what is left to be drawn blind. */
export function Travel() {
  return DECKS.map((deck) => <Offers key={deck} deck={deck} />);
}

function Offers({ deck }: { readonly deck: Deck }) {
  const { picks, say, speaker, view } = useLook();
  const left = view.decks[deck].count;
  return (
    <section className="offers" data-thing={deck}>
      <h3 className="deck-name">
        <Icon name={deck} /> {speaker.word(deck)}
      </h3>
      <ul className="cards">
        <Thing id={deck} className="pile" pick={picks.option('blind', deck)}>
          <p className="thing-name">{say('board.deck')}</p>
          <p className="thing-text">{say('board.cardsLeft', { n: left })}</p>
        </Thing>
        {view.offers[deck].map((card, at) => (
          // Two cards of one kind may lie side by side.
          <Card key={`${card} ${at}`} id={card} pick={picks.option('take', card)} />
        ))}
      </ul>
    </section>
  );
}
