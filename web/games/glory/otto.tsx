import { need } from '@destrier/engine';
import { DIFFICULTIES, OTTO, type OttoAction } from '@destrier/glory/page';
import { Mat } from '../../board/mat.js';
import { Unfolding } from '../../board/unfolding.js';
import { Amount, Figure, Foe } from './amounts.js';
import { SeatArms } from './arms.js';
import { HeldTitles, ShownTitles } from './held-titles.js';
import { useLook } from './look.js';
import { Pawns } from './pawns.js';

/** The automa whom a lone player meets, in short: his pawns, his cards, and what he does next. */
export function OttoMat() {
  const { name, say, view } = useLook();
  const { pawns, glory, rivals, shown, deck } = view.otto;
  const last = shown.at(-1);
  return (
    <Mat
      label={name(OTTO)}
      anchor="seat:otto"
      arms={<SeatArms who={OTTO} />}
      name={name(OTTO)}
      score={rivals ? <Amount what="glory" n={glory} /> : null}
      isAsked={false}
    >
      <p className="mat-counts">
        <Figure icon="cards" shown={deck.count} said={say('board.cardsLeft', { n: deck.count })} />
        <HeldTitles of={view.otto} />
      </p>
      <Pawns who={OTTO} left={pawns} />
      <Goal />
      {last === undefined ? null : (
        <ul className="otto-last">
          <SoloCardView id={last} />
        </ul>
      )}
      <Unfolding label={say('board.mat', { name: { said: name(OTTO) } })} className="mat-cover">
        {() => <Otto />}
      </Unfolding>
    </Mat>
  );
}

/** All that is known of him, in words. */
function Otto() {
  const { content, name, say, speaker, view } = useLook();
  const { shown, tile, openTitles } = view.otto;
  return (
    <>
      <h2>{name(OTTO)}</h2>
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
    </>
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
  const { actions } = need(content.solo.cards[id], id);
  return (
    <li className="solo-card" data-thing={id}>
      <b>{speaker.word(id)}</b>
      <ol className="otto-actions">
        {actions.map((action, at) => (
          // A card has three places in a fixed order.
          <li key={at}>
            <OttoDoes action={action} />
          </li>
        ))}
      </ol>
    </li>
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
