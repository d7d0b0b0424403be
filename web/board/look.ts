import type { Seat } from '@destrier/engine';
import { createContext, useContext, type Context } from 'react';
import type { BoardProps } from '../table/board.js';

/** What every part of any board is drawn from. A game adds its view, its content and its words. */
export interface BoardLook extends Pick<
  BoardProps,
  'moment' | 'options' | 'sitters' | 'picks' | 'speaker' | 'chances' | 'advised'
> {
  /** Null for those who sit at no seat. */
  readonly viewer: Seat | null;
}

export function boardLookOf(props: BoardProps): BoardLook {
  const { moment, options, sitters, picks, speaker, chances, advised } = props;
  const viewer = moment.viewer === 'public' ? null : moment.viewer;
  return { moment, options, sitters, picks, speaker, chances, advised, viewer };
}

/** How a board hands its look to its parts. */
export function lookContext<L>(): {
  readonly LookContext: Context<L | null>;
  readonly useLook: () => L;
} {
  const LookContext = createContext<L | null>(null);
  const useLook = (): L => {
    const look = useContext(LookContext);
    if (look === null) throw new Error('a part of the board stands outside of it');
    return look;
  };
  return { LookContext, useLook };
}
