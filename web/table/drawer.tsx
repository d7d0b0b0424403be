import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import { sign } from '../art/signs.js';
import './drawer.css';
import type { WantedPanel } from './tabs.js';

interface Props {
  /** Whether it lies at the edge of the board until somebody pulls it out. */
  readonly isFoldable: boolean;
  /** The panel that somebody asked for elsewhere: it opens every time anew. */
  readonly opens: WantedPanel | null;
  readonly children: ReactNode;
}

/** The panels beside the table. */
export function Drawer({ isFoldable, opens, children }: Props) {
  const { say } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [former, setFormer] = useState(opens);
  if (former !== opens) {
    setFormer(opens);
    setOpen(true);
  }
  const isShown = isOpen || !isFoldable;
  return (
    <div className="table-side" data-open={isShown}>
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
