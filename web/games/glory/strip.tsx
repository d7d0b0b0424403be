import { need } from '@destrier/engine';
import { reduced, type Slot } from '@destrier/glory/page';
import { labelled } from '@destrier/text';
import { Picture } from '../../art/picture.js';
import { Leaf } from '../../board/leaf.js';
import { Piece } from '../../board/piece.js';
import { Figure } from './amounts.js';
import { Does } from './does.js';
import { EventGains } from './gains.js';
import { useLook, type Look } from './look.js';
import { FaceOf } from './face.js';
import { eventPicture, portraitOf } from './pictures.js';
import './strip.css';

/** What the round brings, and who can be hired: below the town. */
export function Strip() {
  return (
    <div className="strip">
      <Events />
      <Hire />
    </div>
  );
}

function eventOf({ content, view }: Look, round: number): string | undefined {
  return [...view.events.now, ...view.events.next].find(
    (id) => need(content.events[id], id).round === round,
  );
}

/** The event of the round and the next one. The upkeep moves them on. */
export function Events() {
  const look = useLook();
  const { say, view } = look;
  const isOn = view.phase === 'setup' || view.phase === 'actions';
  return (
    <Leaf className="events" anchor="event" label={say('board.events')}>
      <EventCard id={eventOf(look, view.round)} when="board.thisRound" isDimmed={!isOn} />
      <EventCard id={eventOf(look, view.round + 1)} when="board.eventNext" isDimmed={false} />
    </Leaf>
  );
}

function EventCard(props: {
  readonly id: string | undefined;
  readonly when: 'board.thisRound' | 'board.eventNext';
  readonly isDimmed: boolean;
}) {
  const { id, when, isDimmed } = props;
  const { named, say, speaker, view } = useLook();
  if (id === undefined) return <span className="event event-none" />;
  const waiting = view.events.now.includes(id) ? view.recruit : [];
  return (
    <Piece id={id} form="card" isDimmed={isDimmed}>
      <span className="event">
        <span className="event-when">{say(when)}</span>
        <Picture drawing={eventPicture(id)} />
        <span className="event-name">{named(id)}</span>
        <span className="event-row">
          <EventGains event={id} />
          {waiting.map((support) => (
            <span
              key={support}
              data-thing={support}
              title={labelled(speaker, speaker.word(support), speaker.effect([support]))}
            >
              <FaceOf support={support} />
              <span className="heard">{speaker.word(support)}</span>
            </span>
          ))}
        </span>
      </span>
    </Piece>
  );
}

/** The support track from left to right: who can be hired there, and for how much. */
export function Hire() {
  const { content, g, say, view } = useLook();
  const seats = view.players.length;
  return (
    <Leaf className="hire" label={say('board.part.track')}>
      <ol className="hire-slots">
        {content.board.track.slots.map((slot, at) =>
          // A slot has no name but its number; some are of use with more players alone.
          slot.players <= Math.max(2, seats) ? (
            <li key={at} data-anchor={`support:${at}`}>
              <SlotView slot={slot} number={at + 1} support={view.track[at]?.[0]} g={g} />
            </li>
          ) : null,
        )}
      </ol>
    </Leaf>
  );
}

function SlotView(props: {
  readonly slot: Slot;
  readonly number: number;
  readonly support: string | undefined;
  readonly g: Look['g'];
}) {
  const { slot, number, support, g } = props;
  const { picks, say, viewer, voice } = useLook();
  const price = viewer === null ? slot.price : reduced(g, viewer, slot.price);
  const cost = (
    <span className="support-price">
      <Figure
        icon="coin"
        shown={price}
        said={price === 0 ? say('board.freeOfCharge') : voice.coins(price)}
      />
    </span>
  );
  if (support === undefined) return <span className="support support-gone">{cost}</span>;
  return (
    <Piece id={support} form="card" pick={picks.option('hire', support, number)}>
      <SupportTile id={support} />
      {cost}
      {slot.special ? <span className="heard">{say('board.special')}</span> : null}
    </Piece>
  );
}

/** Somebody under an arch, with what they do as signs. */
export function SupportTile({ id }: { readonly id: string }) {
  const { content, named, speaker } = useLook();
  return (
    <span className="support">
      <Picture drawing={portraitOf(id)} />
      <span className="support-name">{named(id)}</span>
      <span className="support-does">
        <Does effect={need(content.supports[id], id).effect} said={speaker.effect([id])} />
      </span>
    </span>
  );
}
