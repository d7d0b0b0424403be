import { circlesOf, SPACES, type Space, type Spot } from '@destrier/glory/page';
import { need } from '@destrier/engine';
import type { ReactNode } from 'react';
import { Amount, Figure, House } from './amounts.js';
import { useLook } from './look.js';
import { Token } from './shields.js';
import './spaces.css';
import { Thing } from './thing.js';

/** The action spaces, and that of the event where it has one. */
export function Spaces() {
  const { content, view } = useLook();
  const [event] = view.events.now;
  const hasSpace = event !== undefined && content.events[event]?.action !== undefined;
  return (
    <ul className="spaces">
      {SPACES.map((space) => (
        <SpaceView key={space} space={space} />
      ))}
      {hasSpace ? <EventSpace event={event} /> : null}
    </ul>
  );
}

function SpaceView({ space }: { readonly space: Space }) {
  const { content, named, picks } = useLook();
  return (
    <Thing id={space} className="space" pick={picks.option('place', space)}>
      <p className="thing-name">
        {named(space === 'market' ? 'space:market' : space)}
        <House source={content.board.spaces[space].source} />
      </p>
      <p className="space-gives">
        <Gives space={space} />
      </p>
      <Circles spot={space} />
    </Thing>
  );
}

function EventSpace({ event }: { readonly event: string }) {
  const { content, named, picks, say } = useLook();
  return (
    <Thing id="event" className="space" pick={picks.option('place', 'event')}>
      <p className="thing-name">
        {named(event)}
        <House source={need(content.events[event], event).source} />
      </p>
      <p className="space-gives">{say('board.space.event')}</p>
      <Circles spot="event" />
    </Thing>
  );
}

/** What a pawn brings there. */
function Gives({ space }: { readonly space: Space }): ReactNode {
  const { content, say, view } = useLook();
  const { figures } = content;
  switch (space) {
    case 'training':
    case 'warmup':
      return <Amount what="strength" n={figures[space]} />;
    case 'prayer':
      return <Amount what="faith" n={figures.prayer} />;
    case 'service':
    case 'patrol':
      return <Amount what="coins" n={figures[space]} />;
    case 'initiative':
      return (
        <>
          <Amount what="coins" n={figures.initiative} /> {say('board.space.initiative')}
        </>
      );
    case 'plans': {
      const said = say('board.space.plans', { n: figures.plans });
      return <Figure icon="cards" shown={figures.plans} said={said} />;
    }
    case 'market':
      return say('board.space.market');
    case 'support':
      return say('board.space.support');
    case 'space:herald':
      return say(view.tournament.kind === 'joust' ? 'board.space.joust' : 'board.space.pas');
    case 'objective':
      return say('board.space.objective', { n: figures.objectives });
  }
}

/** The pawns on a space, and its free circles. */
function Circles({ spot }: { readonly spot: Spot }) {
  const { g, name, say, view } = useLook();
  const { spaces, owners } = view.placed;
  const pawns = owners.filter((_, at) => spaces[at] === spot);
  const free = circlesOf(g, spot);
  const room = free === Infinity ? say('board.space.free') : say('board.circles', { n: free });
  return (
    <div className="circles">
      <span className="heard">{[...pawns.map(name), room].join(', ')}</span>
      {pawns.map((who, at) => (
        // Pawns stand in the order in which they came.
        <Token key={at} who={who} size={24} />
      ))}
      {free === Infinity ? (
        <span className="zone" aria-hidden="true" title={room}>
          ∞
        </span>
      ) : (
        Array.from({ length: free }, (_, at) => <span key={at} className="circle" />)
      )}
    </div>
  );
}
