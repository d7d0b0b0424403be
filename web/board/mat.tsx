import type { ReactNode } from 'react';
import './mat.css';
import { Leaf } from './leaf.js';

/** What lies before somebody, in short: arms, name and score, and rows of whatever the game counts. */
export function Mat(props: {
  readonly label: string;
  readonly anchor: string;
  readonly seat?: number;
  readonly arms: ReactNode;
  readonly name: string;
  /** Who they are in the game. */
  readonly calling?: ReactNode;
  /** What is known of them besides the game. */
  readonly state?: ReactNode;
  readonly score: ReactNode;
  /** They are asked now. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
}) {
  const { label, anchor, seat, arms, name, calling, state, score, isAsked, children } = props;
  return (
    <Leaf className={isAsked ? 'mat mat-asked' : 'mat'} label={label} anchor={anchor}>
      <div className="mat-head" data-seat={seat}>
        {arms}
        <p className="mat-name">
          <bdi>{name}</bdi>
          {calling === undefined ? null : <small>{calling}</small>}
        </p>
      </div>
      <div className="mat-below">
        <div className="mat-state">{state}</div>
        <span className="mat-score">{score}</span>
      </div>
      {children}
    </Leaf>
  );
}
