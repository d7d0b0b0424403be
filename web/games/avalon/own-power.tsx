import type { Seat } from '@destrier/engine';
import { useLook } from './look.js';
import './own-power.css';
import { Does } from './info-popover.js';

/**
 * What the own hero does, and the legend once it is open: below the plate where that is as wide as the table, else
 * beside the hand.
 */
export function OwnPower({ seat, at }: { readonly seat: Seat; readonly at: 'plate' | 'hand' }) {
  const { content, player, say, title } = useLook();
  const { hero, unlocked } = player(seat);
  if (hero === '') return null;
  const { source, legend = '' } = content.heroes[hero] ?? {};
  return (
    <div className={`own-power own-power-${at}`}>
      {at === 'hand' ? <b>{title(hero)}</b> : null}
      <Does id={hero} source={source} isPlain={unlocked} />
      {unlocked ? (
        <p data-thing={legend}>
          <b>{say('board.legend.works', { legend: { said: title(legend) } })}</b>
          <Does id={legend} source={content.legends[legend]?.source} isPlain />
        </p>
      ) : null}
    </div>
  );
}
