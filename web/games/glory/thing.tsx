import { useId, type ReactNode } from 'react';
import type { ItemPick, Pick } from '../../table/board.js';
import { Icon } from './icons.js';
import './thing.css';

interface Props {
  /** The word by which texts and options call it. */
  readonly id: string;
  readonly pick?: Pick | undefined;
  /** Where it is one of several that are chosen together. */
  readonly item?: ItemPick | undefined;
  readonly as?: 'li' | 'div' | 'section' | 'article';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something that lies on the table; what can be done with it now is a button that covers it. */
export function Thing({ id, pick, item, as: Tag = 'li', className = '', children }: Props) {
  return (
    <Tag className={`thing ${stateOf(pick, item)} ${className}`.trim()} data-thing={id}>
      {children}
      {item === undefined ? null : <Toggle item={item} />}
      {item === undefined && pick !== undefined ? <Taking pick={pick} /> : null}
    </Tag>
  );
}

function stateOf(pick: Pick | undefined, item: ItemPick | undefined): string {
  if (item !== undefined) return item.picked ? 'thing-open thing-picked' : 'thing-open';
  if (pick === undefined) return '';
  return pick.kind === 'open' ? 'thing-open' : 'thing-blocked';
}

function Taking({ pick }: { readonly pick: Pick }) {
  if (pick.kind === 'blocked') return <Blocked {...pick} />;
  return (
    <button
      type="button"
      className="pick"
      data-pick={pick.label}
      aria-label={pick.label}
      onClick={() => pick.take()}
    >
      <Mark name="here" />
    </button>
  );
}

interface Reason {
  readonly label: string;
  readonly reason: string;
}

/** What cannot be chosen stays in reach: whoever comes there is told why. */
function Blocked({ label, reason }: Reason) {
  const id = useId();
  return (
    <button
      type="button"
      className="pick"
      aria-disabled="true"
      aria-label={label}
      aria-describedby={id}
      title={reason}
    >
      <Mark name="closed" />
      <span id={id} className="pick-why">
        {reason}
      </span>
    </button>
  );
}

function Toggle({ item }: { readonly item: ItemPick }) {
  return (
    <button
      type="button"
      className="pick"
      data-pick={item.label}
      aria-label={item.label}
      aria-pressed={item.picked}
      onClick={() => item.toggle()}
    >
      <Mark name={item.picked ? 'done' : 'here'} />
    </button>
  );
}

function Mark({ name }: { readonly name: 'here' | 'closed' | 'done' }) {
  return (
    <span className="pick-mark">
      <Icon name={name} size={14} />
    </span>
  );
}

/** Options that belong to no thing: to pass, to come home, to wait. */
export function Choices({ picks }: { readonly picks: readonly (Pick | undefined)[] }) {
  const there = picks.filter((pick) => pick !== undefined);
  if (there.length === 0) return null;
  return (
    <div className="board-choices">
      {there.map((pick) => (
        <Choice key={pick.label} pick={pick} />
      ))}
    </div>
  );
}

function Choice({ pick }: { readonly pick: Pick }) {
  if (pick.kind === 'blocked') return <BlockedChoice {...pick} />;
  return (
    <button
      type="button"
      className="board-choice"
      data-pick={pick.label}
      onClick={() => pick.take()}
    >
      <Icon name="here" size={14} /> {pick.label}
    </button>
  );
}

function BlockedChoice({ label, reason }: Reason) {
  const id = useId();
  return (
    <button
      type="button"
      className="board-choice"
      aria-disabled="true"
      aria-label={label}
      aria-describedby={id}
      title={reason}
    >
      <Icon name="closed" size={14} /> {label}
      <span id={id} className="pick-why">
        {reason}
      </span>
    </button>
  );
}
