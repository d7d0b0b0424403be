import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A finger that aims at less of a card may hit its neighbour. */
const ENOUGH_PX = 44;

/** What goes on the list of a fan, each card of which is an item in the order of its keys. */
interface Lift {
  /** The card that a finger has lifted. */
  readonly lifted: string | null;
  readonly fan: {
    onPointerDownCapture(event: PointerEvent): void;
    onClickCapture(event: MouseEvent<HTMLElement>): void;
  };
}

/**
 * Where little of a card is in sight, the first touch lifts it, so that it is seen whole, and the second plays it. What only
 * ticks a card or unfolds its options can be taken back, and does so at once; a mouse and keys know what they press.
 */
export function useLift(keys: readonly string[]): Lift {
  const [lifted, setLifted] = useState<string | null>(null);
  const byFinger = useRef(false);
  const isLifted = lifted !== null;
  useEffect(() => {
    if (!isLifted) return undefined;
    const lower = ({ target }: Event): void => {
      const isCard = target instanceof Element && target.closest('[data-lifted="true"]') !== null;
      if (!isCard) setLifted(null);
    };
    document.addEventListener('pointerdown', lower, { capture: true });
    return () => document.removeEventListener('pointerdown', lower, { capture: true });
  }, [isLifted]);
  const onPointerDownCapture = ({ pointerType }: PointerEvent): void => {
    byFinger.current = pointerType === 'touch';
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    const { currentTarget, target, detail } = event;
    const items = [...currentTarget.children];
    const at = items.findIndex((item) => target instanceof Node && item.contains(target));
    const key = keys[at];
    const isTouch = byFinger.current && detail > 0;
    setLifted(null);
    if (!isTouch || key === undefined || key === lifted) return;
    if (!plays(target) || inSightOf(items, at) >= ENOUGH_PX) return;
    event.preventDefault();
    event.stopPropagation();
    setLifted(key);
  };
  return { lifted, fan: { onPointerDownCapture, onClickCapture } };
}

function plays(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && !button.matches('[aria-pressed], [aria-expanded], [aria-disabled]');
}

/** How much of a card the next one leaves in sight. */
function inSightOf(items: readonly Element[], at: number): number {
  const [own, next] = [items[at], items[at + 1]].map((item) => item?.getBoundingClientRect());
  if (own === undefined) return 0;
  return next === undefined ? own.width : next.left - own.left;
}
