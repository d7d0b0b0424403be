import { OTTO, type Spot } from '@destrier/glory/page';
import { need } from '@destrier/engine';
import { PLACE_SCALE, TOWN, townLand, townTrees } from '../../art/scenes/town.js';
import { Piece } from '../../board/piece.js';
import { Place } from '../../board/place.js';
import { OnScene, Scene } from '../../board/scene.js';
import { Track } from '../../board/track.js';
import { SeatArms } from './arms.js';
import { Circles } from './circles.js';
import { EventGains, SpaceGains } from './gains.js';
import { useLook, type Look } from './look.js';
import { PLACES, SCORE } from './places.js';
import './town.css';

/** The town with its places, and everybody's glory around it. */
export function Town() {
  const { say } = useLook();
  return (
    <section className="town" aria-label={say('board.town')}>
      <Score>
        <Places />
      </Score>
    </section>
  );
}

/** Everybody's shield on the frame of the town. How much glory it is stands on their mats. */
function Score({ children }: { readonly children: React.ReactNode }) {
  const { view } = useLook();
  const markers = [...view.players.keys()].map((who) => ({
    key: who,
    value: need(view.players[who], 'a player').glory,
    piece: <SeatArms who={who} />,
  }));
  const rival = { key: OTTO, value: view.otto.glory, piece: <SeatArms who={OTTO} /> };
  const isMarked = view.players.some(({ character }) => character.length > 0);
  const all = view.otto.rivals ? [...markers, rival] : markers;
  return (
    <Track shape={SCORE} anchor="glory" markers={isMarked ? all : []}>
      {children}
    </Track>
  );
}

/** The places themselves, where the town is shown without its frame. */
export function Places() {
  const { view } = useLook();
  return (
    <div className={`places phase-${view.phase}`}>
      <Scene size={TOWN} layers={[townLand(), townTrees()]}>
        {PLACES.map(({ spot, at, drawing }) => (
          <OnScene key={spot} size={TOWN} drawing={drawing()} at={at} scale={PLACE_SCALE}>
            <PlaceView spot={spot} drawing={drawing()} />
          </OnScene>
        ))}
      </Scene>
    </div>
  );
}

function PlaceView({
  spot,
  drawing,
}: {
  readonly spot: Spot;
  readonly drawing: Parameters<typeof Place>[0]['picture'];
}) {
  const look = useLook();
  const [event] = look.view.events.now;
  const isShut = spot === 'event' && !hasSpace(look, event);
  return (
    <Piece id={spot} form="place" pick={look.picks.option('place', spot)} isDimmed={isShut}>
      <Place
        picture={drawing}
        name={look.voice.capital(
          look.speaker.word(spot === 'event' ? (event ?? spot) : wordOfSpace(spot)),
        )}
        gain={
          spot === 'event' ? (
            event === undefined ? null : (
              <EventGains event={event} />
            )
          ) : (
            <SpaceGains space={spot} />
          )
        }
        pawns={isShut ? undefined : <Circles spot={spot} />}
      />
    </Piece>
  );
}

function hasSpace({ content }: Look, event: string | undefined): boolean {
  return event !== undefined && content.events[event]?.action !== undefined;
}

/** The market of the town is not the deck of that name. */
function wordOfSpace(space: Exclude<Spot, 'event'>): string {
  return space === 'market' ? 'space:market' : space;
}
