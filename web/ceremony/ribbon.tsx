import type { ReactNode } from 'react';
import { garland } from '../art/festive.js';
import { Picture } from '../art/picture.js';
import './ribbon.css';

/** A line of writing on a broad ribbon: one on a screen. */
export function Ribbon({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ribbon">
      <span className="ribbon-cloth">
        <Picture drawing={garland(760, 74, 'gules', 'tile-deep')} />
      </span>
      {children}
    </div>
  );
}
