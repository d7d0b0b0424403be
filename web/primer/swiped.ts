import { useRef, type PointerEvent } from 'react';

/** Less is no swipe. */
const FAR_PX = 40;

/** What a finger does that is drawn across: 1 to the left, which goes on, −1 to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === null) return;
      const [across, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) >= FAR_PX && Math.abs(across) > Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
