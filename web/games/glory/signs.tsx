import { Unfolding } from '../../board/unfolding.js';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';

/** Signs by the word that says what they mean. */
const WORDS = [
  ['coin', 'coins'],
  ['strength', 'strength'],
  ['faith', 'faith'],
  ['glory', 'glory'],
  ['prestige', 'prestige'],
  ['mount', 'mount'],
  ['armour', 'armour'],
  ['pawn', 'pawns'],
  ['title', 'titles'],
  ['support', 'supports'],
  ['relic', 'relics'],
  ['romance', 'romance'],
  ['market', 'market'],
  ['challenge', 'challenge'],
] as const satisfies readonly (readonly [IconName, string])[];

/** What the signs on the board mean, for who wants to know. */
export function Signs() {
  const { say } = useLook();
  return (
    <Unfolding label={say('board.signs')} className="signs-button" sign="?">
      {() => <SignList />}
    </Unfolding>
  );
}

function SignList() {
  const { say, speaker } = useLook();
  return (
    <>
      <h2>{say('board.signs')}</h2>
      <ul className="sign-list">
        {WORDS.map(([icon, word]) => (
          <li key={icon}>
            <Icon name={icon} /> {speaker.word(word)}
          </li>
        ))}
        <li>
          <Icon name="attack" /> {say('board.sign.attack')}
        </li>
        <li>
          <span aria-hidden="true">✦</span> {say('board.sign.symbol')}
        </li>
        <li>
          <Icon name="cards" /> {say('board.travelCards')}
        </li>
        <li>
          <span className="zone-sign" /> {say('board.space.free')}
        </li>
        <li>
          <Icon name="here" /> {say('board.sign.here')}
        </li>
        <li>
          <Icon name="closed" /> {say('board.sign.closed')}
        </li>
      </ul>
      <p className="kicker">{say('board.houseMade')}</p>
    </>
  );
}
