import { useId, type ReactNode } from 'react';
import { Choice } from '../../board/choice.js';
import { BlockedCover, Cover } from '../../board/cover.js';
import { BaseIcon } from '../../board/signs.js';
import type { ItemPick, Pick } from '../../table/board.js';
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
    <Cover label={pick.label} className="cover-marked" onPress={() => pick.take()}>
      <Mark name="here" />
    </Cover>
  );
}

function Blocked({ label, reason }: { readonly label: string; readonly reason: string }) {
  const id = useId();
  return (
    <BlockedCover label={label} className="cover-marked" reasonAt={id} reason={reason}>
      <Mark name="closed" />
      <span id={id} className="reason reason-inside">
        {reason}
      </span>
    </BlockedCover>
  );
}

function Toggle({ item }: { readonly item: ItemPick }) {
  return (
    <Cover
      label={item.label}
      className="cover-marked"
      isPicked={item.picked}
      onPress={() => item.toggle()}
    >
      <Mark name={item.picked ? 'done' : 'here'} />
    </Cover>
  );
}

function Mark({ name }: { readonly name: 'here' | 'closed' | 'done' }) {
  return (
    <span className="cover-mark">
      <BaseIcon name={name} size={14} />
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
