import { useEffect, useState } from 'react';
import type { TableLink } from '../table/link.js';
import { tableIn } from './recorded.js';
import type { RecordedChoice } from './told.js';

/** All choices of a finished game; none until its record is read. */
export function useChoices(link: TableLink): readonly RecordedChoice[] {
  const [choices, setChoices] = useState<readonly RecordedChoice[]>([]);
  useEffect(() => {
    let left = false;
    // Whoever cannot read it is told by the analysis.
    link.record().then(
      (record) => left || setChoices(tableIn(link.kit.box.game, record).rows),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [link]);
  return choices;
}
