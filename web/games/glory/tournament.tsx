import { need } from '@destrier/engine';
import { CITIES, NOBODY, type City, type Seen } from '@destrier/glory/page';
import { House, RewardView } from './amounts.js';
import { Bracket } from './bracket.js';
import { KnightLines } from './knight-lines.js';
import { useLook } from './look.js';
import { Person } from './shields.js';
import { Choices, Thing } from './thing.js';
import './tournament.css';

type Stand = Seen['tournament']['stands'][number];

/** The tournament of the round: its type as long as it is chosen, then its lists. */
export function Tournament() {
  const { picks, view } = useLook();
  const { kind, bracket, stands } = view.tournament;
  if (picks.option('choose', 'joust') ?? picks.option('choose', 'pas')) return <Kinds />;
  if (bracket.length === 0 && stands.length === 0) return null;
  return (
    <>
      <TournamentCard />
      {kind === 'joust' ? <Bracket /> : <Cities />}
      <Choices picks={[picks.option('decline'), picks.option('wait')]} />
    </>
  );
}

function Kinds() {
  const { note, picks, speaker, voice } = useLook();
  return (
    <ul className="cards">
      {(['joust', 'pas'] as const).map((kind) => (
        <Thing key={kind} id={kind} pick={picks.option('choose', kind)}>
          <p className="thing-name">{voice.capital(speaker.word(kind))}</p>
          <p className="thing-text">{note('choose', kind)}</p>
        </Thing>
      ))}
    </ul>
  );
}

/** The type, the card by which the lists were laid, and what the winner of a joust gets. */
function TournamentCard() {
  const { content, say, speaker, view, voice } = useLook();
  const { kind } = view.tournament;
  const card = view.tournamentCards.at(-1);
  const [trophy] = view.trophy;
  return (
    <div className="tournament-head">
      <p>
        <b data-thing={kind}>{voice.capital(speaker.word(kind))}</b>
        {card === undefined ? null : (
          <span data-thing={card}>
            {' · '}
            {speaker.word(card)}
            <House source={content.tournaments[card]?.source} />
          </span>
        )}
      </p>
      {kind === 'pas' ? null : (
        <p className="prize" {...(trophy === undefined ? {} : { 'data-thing': trophy })}>
          <b>{say('board.prize')}</b>{' '}
          {trophy === undefined ? (
            <RewardView reward={content.figures.prize} />
          ) : (
            <>
              {speaker.word(trophy)}
              <House source={content.trophies[trophy]?.source} />{' '}
              <RewardView reward={need(content.trophies[trophy], trophy).reward} />
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Cities() {
  return (
    <div className="cities">
      {CITIES.map((city) => (
        <CityView key={city} city={city} />
      ))}
    </div>
  );
}

function CityView({ city }: { readonly city: City }) {
  const { speaker, view } = useLook();
  const stands = view.tournament.stands.filter((stand) => stand.city === city);
  return (
    <section className="city" data-thing={city}>
      <h3>{speaker.word(city)}</h3>
      <ol className="knights">
        {stands.map((stand) => (
          <StandView key={stand.knight} stand={stand} />
        ))}
      </ol>
    </section>
  );
}

function StandView({ stand: { knight, shield } }: { readonly stand: Stand }) {
  const { picks, say } = useLook();
  return (
    <Thing id={knight} className="knight" pick={picks.option('challenge', knight)}>
      <KnightLines id={knight} />
      <p className="challenger">
        {shield === NOBODY ? (
          <>
            <span className="circle" /> {say('board.unchallenged')}
          </>
        ) : (
          <>
            <span className="heard">{say('board.challenger')}</span> <Person who={shield} />
          </>
        )}
      </p>
    </Thing>
  );
}
