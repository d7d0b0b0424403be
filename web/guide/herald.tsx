import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { garland } from '../art/festive.js';
import { herald } from '../art/figures.js';
import { Picture } from '../art/picture.js';
import './herald.css';
import type { LitBoxes } from './lit-boxes.js';
import { across, kept, keptAcross, placed, seenOf, tailOf, type Box } from './placing.js';
import { UNMEASURED, useSteady } from './steady.js';
import { Veil } from './veil.js';

declare module 'react' {
  interface CSSProperties {
    '--tail'?: string;
  }
}

interface Props {
  readonly lit: LitBoxes;
  /** The first sentences that he says: with others he may go elsewhere. */
  readonly said: string;
  /** What he says; given the style that puts it in its place. */
  readonly children: (hung: Hung, measure: Measure) => ReactNode;
}

/** Takes the bubble, to know how large it is. */
export type Measure = (bubble: HTMLElement | null) => void;

/** How a bubble hangs on the screen. */
export interface Hung {
  readonly style: CSSProperties;
  /** At which edge it points at the herald; null where his face is in it. */
  readonly tail: 'left' | 'right' | 'top' | 'bottom' | null;
  /** False while he is still to go where it is best for what he says. */
  readonly isThere: boolean;
}

/** The picture is so many units wide and high, and drawn so much larger on a whole screen. */
const FIGURE = { width: 186, height: 160 };
const SCALE = 1.35;
const RIBBON = { width: 168, height: 30 };

/** The herald beside what he speaks of, and his bubble. */
export function Herald({ lit, said, children }: Props) {
  const { boxes, pane, spared, open } = lit;
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
  const all = { pane: room, lit: boxes, spared, open, figure, bubble: size };
  const { way, isThere } = useSteady(said, lit, size, {
    place: () => placed(all),
    keep: (before) => kept(all, before),
  });
  const { edge, along } = tailOf(way);
  const { left, top } = way.bubble;
  return (
    <>
      <Veil boxes={boxes} pane={pane} />
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
      {children({ style: { left, top, '--tail': `${along}px` }, tail: edge, isThere }, setBubble)}
    </>
  );
}

/** On a small screen what he says lies across it, with his face. */
export function HeraldInPocket({ lit, said, children }: Props) {
  const { boxes, pane, spared, open } = lit;
  const [bubble, setBubble] = useState<HTMLElement | null>(null);
  const size = useSize(bubble);
  const all = { pane, lit: boxes, spared, open, height: size.height };
  const { way: place, isThere } = useSteady(said, lit, size, {
    place: () => across(all),
    keep: (before) => keptAcross(all, before),
  });
  return (
    <>
      <Veil boxes={boxes.map((box) => seenOf(box, pane, place))} pane={pane} />
      {children({ style: { top: place.top }, tail: null, isThere }, setBubble)}
    </>
  );
}

/** How large the bubble is with what it says now. */
function useSize(element: HTMLElement | null): Pick<Box, 'width' | 'height'> {
  const [size, setSize] = useState(UNMEASURED);
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
