import { avalonEvents, highestLoses, OPEN } from '@destrier/avalon/page';
import { unlockedLately } from './account.js';
import { Arms } from './arms.js';
import './head.css';
import { Icon, signOf } from './icons.js';
import { useLook } from './look.js';
import { placesInForce, type InForce } from './places.js';
import { stageOf } from './stage.js';
import { Does, InfoPopover } from './info-popover.js';

/** Where the tournament stands. */
export function Head() {
  const { content, isChaotic, moment, say, speaker, title, view } = useLook();
  const { round, phase, combat } = view;
  const stage = stageOf(view, avalonEvents(moment.events));
  const { chaosRounds } = content.figures;
  return (
    <header className="avalon-head">
      <p>
        {round === 0 ? null : (
          <>
            <b>
              {isChaotic
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
      {phase === 'combats' && (stage === 'dawn' || stage === 'fought') ? <Loses /> : null}
      {placesInForce(view).map(({ place, host }) => (
        <Place key={place} place={place} host={host} />
      ))}
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

/** A place, with who hosts it; its suits matter in Absolute Chaos alone. */
function Place({ place, host }: InForce) {
  const { content, isChaotic, name, say, speaker, title } = useLook();
  const data = content.places[place];
  if (data === undefined) return null;
  return (
    <InfoPopover
      className="place"
      label={
        <>
          {isChaotic
            ? data.suits.map((suit) => <Icon key={suit} name={signOf(suit)} size={15} />)
            : null}{' '}
          {title(place)} {host === null ? null : <Arms seat={host} size={16} />}
        </>
      }
      title={title(place)}
      inside={() => (
        <>
          <p data-thing={place}>
            <Does id={place} source={data.source} />
          </p>
          {isChaotic ? (
            <p>{say('board.place.suits', { suits: { said: speaker.list(data.suits) } })}</p>
          ) : null}
          {host === null ? null : <p>{say('board.place.host', { name: { said: name(host) } })}</p>}
        </>
      )}
    />
  );
}

/** A legend that has just been unlocked is told in its place, with what it does. */
export function News() {
  const { moment, speaker } = useLook();
  const news = unlockedLately(avalonEvents(moment.events));
  if (news.length === 0) return null;
  return (
    <ul className="news">
      {news.map((event) => (
        <li key={event.params.legend}>
          <Icon name="unlocked" /> <b>{speaker.event(event)}</b> <Does id={event.params.legend} />
        </li>
      ))}
    </ul>
  );
}
