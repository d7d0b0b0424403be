import { useId, useState, type ReactNode } from 'react';
import './unfolding.css';

/** A button, and what it shows over the table until one looks elsewhere. */
export function Unfolding(props: {
  /** What the button is called; it covers whatever it stands in. */
  readonly label: string;
  readonly className?: string;
  readonly sign?: ReactNode;
  readonly children: () => ReactNode;
}) {
  const { label, className, sign, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        {sign}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="unfolding"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? children() : null}
      </div>
    </>
  );
}
