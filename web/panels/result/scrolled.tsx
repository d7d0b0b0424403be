import type { ReactNode } from 'react';

/** So many beside each other are read on the smallest screen. */
const FITTING = 4;
/** What scrolls can be reached and scrolled without a pointer. */
const REACHED = { tabIndex: 0 };

interface Props {
  readonly label: string;
  /** How many have a column of their own. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** A table that may be wider than the screen: it is scrolled on its own, from the keyboard as well. */
export function Scrolled({ label, columns, children }: Props) {
  if (columns <= FITTING) return children;
  return (
    <div className="result-scrolled" role="region" aria-label={label} {...REACHED}>
      {children}
    </div>
  );
}
