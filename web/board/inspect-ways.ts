import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { bringIntoSight } from '../table/in-sight.js';
import { isField } from '../table/keys.js';
import { allIn, foundAt, type FoundThing, type Knows } from './things-at.js';

/** The three ways to the inspector: a pointer that rests, a finger that stays, a key. */

/** The thing that is looked at, and how somebody came to it. */
export interface LookedAt extends FoundThing {
  readonly by: 'hover' | 'press' | 'keys';
}

export interface Inspecting {
  /** What shows it; the board is around it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly knows: Knows;
  readonly origin: LookedAt | null;
  open(origin: LookedAt): void;
  close(): void;
}

const HOVER_MS = 350;
/** So long the pointer may be on its way from the thing to the inspector. */
const LEAVE_MS = 200;
const PRESS_MS = 400;
/** A finger that moves farther does something else. */
const PRESS_PX = 10;

function isIn(box: Inspecting['box'], target: EventTarget | null): boolean {
  return target instanceof Node && box.current?.contains(target) === true;
}

export function useHovering({ box, knows, origin, open, close }: Inspecting): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (ms: number, deed: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(deed, ms);
  };
  // What comes to lie under a pointer that rests was not asked for.
  const rested = useRef({ x: -1, y: -1 });
  const over = useEffectEvent((event: PointerEvent): void => {
    const { target, pointerType, buttons, clientX: x, clientY: y } = event;
    const root = box.current?.parentElement;
    if (origin === null && rested.current.x === x && rested.current.y === y) return;
    const isBusy = origin !== null && origin.by !== 'hover';
    if (!root || pointerType !== 'mouse' || buttons !== 0 || isBusy) return;
    const found = isIn(box, target) ? origin : foundAt(target, root, knows);
    if (found !== null && found.element === origin?.element) clearTimeout(timer.current);
    else if (found !== null) later(HOVER_MS, () => open({ ...found, by: 'hover' }));
    else later(LEAVE_MS, close);
  });
  const leave = useEffectEvent((): void => {
    if (origin === null) clearTimeout(timer.current);
    else if (origin.by === 'hover') later(LEAVE_MS, close);
  });
  useEffect(() => {
    const root = box.current?.parentElement;
    if (!root) return undefined;
    const forget = ({ clientX: x, clientY: y }: PointerEvent): void => {
      rested.current = { x, y };
      clearTimeout(timer.current);
    };
    const ends = new AbortController();
    const { signal } = ends;
    root.addEventListener('pointerover', over, { signal });
    root.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('pointerdown', forget, { signal });
    return () => {
      ends.abort();
      clearTimeout(timer.current);
    };
  }, [box]);
}

/** Whatever else is pressed closes it. */
export function usePressing({ box, knows, origin, open, close }: Inspecting): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  const down = useEffectEvent((event: PointerEvent): void => {
    const { target, pointerType, clientX: x, clientY: y } = event;
    const root = box.current?.parentElement;
    if (!root || isIn(box, target)) return;
    isLong.current = false;
    if (origin !== null) close();
    const found = pointerType === 'mouse' ? null : foundAt(target, root, knows);
    if (found === null) return;
    from.current = { x, y };
    timer.current = setTimeout(() => {
      isLong.current = true;
      open({ ...found, by: 'press' });
    }, PRESS_MS);
  });
  const swallow = useEffectEvent((event: Event): void => {
    // The finger that asked what a card says does not play it.
    if (!isLong.current || isIn(box, event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const forget = (): void => clearTimeout(timer.current);
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = from.current;
      if (Math.hypot(clientX - x, clientY - y) > PRESS_PX) forget();
    };
    const ends = new AbortController();
    const all = { signal: ends.signal, capture: true };
    document.addEventListener('pointerdown', down, all);
    document.addEventListener('pointermove', move, all);
    document.addEventListener('pointerup', forget, all);
    document.addEventListener('pointercancel', forget, all);
    document.addEventListener('click', swallow, all);
    document.addEventListener('contextmenu', swallow, all);
    return () => {
      ends.abort();
      forget();
    };
  }, [box]);
}

const STEPS: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** `i` begins at what has the focus; arrows go on from there, to what cannot have it, too. */
export function useInspectKeys(inspecting: Inspecting, areOn: boolean): void {
  const { box, knows, origin, open, close } = inspecting;
  const show = (found: FoundThing | null | undefined): boolean => {
    if (!found) return false;
    bringIntoSight(found.element, 'nearest');
    open({ ...found, by: 'keys' });
    return true;
  };
  const walk = (root: Element, by: number): boolean => {
    const all = allIn(root, knows);
    const at = all.findIndex(({ element }) => element === origin?.element);
    return show(all[(at + by + all.length) % all.length]);
  };
  const closed = (): boolean => {
    close();
    return true;
  };
  const deed = (root: Element, { key, target }: KeyboardEvent): boolean => {
    const step = STEPS[key];
    if (key === 'Escape') return origin !== null && closed();
    if (step !== undefined) return isIn(box, target) && walk(root, step);
    if (key !== 'i' || !areOn || (target instanceof Element && isField(target))) return false;
    if (origin?.by === 'keys') return closed();
    return show(foundAt(target, root, knows) ?? origin ?? allIn(root, knows)[0]);
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const root = box.current?.parentElement;
    if (!root || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!deed(root, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
