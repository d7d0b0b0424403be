import panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Spot } from '../art/outline.js';
import { cameraOn, fillingScale, sightOf, type Extent, type Sight } from './camera.js';

const CLOSEST = 2;
/** A press that moves farther moves the picture. */
const PRESS_PX = 6;

export interface CameraHandle {
  /** Brings a spot of the picture into the middle. */
  lookAt(spot: Spot): void;
  /** By so many panes. */
  move(right: number, down: number): void;
  zoom(times: number): void;
  /** All of the picture, as far as it fills its pane. */
  whole(): void;
  sight(): Sight | null;
}

interface Given {
  readonly pane: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLElement | null>;
  readonly size: Extent;
  /** The scale to begin with. */
  readonly scale: number;
  /** What is in the middle to begin with. */
  readonly from: Spot;
  /** Told whatever moves. */
  onSight(sight: Sight): void;
}

/** A picture that is moved and pinched inside of its pane. */
export function useCamera({ pane, picture, size, scale, from, onSight }: Given): CameraHandle {
  const held = useRef<PanzoomObject>(undefined);
  const sight = (): Sight | null => {
    const { current } = held;
    if (current === undefined) return null;
    return sightOf(extentOf(pane.current), size, {
      ...current.getPan(),
      scale: current.getScale(),
    });
  };
  const lookAt = (spot: Spot): void => {
    const { current } = held;
    if (current === undefined) return;
    const { x, y } = cameraOn(extentOf(pane.current), size, current.getScale(), spot);
    current.pan(x, y);
  };
  /** What was in the middle stays there. */
  const scaleTo = (next: number): void => {
    const seen = sight();
    held.current?.zoom(next);
    if (seen !== null) lookAt([seen.left + seen.width / 2, seen.top + seen.height / 2]);
  };
  const make = useEffectEvent((around: HTMLElement, inside: HTMLElement): PanzoomObject => {
    const least = fillingScale(extentOf(around), size);
    const { x, y } = cameraOn(extentOf(around), size, Math.max(scale, least), from);
    return panzoom(inside, {
      canvas: true,
      contain: 'outside',
      cursor: 'grab',
      maxScale: CLOSEST,
      minScale: least,
      startScale: Math.max(scale, least),
      startX: x,
      startY: y,
      overflow: 'clip',
      pinchAndPan: true,
      // What stands on the picture is pressed, and tells of it, as anywhere else.
      handleStartEvent: () => undefined,
    });
  });
  const fit = useEffectEvent((): void => {
    const least = fillingScale(extentOf(pane.current), size);
    held.current?.setOptions({ minScale: least });
    scaleTo(Math.max(least, held.current?.getScale() ?? least));
  });
  const tell = useEffectEvent((): void => {
    const seen = sight();
    if (seen !== null) onSight(seen);
  });
  useEffect(() => {
    const [around, inside] = [pane.current, picture.current];
    if (around === null || inside === null) return undefined;
    const made = make(around, inside);
    held.current = made;
    const ends = new AbortController();
    const { signal } = ends;
    inside.addEventListener('panzoomchange', tell, { signal });
    around.addEventListener('wheel', made.zoomWithWheel, { signal });
    swallowDrags(around, signal);
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    return () => {
      ends.abort();
      watch.disconnect();
      made.destroy();
      held.current = undefined;
    };
  }, [pane, picture, size]);
  return {
    lookAt,
    move: (right, down) => {
      const seen = sight();
      if (seen === null) return;
      const { left, top, width, height } = seen;
      lookAt([left + width * (0.5 + right), top + height * (0.5 + down)]);
    },
    zoom: (times) => scaleTo((held.current?.getScale() ?? 1) * times),
    whole: () => scaleTo(fillingScale(extentOf(pane.current), size)),
    sight,
  };
}

/** Nothing is as small as nothing: a pane may not be laid out yet. */
function extentOf(element: HTMLElement | null): Extent {
  const { clientWidth = 1, clientHeight = 1 } = element ?? {};
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
}

/** Who pulls the picture by something that stands on it does not press that. */
function swallowDrags(pane: HTMLElement, signal: AbortSignal): void {
  let from = { x: 0, y: 0 };
  pane.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      from = { x, y };
    },
    { signal, capture: true },
  );
  pane.addEventListener(
    'click',
    (event) => {
      // A click that comes from a key has no place.
      if (event.detail === 0) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= PRESS_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
