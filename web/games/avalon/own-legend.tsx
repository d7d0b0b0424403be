import { Drawn, Picture } from '../../art/picture.js';
import { sign } from '../../art/signs.js';
import { shield } from '../../art/pieces.js';
import { heroBlazon } from './heroes.js';
import { Does } from './info-popover.js';
import { useLook } from './look.js';
import './own-legend.css';
import { pileOf } from './pile.js';

/** The legend of the own hero, and what was taken in this round. */
export function OwnLegend() {
  const { content, player, say, title, view, viewer } = useLook();
  if (viewer === null) return null;
  const { hero, unlocked } = player(viewer);
  if (hero === '') return null;
  const legend = content.heroes[hero]?.legend ?? '';
  const threshold = content.legends[legend]?.threshold ?? 0;
  const taken = pileOf({ content, view }, viewer);
  const blazon = heroBlazon(hero);
  return (
    <section className="own-legend leaf" data-open={unlocked} aria-label={title(legend)}>
      <span className="own-legend-arms" aria-hidden="true">
        <Picture drawing={shield(blazon)} />
      </span>
      <div data-thing={legend}>
        <h3>{title(legend)}</h3>
        <p className="own-legend-state">
          <Drawn drawing={sign(unlocked ? 'glory' : 'lock')} width={16} />{' '}
          {unlocked ? say('board.legend.unlocked') : say('board.legend.locked', { n: threshold })}
        </p>
        <Does id={legend} isPlain />
      </div>
      <p className="own-taken">
        {taken.n === 0 ? say('board.pile.empty') : say('board.pile', taken)}
      </p>
    </section>
  );
}
