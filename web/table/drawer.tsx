import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import './drawer.css';
import { bringIntoSight } from './in-sight.js';
import type { WantedPanel } from './tabs.js';

/** What others may ask of the drawer. */
export interface DrawerHandle {
  show(): void;
}

interface Props {
  readonly ref: Ref<DrawerHandle>;
  /** Whether it lies at the edge of the board until somebody pulls it out. */
  readonly isFoldable: boolean;
  /** The panel that somebody asked for elsewhere: it opens every time anew. */
  readonly opens: WantedPanel | null;
  readonly children: ReactNode;
}

/** The panels beside the table. */
export function Drawer({ ref, isFoldable, opens, children }: Props) {
  const { say } = useWords();
  const id = useId();
  const side = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [former, setFormer] = useState(opens);
  if (former !== opens) {
    setFormer(opens);
    setOpen(true);
  }
  useImperativeHandle(ref, () => ({
    show: () => {
      setOpen(true);
      const tabs = side.current?.querySelector('.tabs');
      if (tabs) bringIntoSight(tabs, 'start');
    },
  }));
  const isShown = isOpen || !isFoldable;
  return (
    <div ref={side} className="table-side" data-open={isShown}>
      {isFoldable ? (
        <button
          type="button"
          className="drawer-spine"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Drawn drawing={sign('scroll')} width={24} />
          <span>{say('table.drawer')}</span>
        </button>
      ) : null}
      <div id={id} className="drawer-inside" hidden={!isShown}>
        {children}
      </div>
    </div>
  );
}
