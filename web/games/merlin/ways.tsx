import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Choice } from '../../board/choice.js';
import { BlockedCover, Cover } from '../../board/cover.js';
import type { Pick, PlacedPick } from '../../table/board.js';
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
  const id = useId();
  const open = ways.filter(isOpen);
  const [only] = open;
  if (only === undefined) return <Blocked id={id} ways={ways} />;
  if (open.length === 1)
    return (
      <Cover className="merlin-cover" label={only.pick.label} onPress={() => only.pick.take()}>
        {children}
      </Cover>
    );
  return (
    <Several thing={thing} open={open} {...(onUnfold === undefined ? {} : { onUnfold })}>
      {children}
    </Several>
  );
}

function Blocked({ id, ways }: { readonly id: string; readonly ways: readonly PlacedPick[] }) {
  const pick = ways[0]?.pick;
  if (pick?.kind !== 'blocked') return null;
  return (
    <BlockedCover className="merlin-cover" label={pick.label} reasonAt={id} reason={pick.reason}>
      <span id={id} className="heard">
        {pick.reason}
      </span>
    </BlockedCover>
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

function Several(props: {
  readonly thing: string;
  readonly open: readonly Open[];
  readonly children?: ReactNode;
  readonly onUnfold?: (isUnfolded: boolean) => void;
}) {
  const { thing, open, children, onUnfold } = props;
  const { say, note } = useLook();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const label = say('board.ways', { thing: { said: thing } });
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cover merlin-cover"
        popoverTarget={id}
        aria-label={label}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="merlin-ways"
        style={place}
        onToggle={({ newState }) => {
          const isUnfolded = newState === 'open';
          onUnfold?.(isUnfolded);
          if (!isUnfolded || button.current === null || list.current === null) return;
          const { offsetWidth, offsetHeight } = list.current;
          setPlace(besideOf(button.current.getBoundingClientRect(), offsetWidth, offsetHeight));
        }}
      >
        <b>{thing}</b>
        <ul>
          {open.map(({ verb, words, pick }) => (
            <li key={`${verb} ${words.join(' ')}`}>
              <Choice pick={pick} onTake={() => list.current?.hidePopover()} />
              <small>{note(verb, words)}</small>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
