import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Drawn } from '../../art/picture.js';
import { sign } from '../../art/signs.js';
import { Choice } from '../../board/choice.js';
import { BlockedCover, Cover } from '../../board/cover.js';
import { blockedAmong } from '../../board/inspected.js';
import type { Pick, PlacedPick } from '../../table/board.js';
import { RuleLink } from '../../table/rule-link.js';
import { isBesides } from './besides.js';
import { useLook } from './look.js';
import './ways.css';

type Open = PlacedPick & { readonly pick: Extract<Pick, { readonly kind: 'open' }> };

export function isOpen(way: PlacedPick): way is Open {
  return way.pick.kind === 'open';
}

interface Props {
  /** What it is done with. */
  readonly thing: string;
  readonly ways: readonly PlacedPick[];
  /** Signs on the button. */
  readonly children?: ReactNode;
  /** Told when its ways are unfolded, and when they no longer are. */
  readonly onUnfold?: (isUnfolded: boolean) => void;
}

/** The button over a thing: takes the only way, unfolds several, or says why there is none. */
export function Ways({ thing, ways, children, onUnfold }: Props) {
  const open = ways.filter(isOpen);
  const [only] = open;
  if (only === undefined) return <Blocked thing={thing} ways={ways} />;
  if (open.length === 1)
    return (
      <Cover className={coverOf(open)} label={only.pick.label} onPress={() => only.pick.take()}>
        {children}
      </Cover>
    );
  return (
    <Several thing={thing} open={open} {...(onUnfold === undefined ? {} : { onUnfold })}>
      {children}
    </Several>
  );
}

/** What answers the question is gold; what may be done besides has a thin line of it. */
function coverOf(open: readonly Open[]): string {
  const isAsked = open.some(({ verb, words }) => !isBesides(verb, words));
  return isAsked ? 'merlin-cover' : 'merlin-cover merlin-besides';
}

function Blocked({
  thing,
  ways,
}: {
  readonly thing: string;
  readonly ways: readonly PlacedPick[];
}) {
  const id = useId();
  const reasons = blockedAmong(ways);
  const pick = ways[0]?.pick;
  if (pick === undefined) return null;
  return (
    <>
      <BlockedCover
        className="merlin-cover"
        label={pick.label}
        reasonAt={id}
        reason={reasons.map(({ reason }) => reason).join(' ')}
        unfolds
      />
      <Unfolded id={id} label={pick.label} role="note">
        <b>{thing}</b>
        {reasons.map(({ reason, rule }) => (
          <p key={reason}>
            <Drawn drawing={sign('lock')} width={16} /> {reason} <RuleLink rule={rule} />
          </p>
        ))}
      </Unfolded>
    </>
  );
}

/** How far from the edges of the window it stays, and how high it may be. */
const EDGE = 8;

/** Beside the thing, and inside the window. */
function besideOf(box: DOMRect, wide: number, high: number): CSSProperties {
  const right = box.right + EDGE;
  const left = right + wide > innerWidth - EDGE ? box.left - wide - EDGE : right;
  return {
    left: Math.max(EDGE, left),
    top: Math.max(EDGE, Math.min(box.top, innerHeight - high - EDGE)),
  };
}

/** What a press on a thing unfolds beside it; it follows the button whose press does. */
function Unfolded(props: {
  readonly id: string;
  readonly label: string;
  readonly role: 'dialog' | 'note';
  readonly onUnfold?: ((isUnfolded: boolean) => void) | undefined;
  readonly children: ReactNode;
}) {
  const { id, label, role, onUnfold, children } = props;
  const [place, setPlace] = useState<CSSProperties>({});
  return (
    <div
      id={id}
      popover="auto"
      role={role}
      aria-label={label}
      className="merlin-ways"
      style={place}
      onToggle={({ newState, currentTarget }) => {
        const isUnfolded = newState === 'open';
        onUnfold?.(isUnfolded);
        const button = currentTarget.previousElementSibling;
        if (!isUnfolded || button === null) return;
        const { offsetWidth, offsetHeight } = currentTarget;
        setPlace(besideOf(button.getBoundingClientRect(), offsetWidth, offsetHeight));
      }}
    >
      {children}
    </div>
  );
}

function Several(props: {
  readonly thing: string;
  readonly open: readonly Open[];
  readonly children?: ReactNode;
  readonly onUnfold?: (isUnfolded: boolean) => void;
}) {
  const { thing, open, children, onUnfold } = props;
  const { say, note } = useLook();
  const id = useId();
  const label = say('board.ways', { thing: { said: thing } });
  return (
    <>
      <button
        type="button"
        className={`cover ${coverOf(open)}`}
        popoverTarget={id}
        aria-label={label}
      >
        {children}
      </button>
      <Unfolded id={id} label={label} role="dialog" onUnfold={onUnfold}>
        <b>{thing}</b>
        <ul>
          {open.map(({ verb, words, pick }) => (
            <li key={`${verb} ${words.join(' ')}`}>
              <Choice
                pick={pick}
                onTake={() =>
                  document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.hidePopover()
                }
              />
              <small>{note(verb, words)}</small>
            </li>
          ))}
        </ul>
      </Unfolded>
    </>
  );
}
