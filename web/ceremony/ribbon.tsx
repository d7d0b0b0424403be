import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { garland } from '../art/festive.js';
import { Picture } from '../art/picture.js';
import './ribbon.css';

/** It is drawn in steps of so many pixels. */
const STEP = 20;

/** A line of writing on a broad ribbon, which is as long as it must be: one on a screen. */
export function Ribbon({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [[width, height], setSize] = useState<readonly [number, number]>([420, 60]);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const measure = (): void => setSize([stepped(current.offsetWidth), current.offsetHeight - 16]);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="ribbon">
      <span className="ribbon-cloth">
        <Picture drawing={garland(width, height, 'gules', 'tile-deep')} />
      </span>
      {children}
    </div>
  );
}

function stepped(pixels: number): number {
  return Math.max(STEP, Math.round(pixels / STEP) * STEP);
}
