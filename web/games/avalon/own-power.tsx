import type { Seat } from '@destrier/engine';
import { useLook } from './look.js';
import './own-power.css';
import { Does } from './info-popover.js';

/** What the own hero does. All of it is read when the plate is pressed. */
export function OwnPower({ seat }: { readonly seat: Seat }) {
  const { content, player } = useLook();
  const { hero } = player(seat);
  if (hero === '') return null;
  return (
    <div className="own-power">
      <Does id={hero} source={content.heroes[hero]?.source} isPlain />
    </div>
  );
}
