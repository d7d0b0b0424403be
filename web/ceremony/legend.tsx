import { emblem } from '../art/emblem.js';
import { greatCard, rays } from '../art/festive.js';
import { Picture } from '../art/picture.js';
import { shield } from '../art/pieces.js';
import { useWords } from '../app/words.js';
import '../board/leaf.css';
import { calledAt, isMe } from './called.js';
import type { LegendOpened } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { GoOn } from './go-on.js';
import './great.css';
import './legend.css';
import { Ribbon } from './ribbon.js';

interface Props {
  readonly opened: LegendOpened;
  readonly context: CeremonyContext;
  readonly onEnd: () => void;
}

/** A legend wakes: the hall grows dark, its card turns, and beside it stands why, and what changes. */
export function Legend({ opened, context, onEnd }: Props) {
  const { say } = useWords();
  const { seat, legend, hero, blazon, portrait, charge, health, threshold } = opened;
  const { speaker } = context;
  const title = isMe(context, seat)
    ? say('ceremony.legend.you')
    : say('ceremony.legend', { name: { said: calledAt(context, seat) } });
  return (
    <section className="ceremony ceremony-dim great" aria-label={title}>
      <div className="great-scene legend-rays" aria-hidden="true">
        <Picture drawing={rays()} light="day" />
      </div>
      <Ribbon>
        <p role="status">{title}</p>
      </Ribbon>
      <div className="legend-parts">
        <div className="legend-why leaf">
          <span className="legend-face" aria-hidden="true">
            <Picture drawing={portrait} width={104} />
            <Picture drawing={shield(blazon)} width={44} />
          </span>
          <h3>{speaker.word(hero)}</h3>
          <p>{say('ceremony.legend.health', { health })}</p>
          <p className="legend-soft">{say('ceremony.legend.threshold', { threshold })}</p>
        </div>
        <div className="legend-card">
          <Picture drawing={greatCard('or')} light="day" />
          <span className="legend-painted">
            <Picture
              drawing={emblem(charge, { pigment: 'sable', armed: 'gold', ink: 2 })}
              light="day"
            />
          </span>
          <h2>{speaker.word(legend)}</h2>
        </div>
        <div className="legend-now leaf">
          <h3>{say('ceremony.legend.now')}</h3>
          <p>{speaker.effect([legend])}</p>
          <GoOn onEnd={onEnd} />
        </div>
      </div>
    </section>
  );
}
