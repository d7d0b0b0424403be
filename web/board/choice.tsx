import { useId } from 'react';
import type { Pick } from '../table/board.js';
import './choice.css';
import { BaseIcon } from './signs.js';

/**
 * An option as a button in words. Why it cannot be chosen stands in `.reason`: inside the button, where a board shows it on
 * demand, or behind it.
 */
export function Choice(props: {
  readonly pick: Pick;
  readonly reasonStands?: 'inside' | 'behind';
  /** Besides: it was taken. */
  readonly onTake?: (() => void) | undefined;
}) {
  const { pick, reasonStands = 'inside', onTake } = props;
  const id = useId();
  if (pick.kind === 'open')
    return (
      <button
        type="button"
        className="board-choice"
        data-pick={pick.label}
        onClick={() => {
          pick.take();
          onTake?.();
        }}
      >
        <BaseIcon name="here" size={14} /> <span>{pick.label}</span>
      </button>
    );
  const reason = (
    <span id={id} className={`reason reason-${reasonStands}`}>
      {pick.reason}
    </span>
  );
  return (
    <>
      <button
        type="button"
        className="board-choice"
        aria-disabled="true"
        aria-label={pick.label}
        aria-describedby={id}
        title={reasonStands === 'inside' ? pick.reason : undefined}
      >
        <BaseIcon name="closed" size={14} /> <span>{pick.label}</span>
        {reasonStands === 'inside' && reason}
      </button>
      {reasonStands === 'behind' && reason}
    </>
  );
}
