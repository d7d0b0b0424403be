import { useId } from 'react';
import type { ItemPick } from '../../table/board.js';
import { Choice } from '../../board/choice.js';
import { BlockedCover, Cover as BoardCover } from '../../board/cover.js';
import './choice-button.css';
import { isOpen, reasonOf, type Way } from './ways.js';

/** A button that covers a thing: what can be done with it, or why it cannot. */
export function Cover(props: {
  readonly name: string;
  readonly ways: readonly Way[];
  readonly item?: ItemPick | undefined;
  /** Whether its ways are unfolded, and what unfolds them. */
  readonly isUnfolded?: boolean;
  onUnfold?(): void;
}) {
  const { name, ways, item, isUnfolded = false, onUnfold } = props;
  const id = useId();
  const className = 'piece-cover';
  if (item !== undefined)
    return (
      <BoardCover
        className={className}
        label={item.label}
        isPicked={item.picked}
        onPress={() => item.toggle()}
      />
    );
  const [only, ...more] = ways.filter(isOpen);
  const [first] = ways;
  if (first === undefined) return null;
  if (only === undefined)
    return (
      <BlockedCover className={className} label={first.pick.label} reasonAt={id}>
        <span id={id} className="reason reason-inside">
          {reasonOf(ways)}
        </span>
      </BlockedCover>
    );
  if (more.length > 0)
    return (
      <BoardCover className={className} label={name} isUnfolded={isUnfolded} onPress={onUnfold} />
    );
  const { pick } = only;
  return (
    <BoardCover
      className={className}
      label={pick.label}
      onPress={pick.kind === 'open' ? () => pick.take() : undefined}
    />
  );
}

interface ChoicesProps {
  readonly ways: readonly Way[];
  /** Besides: one was taken. */
  onTake?(): void;
}

/** Options as buttons in words. */
export function Choices({ ways, onTake }: ChoicesProps) {
  if (ways.length === 0) return null;
  return (
    <ul className="board-choices">
      {ways.map(({ verb, words, pick }) => (
        <li key={[verb, ...words].join(' ')}>
          <Choice pick={pick} reasonStands="behind" onTake={onTake} />
        </li>
      ))}
    </ul>
  );
}
