import type { Power, Play } from '../../state.js';
import { trade } from '../trade.js';
import { curse, enchant } from './naming.js';
import { bringMerlin, dig, exchange, seekAlchemy, spy } from './hands.js';

/** Begins what a power does after passing, if it does anything then [A4.7]. */
export function afterPassing(g: Play, { effect, seat }: Power): void {
  switch (effect) {
    case 'enchant':
      return g.call(enchant, { seat });
    case 'curse':
      return g.call(curse, { seat });
    case 'dig':
      return g.call(dig, { seat });
    case 'seek-alchemy':
      return g.call(seekAlchemy, { seat });
    case 'spy':
      return g.call(spy, { seat });
    case 'exchange':
      return g.call(exchange, { seat });
    case 'bring-merlin':
      return g.call(bringMerlin, { seat });
    case 'trade':
    case 'trade-across':
      return g.call(trade, { seat, effect });
    default:
      return undefined;
  }
}
