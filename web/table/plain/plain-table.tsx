import { listsOf, shapeOfView, type Item, type Speaker } from '@destrier/text';
import { useMemo } from 'react';
import { useWords } from '../../app/words.js';
import type { GameKit } from '../../games/kit.js';
import type { Moment } from '../link.js';
import { Said } from '../said.js';
import './plain-table.css';
import { sectionsOf } from './sections.js';

interface Props {
  readonly kit: GameKit;
  readonly moment: Moment;
  readonly speaker: Speaker;
}

/** Any game on the kernel, from its view and its texts alone. */
export function PlainTable({ kit, moment, speaker }: Props) {
  const { say } = useWords();
  const shape = useMemo(() => shapeOfView(kit.box.game), [kit]);
  const sections = sectionsOf(listsOf(moment.view, shape, speaker, moment.viewer));
  return (
    <section className="plain" aria-label={say('table.plain')}>
      {sections.map(({ heading, seat, items }, i) => (
        <section key={heading ?? i} className="plain-part" data-seat={seat} tabIndex={-1}>
          <h2>
            <Said text={heading ?? say('table.plain.common')} />
          </h2>
          <Items items={items} />
        </section>
      ))}
    </section>
  );
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul>
      {items.map(({ text, seat, parts }, i) => (
        <li key={i} data-seat={seat}>
          <Said text={text} />
          {parts.length === 0 ? null : <Items items={parts} />}
        </li>
      ))}
    </ul>
  );
}
