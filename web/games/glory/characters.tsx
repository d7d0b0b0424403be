import { need } from '@destrier/engine';
import { DECKS, known, roman } from '@destrier/glory/page';
import { Amount, Figure, House, Level } from './amounts.js';
import { useLook } from './look.js';
import { Thing } from './thing.js';

/** Whom the viewer may choose to be. */
export function Characters() {
  const { view, viewer } = useLook();
  if (viewer === null) return null;
  const { one, two, three } = need(view.players[viewer], 'a player').dealt;
  return (
    <ul className="cards characters">
      {[one, two, three].flatMap(known).map((id) => (
        <CharacterView key={id} id={id} />
      ))}
    </ul>
  );
}

function CharacterView({ id }: { readonly id: string }) {
  const { content, picks, say, speaker } = useLook();
  const { level, mount, armour, coins, strength, faith, glory, source, ...more } = need(
    content.characters[id],
    id,
  );
  const { income, special, titles, travel } = more;
  return (
    <Thing id={id} className="character" pick={picks.option('choose', id)}>
      <p className="thing-head">
        <span className="thing-name">
          {speaker.word(id)}
          <House source={source} />
        </span>
        <span className="kicker">{say('board.level', { level: { said: roman(level) } })}</span>
      </p>
      <p className="figures">
        <Amount what="coins" n={coins} inWords />
        <Amount what="strength" n={strength} inWords />
        <Amount what="faith" n={faith} inWords />
        <Amount what="glory" n={glory} inWords />
        <Level item="mount" level={mount} inWords />
        <Level item="armour" level={armour} inWords />
      </p>
      <p className="figures">
        <b>{say('board.income')}</b>
        <Amount what="coins" n={income.coins} inWords />
        <Amount what="strength" n={income.strength} inWords />
        <Amount what="faith" n={income.faith} inWords />
      </p>
      <p className="figures">
        {DECKS.filter((deck) => travel[deck] > 0).map((deck) => (
          <Figure
            key={deck}
            icon={deck}
            shown={travel[deck]}
            said={say('board.handOf', { deck: { said: speaker.word(deck) }, n: travel[deck] })}
            inWords
          />
        ))}
      </p>
      <p className="thing-text">{say('board.drawKeep', titles)}</p>
      {special > 0 ? <p className="thing-text">{say('board.specials', { n: special })}</p> : null}
    </Thing>
  );
}
