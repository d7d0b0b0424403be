import type { ReactNode } from 'react';
import './cover.css';

interface CoverProps {
  readonly label: string;
  /** Signs on it. */
  readonly children?: ReactNode;
  readonly className?: string;
}

function classOf(className: string | undefined): string {
  return className === undefined ? 'cover' : `cover ${className}`;
}

/** A button that covers a thing of the board: what can be done with it now. */
export function Cover(
  props: CoverProps & {
    /** Of one of several things that are chosen together: whether it is. */
    readonly isPicked?: boolean;
    /** Of a thing with several options: whether they are unfolded. */
    readonly isUnfolded?: boolean;
    readonly onPress: (() => void) | undefined;
  },
) {
  const { label, children, className, isPicked, isUnfolded, onPress } = props;
  return (
    <button
      type="button"
      className={classOf(className)}
      {...(isUnfolded === undefined ? { 'data-pick': label } : {})}
      aria-label={label}
      aria-pressed={isPicked}
      aria-expanded={isUnfolded}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** What cannot be chosen stays in reach: whoever comes there is told why. */
export function BlockedCover(
  props: CoverProps & {
    /** The id of the element that says why. */
    readonly reasonAt: string | undefined;
    /** The reason itself, where it is seen only on hovering. */
    readonly reason?: string;
    /** Whether a press unfolds what says why. */
    readonly unfolds?: boolean;
  },
) {
  const { label, children, className, reasonAt, reason, unfolds = false } = props;
  return (
    <button
      type="button"
      className={classOf(className)}
      aria-disabled="true"
      aria-label={label}
      aria-describedby={reasonAt}
      popoverTarget={unfolds ? reasonAt : undefined}
      title={reason}
    >
      {children}
    </button>
  );
}
