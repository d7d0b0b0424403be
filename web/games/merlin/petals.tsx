import { need } from '@destrier/engine';
import {
  bookOf,
  GOODS,
  SERVANTS,
  type Good,
  type Province,
  type Servant,
} from '@destrier/merlin/page';
import { Drawn, Picture } from '../../art/picture.js';
import { onRingBox } from '../../board/ring.js';
import { goodSign, provinceShield } from './emblems.js';
import { useLook } from './look.js';
import { counterThing, servantThing } from './movement.js';
import { colourOf, SeatArms, servantDisc } from './pieces.js';
import { petalPlaces, type PetalPlaces } from './places.js';
import { Ways } from './ways.js';

/** The provinces around the ring, in the order in which it names them: supply, servants, counters. */
export function Petals() {
  const { g } = useLook();
  const order = bookOf(g).ring.flatMap(({ province }) => province ?? []);
  return order.map((province, at) => (
    <Petal key={province} province={province} places={petalPlaces((at * 360) / order.length)} />
  ));
}

function Petal(props: { readonly province: Province; readonly places: PetalPlaces }) {
  const { province, places } = props;
  const { say, speaker } = useLook();
  const name = speaker.word(province);
  return (
    <div
      role="group"
      aria-label={say('board.province', { province: { said: name } })}
      className="petal"
    >
      <Plate province={province} places={places} />
      {GOODS.map((good, at) => (
        <Store
          key={good}
          province={province}
          good={good}
          place={onRingBox(need(places.goods[at], 'a place'), 40)}
        />
      ))}
      {SERVANTS.map((servant, at) => (
        <Slot
          key={servant}
          province={province}
          servant={servant}
          place={onRingBox(need(places.servants[at], 'a place'), 32)}
        />
      ))}
    </div>
  );
}

interface Placed {
  readonly province: Province;
  readonly place: React.CSSProperties;
}

/** The shield of the province, and whose counters are there. */
function Plate({
  province,
  places,
}: {
  readonly province: Province;
  readonly places: PetalPlaces;
}) {
  const { name, say, sitters, speaker, view, ways } = useLook();
  const said = speaker.word(province);
  const here = ways.filter(
    ({ verb, words }) => (verb === 'place' || verb === 'joker') && words[0] === province,
  );
  return (
    <>
      <span
        className="petal-shield"
        style={onRingBox(places.shield, 38)}
        data-thing={province}
        title={said}
      >
        <Drawn drawing={provinceShield(province)} />
        <Ways thing={said} ways={here} />
      </span>
      <span
        className="petal-counters"
        data-anchor={`province:${province}`}
        style={onRingBox(places.counters, 43)}
      >
        {view.players.map(({ influence }, seat) => (
          <span
            key={seat}
            data-colour={colourOf(sitters, seat)}
            data-thing={counterThing(seat)}
            data-none={influence[province] === 0}
            title={say('board.counter', { name: { said: name(seat) }, n: influence[province] })}
          >
            <span aria-hidden="true">{influence[province]}</span>
            <span className="heard">
              {say('board.counter', { name: { said: name(seat) }, n: influence[province] })}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

function Store({ province, good, place }: Placed & { readonly good: Good }) {
  const { say, speaker, view, ways } = useLook();
  const n = view.supply[good][province];
  const said = say('board.good', {
    good: { said: speaker.word(good) },
    province: { said: speaker.word(province) },
    n,
  });
  const here = ways.filter(
    ({ verb, words }) => verb === 'take' && words[0] === good && words[1] === province,
  );
  return (
    <span
      className="petal-store"
      data-anchor={`supply:${good}:${province}`}
      data-none={n === 0}
      style={place}
      title={said}
    >
      <Drawn drawing={goodSign(good, province)} />
      <b aria-hidden="true">{n}</b>
      <span className="heard">{said}</span>
      <Ways thing={said} ways={here} />
    </span>
  );
}

function Slot({ province, servant, place }: Placed & { readonly servant: Servant }) {
  const { name, say, sitters, speaker, view, ways } = useLook();
  const owner = view.players.findIndex(({ servants }) => servants[servant] === province);
  const words = {
    servant: { said: speaker.word(servant) },
    province: { said: speaker.word(province) },
  };
  const said =
    owner === -1
      ? say('board.free', words)
      : say('board.stands', { ...words, name: { said: name(owner) } });
  const here = ways.filter(
    (way) => way.verb === 'send' && way.words[0] === servant && way.words[1] === province,
  );
  return (
    <span
      className="petal-slot"
      data-anchor={`slot:${servant}:${province}`}
      style={place}
      title={said}
    >
      <Picture drawing={servantDisc(servant)} />
      {owner === -1 ? null : (
        <span className="slot-servant" data-thing={servantThing(servant, owner)}>
          <Picture drawing={servantDisc(servant, colourOf(sitters, owner))} />
          <SeatArms seat={owner} />
        </span>
      )}
      <span className="heard">{said}</span>
      <Ways thing={said} ways={here} />
    </span>
  );
}
