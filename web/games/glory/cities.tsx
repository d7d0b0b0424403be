import { CITIES, NOBODY, type City, type Seen } from '@destrier/glory/page';
import { Piece } from '../../board/piece.js';
import { SeatArms } from './arms.js';
import { KnightPlate } from './knight-plate.js';
import { useLook } from './look.js';

type Stand = Seen['tournament']['stands'][number];

/** The pas d'armes: knights wait in three cities, the greatest glory first. */
export function Cities() {
  const { speaker, view } = useLook();
  return (
    <div className="cities">
      {CITIES.map((city) => (
        <section key={city} className="city" data-thing={city} aria-label={speaker.word(city)}>
          <h3>{speaker.word(city)}</h3>
          <Stands city={city} stands={view.tournament.stands} />
        </section>
      ))}
    </div>
  );
}

function Stands({ city, stands }: { readonly city: City; readonly stands: readonly Stand[] }) {
  return (
    <ol className="stands">
      {stands
        .filter((stand) => stand.city === city)
        .map((stand) => (
          <li key={stand.knight}>
            <StandView stand={stand} />
          </li>
        ))}
    </ol>
  );
}

function StandView({ stand: { knight, shield } }: { readonly stand: Stand }) {
  const { name, picks, say } = useLook();
  return (
    <Piece id={knight} pick={picks.option('challenge', knight)}>
      <KnightPlate id={knight} />
      {shield === NOBODY ? (
        <span className="heard">{say('board.unchallenged')}</span>
      ) : (
        <span className="challenger" title={`${say('board.challenger')} ${name(shield)}`}>
          <SeatArms who={shield} />
          <span className="heard">
            {say('board.challenger')} {name(shield)}
          </span>
        </span>
      )}
    </Piece>
  );
}
