import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { besideIt, DETENTS, restingAt, type Detent, type DetentHeights } from './detents.js';
import './sheet.css';

declare module 'react' {
  interface CSSProperties {
    '--sheet-peek'?: string;
  }
}

interface Pull {
  readonly y: number;
  readonly time: number;
  readonly height: number;
  /** Pixels a millisecond. */
  readonly rising: number;
}

/** A press that moves farther pulls. */
const PULL_PX = 6;

/**
 * A sheet at the foot of a small screen: a strip of it is always seen, half or all of the pane when it is pulled up. It lies
 * over the pane that it stands in, which must be positioned.
 */
export function Sheet(props: {
  readonly label: string;
  /** How much of it is always seen, as CSS writes it, with its handle. */
  readonly peek: string;
  readonly children: ReactNode;
}) {
  const { label, peek, children } = props;
  const { say } = useWords();
  const [detent, setDetent] = useState<Detent>('peek');
  const sheet = useRef<HTMLElement>(null);
  const handle = useHandle(sheet, detent, setDetent);
  const isUp = detent !== 'peek';
  return (
    <section
      ref={sheet}
      className="sheet"
      aria-label={label}
      data-detent={detent}
      style={{ '--sheet-peek': peek }}
    >
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={isUp}
        aria-label={say(isUp ? 'kit.sheet.less' : 'kit.sheet.more', { name: { said: label } })}
        {...handle}
      />
      <div
        className="sheet-body"
        onFocus={({ currentTarget, target }) => {
          // What comes by keys must be seen.
          const { bottom } = currentTarget.getBoundingClientRect();
          if (detent === 'peek' && target.getBoundingClientRect().bottom > bottom)
            setDetent('half');
        }}
      >
        {children}
      </div>
    </section>
  );
}

/** Pulled, pressed, or moved with the arrows. */
function useHandle(
  sheet: { readonly current: HTMLElement | null },
  detent: Detent,
  setDetent: (next: Detent) => void,
) {
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);
  const rest = (): void => {
    const { current } = pull;
    const box = sheet.current;
    pull.current = null;
    if (current === null || box === null) return;
    box.style.removeProperty('height');
    if (wasPulled.current) setDetent(restingAt(current.height, current.rising, heightsOf(box)));
    box.classList.remove('sheet-pulled');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const height = sheet.current?.offsetHeight ?? 0;
      wasPulled.current = false;
      pull.current = { y: event.clientY, time: event.timeStamp, height, rising: 0 };
    },
    onPointerMove: ({ clientY: y, timeStamp: time }: PointerEvent): void => {
      const { current: last } = pull;
      const box = sheet.current;
      if (last === null || box === null) return;
      if (!wasPulled.current && Math.abs(last.y - y) < PULL_PX) return;
      wasPulled.current = true;
      const height = Math.max(0, last.height + last.y - y);
      const rising = (last.y - y) / Math.max(1, time - last.time);
      pull.current = { y, time, height, rising };
      follow(box, height);
    },
    onPointerUp: rest,
    onPointerCancel: rest,
    onClick: (): void => {
      // The end of a pull is no press.
      if (!wasPulled.current) setDetent(detent === 'peek' ? 'half' : 'peek');
      wasPulled.current = false;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
      if (by === undefined) return;
      event.preventDefault();
      setDetent(besideIt(detent, by));
    },
  };
}

function follow(box: HTMLElement, height: number): void {
  box.classList.add('sheet-pulled');
  box.style.height = `${height}px`;
}

/** As the style sheet has them: measured, so that they are written once. */
function heightsOf(box: HTMLElement): DetentHeights {
  const now = box.dataset['detent'];
  const [peek = 0, half = 0, full = 0] = DETENTS.map((one) => {
    box.dataset['detent'] = one;
    return box.offsetHeight;
  });
  if (now !== undefined) box.dataset['detent'] = now;
  return { peek, half, full };
}
