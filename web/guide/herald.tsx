import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { garland } from '../art/festive.js';
import { herald } from '../art/figures.js';
import { Picture } from '../art/picture.js';
import './herald.css';
import { placed, tailOf, type Box } from './placing.js';

declare module 'react' {
  interface CSSProperties {
    '--tail'?: string;
  }
}

interface Props {
  readonly boxes: readonly Box[];
  readonly pane: Box;
  /** What he says; given the style that puts it in its place. */
  readonly children: (hung: Hung) => ReactNode;
}

/** How a bubble hangs on the screen. */
export interface Hung {
  readonly ref: (bubble: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly tail: string;
}

/** The picture is so many units wide and high, and drawn so much larger on a whole screen. */
const FIGURE = { width: 186, height: 160 };
const SCALE = 1.6;
const RIBBON = { width: 168, height: 30 };

/** The herald beside what he speaks of, and his bubble. */
export function Herald({ boxes, pane, children }: Props) {
  const { say } = useWords();
  const [bubble, setBubble] = useState<HTMLElement | null>(null);
  const size = useSize(bubble);
  const unit = Math.min(pane.width / 1440, (pane.top + pane.height) / 900);
  const scale = SCALE * Math.max(0.8, unit);
  const figure = { width: FIGURE.width * scale, height: FIGURE.height * scale };
  const rim = 10;
  const room = {
    left: pane.left + rim,
    top: pane.top + rim,
    width: pane.width - 2 * rim,
    height: pane.height - 2 * rim,
  };
  const way = placed({ pane: room, lit: boxes, figure, bubble: size });
  const { edge, along } = tailOf(way);
  const { left, top } = way.bubble;
  return (
    <>
      <span
        className="herald"
        data-mirrored={way.isMirrored}
        style={{ ...way.herald }}
        aria-hidden="true"
      >
        <Picture drawing={herald()} />
        <span className="herald-ribbon">
          <Picture drawing={garland(RIBBON.width, RIBBON.height, 'gules', 'tile-deep')} />
          <b>{say('guide.herald')}</b>
        </span>
      </span>
      {children({ ref: setBubble, style: { left, top, '--tail': `${along}px` }, tail: edge })}
    </>
  );
}

/** How large the bubble is with what it says now. */
function useSize(element: HTMLElement | null): Pick<Box, 'width' | 'height'> {
  const [size, setSize] = useState({ width: 400, height: 230 });
  const last = useRef(size);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      if (width === last.current.width && height === last.current.height) return;
      last.current = { width, height };
      setSize(last.current);
    };
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
