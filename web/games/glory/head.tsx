import { OTTO, ROUNDS, type Event } from '@destrier/glory/page';
import { need } from '@destrier/engine';
import { Amount, Figure, House } from './amounts.js';
import './head.css';
import { Icon } from './icons.js';
import { useLook, type Look } from './look.js';
import { phaseTrack } from './phases.js';
import { standings, trackEnds, type Scorer } from './score.js';
import { Person, Token } from './shields.js';
import { Thing } from './thing.js';

/** What all phases share: where the game stands, who is how far, what happens. */
export function Head({ isFight }: { readonly isFight: boolean }) {
  return (
    <header className="board-head">
      <Rounds />
      <Order />
      {isFight ? null : <Events />}
    </header>
  );
}

function Rounds() {
  const { view, say, speaker } = useLook();
  const { phase, round, joustsWon } = view;
  return (
    <div className="rounds" role="group" aria-label={say('board.course')}>
      <p className="rounds-now">
        <b>{round > ROUNDS ? say('board.ending') : say('board.round', { round, of: ROUNDS })}</b>
        {phase === 'setup' ? ` · ${speaker.word(phase)}` : ''}
        {joustsWon > 0 ? ` · ${say('board.joustsWon', { n: joustsWon })}` : ''}
      </p>
      {phase === 'setup' ? null : (
        <ol className="phases">
          {phaseTrack(round, phase).map(({ phase: one, state }) => (
            <li
              key={one}
              className={`phase phase-${state}`}
              data-thing={one}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {speaker.word(one)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function useScorers(): readonly Scorer[] {
  const { view } = useLook();
  return view.order.flatMap((who) => {
    if (who !== OTTO) return { who, glory: need(view.players[who], 'a player').glory };
    return view.otto.rivals ? { who, glory: view.otto.glory } : [];
  });
}

/** Who stands where: by initiative while there is something to do, by place when it is over. */
function ranksOf({
  moment,
  view,
}: Look): readonly { readonly who: number; readonly rank: number }[] {
  const { result } = moment;
  if (result === null || view.order.includes(OTTO))
    return view.order.map((who, at) => ({ who, rank: at + 1 }));
  return result
    .map(({ seat, place }) => ({ who: seat, rank: place }))
    .toSorted((one, other) => one.rank - other.rank);
}

/** The initiative track from left to right, with everybody's glory; whoever is asked now is marked. */
function Order() {
  const look = useLook();
  const { moment, say, view } = look;
  const scorers = useScorers();
  const asked = moment.asks.map(({ seat }): number => seat);
  return (
    <section
      className="order"
      aria-label={say(moment.result === null ? 'board.initiative' : 'board.places')}
    >
      <ol className="order-list">
        {ranksOf(look).map(({ who, rank }) => (
          <li
            key={who}
            className={asked.includes(who) ? 'order-one order-asked' : 'order-one'}
            data-seat={who === OTTO ? undefined : who}
            aria-current={asked.includes(who) ? 'true' : undefined}
          >
            <span className="order-place" aria-hidden="true">
              {rank}
            </span>
            <Person who={who} />
            <Glory scorer={scorers.find((one) => one.who === who)} />
          </li>
        ))}
      </ol>
      {view.phase === 'setup' ? null : <Score scorers={scorers} />}
    </section>
  );
}

/** The same on a line. */
function Score({ scorers }: { readonly scorers: readonly Scorer[] }) {
  const [first, last] = trackEnds(scorers);
  const tens = (last - first) / 10;
  const placed = standings(scorers);
  const rows = 1 + Math.max(0, ...placed.map(({ row }) => row));
  return (
    <div className="score" aria-hidden="true" style={{ blockSize: `${rows * 1.75 + 1.25}rem` }}>
      {Array.from({ length: tens + 1 }, (_, ten) => (
        <span
          key={ten}
          className="score-ten"
          style={{ insetInlineStart: `${(100 * ten) / tens}%` }}
        >
          {first + ten * 10}
        </span>
      ))}
      {placed.map(({ who, at, row }) => (
        <span
          key={who}
          className="score-shield"
          style={{ insetInlineStart: `${100 * at}%`, insetBlockStart: `${row * 1.75}rem` }}
        >
          <Token who={who} />
        </span>
      ))}
    </div>
  );
}

function Glory({ scorer }: { readonly scorer: Scorer | undefined }) {
  return scorer === undefined ? null : <Amount what="glory" n={scorer.glory} />;
}

/** The event of the round while it can still do something, and the next one. The upkeep moves them on. */
function Events() {
  const { view, content, say } = useLook();
  const isOn = view.phase === 'setup' || view.phase === 'actions';
  const events = [...view.events.now, ...view.events.next].flatMap((id) => {
    const event = need(content.events[id], id);
    const isShown = event.round === view.round ? isOn : event.round === view.round + 1;
    return isShown ? [{ id, event }] : [];
  });
  if (events.length === 0) return null;
  return (
    <ul className="events" aria-label={say('board.events')}>
      {events.map(({ id, event }) => (
        <EventCard key={id} id={id} event={event} />
      ))}
    </ul>
  );
}

function EventCard({ id, event }: { readonly id: string; readonly event: Event }) {
  const { view, say, speaker } = useLook();
  const isNow = event.round === view.round;
  const waiting = view.events.now.includes(id) ? view.recruit : [];
  return (
    <Thing id={id} className={isNow ? 'event' : 'event event-next'}>
      <p className="kicker">{say(isNow ? 'board.eventNow' : 'board.eventNext')}</p>
      <p className="thing-name">
        {speaker.word(id)}
        <House source={event.source} />
      </p>
      <p className="thing-text">{speaker.effect([id])}</p>
      {waiting.map((support) => (
        <p key={support} className="thing-text" data-thing={support}>
          <Icon name="support" /> <b>{speaker.word(support)}</b> {speaker.effect([support])}
        </p>
      ))}
    </Thing>
  );
}

/** What the viewer can spend, in one line. */
export function Purse() {
  const { view, viewer, say } = useLook();
  if (viewer === null) return null;
  const { coins, strength, faith, pawns, character } = need(view.players[viewer], 'a player');
  if (character.length === 0) return null;
  return (
    <p className="purse">
      <Amount what="coins" n={coins} />
      <Amount what="strength" n={strength} />
      <Amount what="faith" n={faith} />
      <Figure icon="pawn" shown={pawns} said={say('board.pawns', { n: pawns })} />
    </p>
  );
}
