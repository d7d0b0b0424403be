import { useMemo, type ReactNode } from 'react';
import { useLight } from '../art/light.js';
import type { GameKit } from '../games/kit.js';
import { Stage } from '../movement/stage.js';
import type { BoardProps } from './board.js';
import type { Moment } from './link.js';
import { PlainTable } from './plain/plain-table.js';

interface Laid {
  readonly kit: GameKit;
  readonly given: BoardProps;
  /** Null where somebody wants lists. */
  readonly Board: GameKit['Board'];
  readonly isLooking: boolean;
  readonly pace: number;
  readonly isHeard: boolean;
  readonly onStill: (moment: Moment) => void;
}

/** What lies on the table: the same until something of it changes. */
export function useOnTable({
  kit,
  given,
  Board,
  isLooking,
  pace,
  isHeard,
  onStill,
}: Laid): ReactNode {
  const light = useLight();
  return useMemo(() => {
    const { moment, content, sitters, speaker } = given;
    return (
      <Stage
        kit={kit}
        moment={moment}
        content={content}
        sitters={sitters}
        isLooking={isLooking}
        pace={pace}
        light={light}
        isHeard={isHeard}
        onStill={onStill}
      >
        {Board === null ? (
          <PlainTable kit={kit} moment={moment} speaker={speaker} />
        ) : (
          <Board key={given.moment.viewer} {...given} />
        )}
      </Stage>
    );
  }, [Board, kit, given, isLooking, pace, light, isHeard, onStill]);
}
