import { highestLoses, isChaos, OPEN } from '@destrier/avalon/page';
import { unlockedLately } from './account.js';
import { around } from './around.js';
import './head.css';
import { Icon, signOf } from './icons.js';
import { useLook } from './look.js';
import { Does, Told } from './told.js';

/** Where the tournament stands. */
export function Head() {
  const { content, options, say, speaker, title, view } = useLook();
  const { round, phase, combat } = view;
  const seats = around(view.players.length, null);
  const { chaosRounds } = content.figures;
  return (
    <header className="avalon-head">
      <p>
        {round === 0 ? null : (
          <>
            <b>
              {isChaos({ seats, options })
                ? say('board.roundOf', { round, of: chaosRounds })
                : say('board.round', { round })}
            </b>
            {' · '}
          </>
        )}
        {phase === 'combats'
          ? say('board.combat', { n: combat.number })
          : round === 0
            ? title(phase)
            : speaker.word(phase)}
      </p>
      {phase === 'combats' ? <Lead /> : null}
      {phase === 'combats' ? <Loses /> : null}
      <Place />
    </header>
  );
}

function Lead() {
  const { say, title, view } = useLook();
  const { lead } = view.combat;
  if (lead === '') return <p className="lead lead-none">{say('board.lead.none')}</p>;
  if (lead === OPEN) return <p className="lead">{say('board.lead.open')}</p>;
  return (
    <p className="lead">
      <Icon name={signOf(lead)} /> {say('board.lead', { suit: { said: title(lead) } })}
    </p>
  );
}

/** Which card loses: newcomers know neither that it is the lowest, nor what Morgan turns round. */
function Loses() {
  const { say, title, view } = useLook();
  if (!highestLoses(view.combat.cards)) return <p className="note">{say('board.lowestLoses')}</p>;
  return (
    <p className="loses-highest">
      <Icon name="special" /> {say('board.highestLoses', { morgan: { said: title('morgan') } })}
    </p>
  );
}

/** The place of Absolute Chaos, with its suits. */
function Place() {
  const { content, title, view } = useLook();
  const { place } = view;
  const data = content.places[place];
  if (data === undefined) return null;
  return (
    <Told
      className="place"
      label={
        <>
          {data.suits.map((suit) => (
            <Icon key={suit} name={signOf(suit)} size={15} />
          ))}{' '}
          {title(place)}
        </>
      }
      title={title(place)}
      inside={() => (
        <p data-thing={place}>
          <Does id={place} source={data.source} />
        </p>
      )}
    />
  );
}

/** A legend that has just been unlocked is told in its place, with what it does. */
export function News() {
  const { moment, speaker } = useLook();
  const news = unlockedLately(moment.events);
  if (news.length === 0) return null;
  return (
    <ul className="news">
      {news.map((event) => (
        <li key={String(event.params['legend'])}>
          <Icon name="unlocked" /> <b>{speaker.event(event)}</b>{' '}
          <Does id={String(event.params['legend'])} />
        </li>
      ))}
    </ul>
  );
}
