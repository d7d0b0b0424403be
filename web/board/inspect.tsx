import type * as Floating from '@floating-ui/dom';
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import { usePreferences } from '../table/preferences.js';
import { RuleLink } from '../table/rule-link.js';
import './inspect.css';
import { useHovering, useInspectKeys, usePressing, type LookedAt } from './inspect-ways.js';
import type { Inspected } from './inspected.js';
import { Vellum } from './leaf.js';

/**
 * Shows a thing of the board large, with all there is to say of it: for a pointer that rests on it, a finger that stays on it,
 * or the key `i`. It stands in the root of the board; `of` says what there is to say of a thing, or null.
 */
export function Inspect({ of }: { readonly of: (thing: string) => Inspected | null }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [origin, close] = useOrigin(box, of);
  const inspected = origin === null ? null : of(origin.thing);
  useShown(box, inspected === null ? null : origin);
  // What was looked at may be gone by now.
  useEffect(() => {
    if (origin !== null && (inspected === null || !origin.element.isConnected)) close();
  });
  return (
    <div
      ref={box}
      className="inspector"
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
    >
      {inspected === null ? null : (
        <>
          {inspected.picture === undefined ? null : (
            <div className="inspector-picture" aria-hidden="true">
              {inspected.picture}
            </div>
          )}
          <Vellum className="inspector-leaf">
            <h3 id={id}>{inspected.title}</h3>
            <Told {...inspected} />
          </Vellum>
        </>
      )}
    </div>
  );
}

function Told({ lines, odds, blocked = [], source, rule }: Inspected) {
  return (
    <>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {odds === undefined ? null : <p className="inspector-odds">{odds}</p>}
      {blocked.map((one) => (
        <p key={one.reason} className="inspector-blocked">
          <Drawn drawing={sign('lock')} width={18} />
          <span>
            {one.reason} <RuleLink rule={one.rule} />
          </span>
        </p>
      ))}
      {source === undefined && rule === undefined ? null : (
        <p className="inspector-foot">
          {source} {rule === undefined ? null : <RuleLink rule={rule} />}
        </p>
      )}
    </>
  );
}

function useOrigin(
  box: RefObject<HTMLElement | null>,
  of: (thing: string) => Inspected | null,
): readonly [LookedAt | null, () => void] {
  const [origin, setOrigin] = useState<LookedAt | null>(null);
  const { keys } = usePreferences();
  const returnTo = useRef<Element | null>(null);
  const inspecting = {
    box,
    knows: (thing: string) => of(thing) !== null,
    origin,
    open: (next: LookedAt) => {
      if (origin?.by !== 'keys') returnTo.current = document.activeElement;
      setOrigin(next);
    },
    close: () => {
      const hasFocus = box.current?.contains(document.activeElement) === true;
      if (hasFocus && returnTo.current instanceof HTMLElement) returnTo.current.focus();
      setOrigin(null);
    },
  };
  useHovering(inspecting);
  usePressing(inspecting);
  useInspectKeys(inspecting, keys);
  return [origin, inspecting.close];
}

/** Beside the thing, never over it; above all else that is on the page. */
function useShown(box: RefObject<HTMLElement | null>, origin: LookedAt | null): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || origin === null) return undefined;
    current.showPopover();
    const stop = keepBeside(origin.element, current);
    if (origin.by === 'keys') current.focus({ preventScroll: true });
    return () => {
      stop();
      current.hidePopover();
    };
  }, [box, origin]);
}

/** Nothing of the library is needed before something is looked at. */
function keepBeside(thing: HTMLElement, box: HTMLElement): () => void {
  let isOver = false;
  let stop = (): void => {
    isOver = true;
  };
  void import('@floating-ui/dom').then((floating) => {
    if (!isOver) stop = floating.autoUpdate(thing, box, () => void place(floating, thing, box));
  });
  return () => stop();
}

const EDGE_PX = 8;
/** What a pressed or risen thing and its ring take beyond their place. */
const AWAY_PX = 14;

async function place(
  floating: typeof Floating,
  thing: HTMLElement,
  box: HTMLElement,
): Promise<void> {
  const { computePosition, flip, offset, shift, size } = floating;
  const { x, y } = await computePosition(thing, box, {
    strategy: 'fixed',
    placement: 'right',
    middleware: [
      offset(AWAY_PX),
      flip({ padding: EDGE_PX, fallbackPlacements: ['left', 'top', 'bottom'] }),
      shift({ padding: EDGE_PX }),
      size({
        padding: EDGE_PX,
        apply: ({ availableHeight, availableWidth }) => {
          box.style.maxHeight = `${availableHeight}px`;
          box.style.maxWidth = `${availableWidth}px`;
        },
      }),
    ],
  });
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}
