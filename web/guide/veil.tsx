import { useId } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from './placing.js';
import './veil.css';

/** What is so near to the upper edge of the screen has its pip below it. */
const PIP = 14;

interface Props {
  readonly boxes: readonly Box[];
  readonly pane: Box;
}

/** Dims the table but for what is spoken of. It takes no clicks: whoever wants to press something else may. */
export function Veil({ boxes, pane }: Props) {
  const id = useId();
  if (boxes.length === 0) return null;
  return createPortal(
    <>
      <svg className="veil" width="100%" height="100%" aria-hidden="true">
        <mask id={id}>
          <rect width="100%" height="100%" fill="#fff" />
          {boxes.map(({ left: x, top: y, width, height }, at) => (
            <rect key={at} className="veil-hole" style={{ x, y, width, height }} rx={14} />
          ))}
        </mask>
        <rect
          className="veil-cloth"
          y={pane.top}
          width="100%"
          height={pane.height}
          mask={`url(#${id})`}
        />
      </svg>
      {boxes.map((box, at) => (
        <i
          key={at}
          className="veil-ring"
          data-high={box.top < PIP}
          aria-hidden="true"
          style={{ ...box }}
        />
      ))}
    </>,
    document.body,
  );
}
