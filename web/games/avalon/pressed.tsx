import { useId } from 'react';
import type { ItemPick, Pick } from '../../table/board.js';
import { Icon } from './icons.js';
import './pressed.css';
import { isOpen, type Way } from './ways.js';

/** A button that covers a thing: what can be done with it, or why it cannot. */
export function Cover(props: {
  readonly name: string;
  readonly ways: readonly Way[];
  readonly item?: ItemPick | undefined;
  /** Where the reason stands in words. */
  readonly reasonAt?: string | undefined;
  /** Whether its ways are unfolded, and what unfolds them. */
  readonly isUnfolded?: boolean;
  onUnfold?(): void;
}) {
  const { name, ways, item, reasonAt, isUnfolded = false, onUnfold } = props;
  if (item !== undefined)
    return (
      <button
        type="button"
        className="cover"
        aria-label={item.label}
        aria-pressed={item.picked}
        onClick={() => item.toggle()}
      />
    );
  const [only, ...more] = ways.filter(isOpen);
  if (only === undefined) return ways.length === 0 ? null : <Blocked ways={ways} at={reasonAt} />;
  if (more.length > 0)
    return (
      <button
        type="button"
        className="cover"
        aria-label={name}
        aria-expanded={isUnfolded}
        onClick={onUnfold}
      />
    );
  return (
    <button
      type="button"
      className="cover"
      aria-label={only.pick.label}
      onClick={() => take(only.pick)}
    />
  );
}

function take(pick: Pick): void {
  if (pick.kind === 'open') pick.take();
}

/** What cannot be chosen stays in reach: whoever comes there is told why. */
function Blocked({ ways, at }: { readonly ways: readonly Way[]; readonly at: string | undefined }) {
  const [first] = ways;
  if (first === undefined) return null;
  return (
    <button
      type="button"
      className="cover"
      aria-disabled="true"
      aria-label={first.pick.label}
      aria-describedby={at}
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
    <ul className="avalon-choices">
      {ways.map(({ verb, words, pick }) => (
        <li key={[verb, ...words].join(' ')}>
          <Choice pick={pick} onTake={onTake} />
        </li>
      ))}
    </ul>
  );
}

function Choice(props: { readonly pick: Pick; readonly onTake: (() => void) | undefined }) {
  const { pick, onTake } = props;
  const id = useId();
  if (pick.kind === 'open')
    return (
      <button
        type="button"
        className="avalon-choice"
        onClick={() => {
          pick.take();
          onTake?.();
        }}
      >
        <Icon name="here" size={14} /> <span>{pick.label}</span>
      </button>
    );
  return (
    <>
      <button type="button" className="avalon-choice" aria-disabled="true" aria-describedby={id}>
        <Icon name="closed" size={14} /> <span>{pick.label}</span>
      </button>
      <span id={id} className="reason">
        {pick.reason}
      </span>
    </>
  );
}
