import { NOBODY, weaponOf } from '@destrier/avalon/page';
import type { ReactNode } from 'react';
import { Arms } from './arms.js';
import { Face } from './card.js';
import './fought.css';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';
import { Does, InfoPopover } from './info-popover.js';
import { useSlot } from './slots.js';

/** The parts of a card in a combat. */

/** How many cards of the same seat come before each, so that none hides another. */
export function nthBySeat(seats: readonly (number | null)[]): readonly number[] {
  return seats.map((seat, at) => seats.slice(0, at).filter((one) => one === seat).length);
}

/** A card before the one who played it, with what is to be said of it. */
export function Fought(props: {
  readonly seat: number;
  readonly nth: number;
  readonly thing?: string;
  readonly states?: readonly string[];
  readonly tags?: ReactNode;
  readonly children: ReactNode;
}) {
  const { seat, nth, thing, states = [], tags, children } = props;
  const { name } = useLook();
  const slot = useSlot();
  return (
    <li
      className={`fought piece piece-card ${states.join(' ')}`}
      style={slot(seat, nth)}
      data-anchor={`slot:${seat}`}
      data-thing={thing}
    >
      {children}
      <span className="heard">{name(seat)}</span>
      {seat === NOBODY ? null : (
        <span className="fought-arms">
          <Arms seat={seat} size={24} />
        </span>
      )}
      <span className="fought-tags">{tags}</span>
    </li>
  );
}

export function Tag({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <span className={`tag tag-${icon}`}>
      <Icon name={icon} size={13} /> {text}
    </span>
  );
}

/** What a card counts where that is not printed on it. */
export function Worth({ kind, value }: { readonly kind: string; readonly value: number }) {
  const { content, say } = useLook();
  const printed = weaponOf(content, kind).value;
  if (printed === null || value === printed) return null;
  const said = `${say('board.value', { n: value })}, ${say('board.printed', { n: printed })}`;
  return (
    <span className="tag" title={said}>
      <span aria-hidden="true">
        {printed} → {value}
      </span>
      <span className="heard">{said}</span>
    </span>
  );
}

interface ShownProps {
  readonly kind: string;
  readonly value?: number | undefined;
  readonly suit?: string | undefined;
  /** Another button covers it. */
  readonly isCovered?: boolean;
}

/** The card itself; a special weapon says what it does when it is pressed. */
export function Shown({ kind, value, suit, isCovered = false }: ShownProps) {
  const { content, title } = useLook();
  const face = <Face kind={kind} value={value} suit={suit} />;
  if (isCovered || !weaponOf(content, kind).special) return <span className="card">{face}</span>;
  return (
    <InfoPopover
      className="card card-told"
      label={face}
      title={title(kind)}
      inside={() => <Does id={kind} />}
    />
  );
}
