import { NOBODY, weaponOf } from '@destrier/avalon/page';
import { Arms } from './arms.js';
import { Face } from './card.js';
import './fought.css';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';
import { Does, InfoPopover } from './info-popover.js';

/** The parts of a card in a combat. */

export function Owner({ seat }: { readonly seat: number }) {
  const { name } = useLook();
  return (
    <span className="owner">
      {seat === NOBODY ? null : <Arms seat={seat} size={16} />}
      <bdi>{name(seat)}</bdi>
    </span>
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
  return (
    <span className="tag">
      {say('board.value', { n: value })}, {say('board.printed', { n: printed })}
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
