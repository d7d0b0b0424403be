import { need } from '@destrier/engine';
import { reduced, type Slot } from '@destrier/glory/page';
import { Figure, House } from './amounts.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';
import { Thing } from './thing.js';

/** The support track from left to right: what lies there, and what it costs. */
export function Track() {
  const { content, view } = useLook();
  return (
    <ol className="tiles">
      {content.board.track.slots.map((slot, at) => {
        const [support] = view.track[at] ?? [];
        // A slot has no name but its number.
        return support === undefined ? null : (
          <SlotView key={at} slot={slot} number={at + 1} support={support} />
        );
      })}
    </ol>
  );
}

function SlotView(props: {
  readonly slot: Slot;
  readonly number: number;
  readonly support: string;
}) {
  const { slot, number, support } = props;
  const { content, g, named, picks, say, speaker, viewer, voice } = useLook();
  const price = viewer === null ? slot.price : reduced(g, viewer, slot.price);
  const { source } = need(content.supports[support], support);
  return (
    <Thing id={support} className="tile" pick={picks.option('hire', support, number)}>
      <p className="thing-head">
        <span className="thing-name">
          <span className="slot-number">{number}</span> {named(support)}
          <House source={source} />
        </span>
        <Figure
          icon="coin"
          shown={price}
          said={price === 0 ? say('board.freeOfCharge') : voice.coins(price)}
        />
      </p>
      {slot.special ? (
        <p className="kicker">
          <Icon name="glory" size={12} /> {say('board.special')}
        </p>
      ) : null}
      <p className="thing-text">{speaker.effect([support])}</p>
    </Thing>
  );
}
