import { highestLoses, OPEN } from '@destrier/avalon/page';
import { pip } from '../../art/cards/pips.js';
import { Drawn } from '../../art/picture.js';
import { Arms } from './arms.js';
import { isSuit } from './weapon-face.js';
import './lead.css';
import { Icon, signOf } from './icons.js';
import { useLook } from './look.js';
import { placesInForce, type InForce } from './places.js';
import { Does, InfoPopover } from './info-popover.js';

/** The suit that is to be followed, in the middle of the table, and which card loses. */
export function Lead() {
  const { say, title, view } = useLook();
  const { lead } = view.combat;
  if (view.phase !== 'combats') return null;
  return (
    <div className="lead" data-anchor="lead">
      <span className={`lead-disc ${isSuit(lead) ? '' : 'lead-disc-none'}`} aria-hidden="true">
        {isSuit(lead) ? <Drawn drawing={pip(lead)} /> : lead === OPEN ? '✦' : '?'}
      </span>
      <div className="lead-words">
        <p className="lead-name">
          {lead === ''
            ? say('board.lead.none')
            : lead === OPEN
              ? say('board.lead.open')
              : say('board.lead', { suit: { said: title(lead) } })}
        </p>
        <Loses />
      </div>
    </div>
  );
}

/** The places in force, each with its host. */
export function PlacesInForce() {
  const { say, view } = useLook();
  const all = placesInForce(view);
  if (all.length === 0) return null;
  return (
    <ul className="chaos-places" aria-label={say('board.places')}>
      {all.map(({ place, host }) => (
        <li key={place} data-anchor={`place:${place}`}>
          <Place place={place} host={host} />
        </li>
      ))}
    </ul>
  );
}

/** Which card loses: newcomers know neither that it is the lowest, nor what Morgan turns round. */
function Loses() {
  const { say, title, view } = useLook();
  if (!highestLoses(view.combat.cards))
    return <p className="lead-loses">{say('board.lowestLoses')}</p>;
  return (
    <p className="lead-loses loses-highest">
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
      className="chaos-place"
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
            <Does id={place} />
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
