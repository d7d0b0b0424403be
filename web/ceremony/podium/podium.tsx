import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { fair } from '../../art/scenes/fair.js';
import { Picture } from '../../art/picture.js';
import { useWords } from '../../app/words.js';
import { Breakdown } from '../../panels/result/breakdown.js';
import type { Ranked } from '../../table/scores.js';
import { leavingAt } from '../../table/leaving.js';
import { nameOf } from '../../table/seat-names.js';
import type { CeremonyContext } from '../context.js';
import { Ribbon } from '../ribbon.js';
import { useTop } from '../use-top.js';
import { Deeds } from './deeds.js';
import { lookOf } from './look.js';
import { sentenceOf, titleOf } from './outcome.js';
import '../../board/leaf.css';
import './podium.css';
import './courses.css';
import { Legend, Rows } from './rows.js';
import { coursesFor, isBilled, towersOf } from './towers.js';
import { useBuild } from './use-build.js';
import { useShape } from './use-shape.js';

interface Props {
  readonly context: CeremonyContext;
  readonly ranked: readonly Ranked[];
}

/** How a game ended: a tower for each, built of the points cause by cause, and what to do next. */
export function Podium({ context, ranked }: Props) {
  const { link, now, speaker, onClose } = context;
  const { say } = useWords();
  const id = useId();
  const { viewer } = now.moment;
  const order = useMemo(() => coursesFor(ranked), [ranked]);
  const billed = isBilled(ranked);
  const towers = useMemo(() => towersOf(ranked, order), [ranked, order]);
  const look = useMemo(
    () => lookOf(link, billed ? order : order.toReversed()),
    [link, order, billed],
  );
  const { built, finish } = useBuild(order.length);
  const [isTable, setTable] = useState(false);
  const { place, shape } = useShape(towers.length, billed);
  const end = { ranked, sitters: link.sitters, viewer, speaker, say };
  const title = titleOf(end, look.unit);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    finish();
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <section
      ref={useTop()}
      className="ceremony ceremony-whole podium"
      aria-labelledby={id}
      data-shape={shape}
      data-billed={billed}
      onPointerDown={finish}
    >
      <div className="podium-scene" aria-hidden="true">
        <Picture drawing={fair()} />
      </div>
      <Ribbon>
        <h2 id={id} role="status">
          {title}
        </h2>
      </Ribbon>
      <div ref={place} className="podium-place">
        {isTable ? (
          <div className="podium-table leaf result">
            <Breakdown ranked={ranked} nameOf={(who) => nameOf(speaker, who)} speaker={speaker} />
          </div>
        ) : (
          <div className="podium-built">
            <Rows
              towers={towers}
              order={order}
              billed={billed}
              areBars={shape === 'bars'}
              built={built}
              look={look}
              speaker={speaker}
              ratedOf={(who) => (typeof who === 'number' ? link.newsOf?.(who).rated : undefined)}
            />
            {shape === 'bars' ? <Legend order={order} look={look} speaker={speaker} /> : null}
          </div>
        )}
      </div>
      <Deeds
        context={context}
        sentence={[sentenceOf(end), ...leavingAt(link, true, end)].join(' ')}
        isTable={isTable}
        onTable={() => setTable(!isTable)}
        picture={{ title, towers, order, look }}
      />
    </section>
  );
}
