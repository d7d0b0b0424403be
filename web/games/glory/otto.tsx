import { need } from '@destrier/engine';
import { DIFFICULTIES, type OttoAction } from '@destrier/glory/page';
import { Amount, Figure, Foe, House } from './amounts.js';
import { HeldTitles, ShownTitles } from './held-titles.js';
import { useLook } from './look.js';
import { Token } from './shields.js';
import { OTTO } from '@destrier/glory/page';
import { Thing } from './thing.js';

/** The automa whom a lone player meets: his pawns, his cards, and what he fights like. */
export function Otto() {
  const { content, say, speaker, view } = useLook();
  const { pawns, glory, rivals, shown, deck, tile, openTitles } = view.otto;
  return (
    <div className="player">
      <p className="figures">
        <Token who={OTTO} size={28} />
        {rivals ? <Amount what="glory" n={glory} /> : null}
        <Figure icon="pawn" shown={pawns} said={say('board.pawns', { n: pawns })} />
        <Figure icon="cards" shown={deck.count} said={say('board.cardsLeft', { n: deck.count })} />
        <HeldTitles of={view.otto} />
      </p>
      <Goal />
      {tile.map((knight) => (
        <p key={knight} className="figures" data-thing={knight}>
          {say('board.otto.like', { knight: { said: speaker.word(knight) } })}
          <Foe {...need(content.knights[knight], knight)} />
        </p>
      ))}
      {shown.length === 0 ? null : (
        <>
          <h3 className="list-name">{say('board.otto.shown')}</h3>
          <ul className="owned">
            {shown.map((card) => (
              <SoloCardView key={card} id={card} />
            ))}
          </ul>
        </>
      )}
      <ShownTitles who={OTTO} openTitles={openTitles} />
    </div>
  );
}

/** What must be reached against him. */
function Goal() {
  const { content, options, say } = useLook();
  const difficulty = DIFFICULTIES.find((one) => one === options['difficulty']) ?? 'easy';
  switch (options['solo']) {
    case 'champion':
      return <p className="note">{say('board.otto.champion')}</p>;
    case 'score':
      return (
        <p className="note">{say('board.otto.score', { n: content.solo.goals[difficulty] })}</p>
      );
    default:
      return <p className="note">{say('board.otto.rivalry')}</p>;
  }
}

/** A card of his deck: he does the first of its three actions that he can. */
function SoloCardView({ id }: { readonly id: string }) {
  const { content, speaker } = useLook();
  const { actions, source } = need(content.solo.cards[id], id);
  return (
    <Thing id={id} className="owned-tile">
      <p className="thing-name">
        {speaker.word(id)}
        <House source={source} />
      </p>
      <ol className="otto-actions">
        {actions.map((action, at) => (
          // A card has three places in a fixed order.
          <li key={at}>
            <OttoDoes action={action} />
          </li>
        ))}
      </ol>
    </Thing>
  );
}

function OttoDoes({ action }: { readonly action: OttoAction }) {
  const { say, speaker } = useLook();
  switch (action.kind) {
    case 'support':
      return say('board.otto.support', { order: { said: speaker.list(action.order) } });
    case 'plans':
      return `${speaker.word('plans')} (${speaker.word(action.deck)})`;
    case 'special':
      return say('board.otto.special');
    case 'herald':
      return speaker.word('space:herald');
    case 'objective':
    case 'event':
    case 'initiative':
    case 'training':
    case 'prayer':
    case 'service':
      return speaker.word(action.kind);
  }
}
