import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../parts/button.js';
import { useLook } from './look.js';
import './info-popover.css';

/** Something that says more when it is pressed, in a box over the table. */
export function InfoPopover(props: {
  readonly className: string;
  /** What it is, by the word that texts call it. */
  readonly thing?: string;
  /** What movement calls the place where it lies. */
  readonly anchor?: string;
  readonly label: ReactNode;
  readonly title: ReactNode;
  /** Drawn while it is open. */
  inside(close: () => void): ReactNode;
}) {
  const { say } = useLook();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={props.className}
        data-anchor={props.anchor}
        data-thing={props.thing}
        popoverTarget={id}
      >
        {props.label}
      </button>
      <div
        id={id}
        popover="auto"
        className="told"
        role="dialog"
        aria-labelledby={`${id}-title`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? (
          <>
            <h3 id={`${id}-title`}>{props.title}</h3>
            {props.inside(() => document.getElementById(id)?.hidePopover())}
            <Button popoverTarget={id} popoverTargetAction="hide">
              {say('board.close')}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

/** What a card does, in words. */
export function Does(props: {
  readonly id: string;
  /** Of a hero or a legend: without a word on when a legend opens. */
  readonly isPlain?: boolean;
}) {
  const { id, isPlain = false } = props;
  const { speaker } = useLook();
  return (
    <span className="does">{isPlain ? speaker.say(`power.${id}`) : speaker.effect([id])}</span>
  );
}
