import { need } from '@destrier/engine';
import { DECKS, known, roman } from '@destrier/glory/page';
import { medallion } from '../../art/bust.js';
import { PEOPLE, sitting, type PersonKind } from '../../art/people.js';
import { Picture } from '../../art/picture.js';
import { Piece } from '../../board/piece.js';
import { Amount, Figure, Level } from './amounts.js';
import './characters.css';
import { useLook } from './look.js';

/** Whom the viewer may choose to be: they lie where the hand will. */
export function Characters() {
  const { say, view, viewer } = useLook();
  if (viewer === null) return null;
  const { one, two, three } = need(view.players[viewer], 'a player').dealt;
  const dealt = [one, two, three].flatMap(known);
  if (dealt.length === 0) return null;
  return (
    <ul className="characters" aria-label={say('board.part.characters')}>
      {dealt.map((id) => (
        <li key={id}>
          <CharacterView id={id} />
        </li>
      ))}
    </ul>
  );
}

/** Who sat for a character. */
const SITTERS: { readonly [character: string]: PersonKind } = {
  aspirant: 'squire',
  heir: 'page',
  mercenary: 'weaponMaster',
  crusader: 'veteran',
  courtier: 'minstrel',
  captain: 'thug',
  pilgrim: 'hermit',
  burgher: 'diplomat',
  exile: 'rider',
};

export function CharacterFace({ id }: { readonly id: string }) {
  const kind = SITTERS[id] ?? 'squire';
  return <Picture drawing={medallion(sitting(kind), PEOPLE[kind].ground)} />;
}

function CharacterView({ id }: { readonly id: string }) {
  const { content, named, picks, say } = useLook();
  const { level, mount, armour, coins, strength, faith, glory } = need(content.characters[id], id);
  return (
    <Piece id={id} form="card" pick={picks.option('choose', id)}>
      <span className="character">
        <span className="character-face">
          <CharacterFace id={id} />
        </span>
        <b className="character-name">{named(id)}</b>
        <span className="kicker">{say('board.level', { level: { said: roman(level) } })}</span>
        <span className="figures">
          <Amount what="strength" n={strength} />
          <Amount what="faith" n={faith} />
          <Amount what="coins" n={coins} />
          <Amount what="glory" n={glory} />
        </span>
        <span className="figures">
          <Level item="mount" level={mount} />
          <Level item="armour" level={armour} />
          <Further id={id} />
        </span>
        <Income id={id} />
      </span>
    </Piece>
  );
}

function Income({ id }: { readonly id: string }) {
  const { content, say } = useLook();
  const { income } = need(content.characters[id], id);
  return (
    <span className="figures">
      <span className="kicker">{say('board.income')}</span>
      <Amount what="coins" n={income.coins} isGain />
      <Amount what="strength" n={income.strength} isGain />
      <Amount what="faith" n={income.faith} isGain />
    </span>
  );
}

/** The first hand, titles and helpers of a character. */
function Further({ id }: { readonly id: string }) {
  const { content, say, speaker } = useLook();
  const { special, titles, travel } = need(content.characters[id], id);
  return (
    <>
      {DECKS.filter((deck) => travel[deck] > 0).map((deck) => (
        <Figure
          key={deck}
          icon={deck}
          shown={travel[deck]}
          said={say('board.handOf', { deck: { said: speaker.word(deck) }, n: travel[deck] })}
        />
      ))}
      <Figure
        icon="title"
        shown={`${titles.keep}/${titles.draw}`}
        said={say('board.drawKeep', titles)}
      />
      {special > 0 ? (
        <Figure icon="support" shown={special} said={say('board.specials', { n: special })} />
      ) : null}
    </>
  );
}
