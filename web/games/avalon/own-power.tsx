import type { Seat } from '@destrier/engine';
import { useLook } from './look.js';
import './own-power.css';
import { Does } from './told.js';

/** What the own hero does: below the plate where that is as wide as the table, else beside the hand. */
export function OwnPower({ seat, at }: { readonly seat: Seat; readonly at: 'plate' | 'hand' }) {
  const { content, player, title } = useLook();
  const { hero } = player(seat);
  if (hero === '') return null;
  return (
    <div className={`own-power own-power-${at}`}>
      {at === 'hand' ? <b>{title(hero)}</b> : null}
      <Does id={hero} source={content.heroes[hero]?.source} />
    </div>
  );
}
