import type { Seat } from '@destrier/engine';
import { useLook } from './look.js';
import './own-power.css';
import { Does } from './info-popover.js';

/** What the own hero does. The inspector shows all of it. */
export function OwnPower({ seat }: { readonly seat: Seat }) {
  const { player } = useLook();
  const { hero } = player(seat);
  if (hero === '') return null;
  return (
    <div className="own-power">
      <Does id={hero} isPlain />
    </div>
  );
}
