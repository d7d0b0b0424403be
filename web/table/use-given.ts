import { useMemo } from 'react';
import type { Advised, BoardProps } from './board.js';
import type { Moment, TableLink } from './link.js';
import type { CounselNotes } from './panels.js';
import { NO_PICKS, picksOf } from './picks.js';
import type { Asking } from './use-choosing.js';

/** The same list whenever there are none. */
const NO_CHANCES: BoardProps['chances'] = [];

interface Shown extends Pick<BoardProps, 'moment' | 'sitters' | 'speaker'> {
  readonly link: TableLink;
  readonly asking: Asking;
  readonly counsel: CounselNotes | undefined;
  /** The earlier moment that is looked at: nothing can be chosen, and counsel is silent. */
  readonly look: Moment | null;
  readonly isRolling: boolean;
}

/** What the board is given: the same until something of it changes. */
export function useGiven(shown: Shown): BoardProps {
  const { link, moment, sitters, speaker, asking, counsel, look, isRolling } = shown;
  const { content, kit, options } = link;
  const told = look === null && !isRolling ? counsel?.chances : undefined;
  const chances = told ?? NO_CHANCES;
  const picks = useMemo(
    () => (look === null ? picksOf(asking, speaker, kit.box.game.verbs) : NO_PICKS),
    [look, asking, speaker, kit],
  );
  const advised = useAdvised(asking, look === null ? (counsel?.advised ?? null) : null);
  return useMemo(
    () => ({
      moment,
      content,
      options,
      sitters,
      speaker,
      picks,
      chances,
      advised,
    }),
    [moment, content, options, sitters, speaker, picks, chances, advised],
  );
}

function useAdvised(asking: Asking, counselled: CounselNotes['advised']): Advised | null {
  return useMemo(
    () =>
      counselled === null
        ? null
        : {
            ask: counselled.ask.id,
            prompt: counselled.ask.prompt,
            take: () => asking.send(counselled.ask, counselled.option),
          },
    [counselled, asking],
  );
}
