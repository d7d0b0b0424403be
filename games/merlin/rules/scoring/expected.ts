import type { Seat } from '@destrier/engine';
import { PROVINCES } from '../../content/types.js';
import type { OpenLook } from '../../state.js';
import { servantsOut } from '../servants.js';
import { traitorsOf } from '../traitors.js';
import { territories } from './domain.js';
import { shareIn } from './influence.js';
import type { Share } from './share.js';

/** What the parts of a scoring would bring a seat if it came now, before any Grail. */
export interface Expected {
  readonly traitors: number;
  readonly domain: number;
  readonly influence: number;
  readonly servants: number;
}

/** Traitors whom no shield keeps away cost points; who has Excalibur and none of them is paid [M12.4] [M12.5]. */
function traitorsNow(g: OpenLook, seat: Seat): number {
  const { penalty, excalibur } = g.content.figures;
  const { shield } = g.s.players[seat].goods;
  const left = PROVINCES.reduce(
    (sum, province) => sum + Math.max(0, traitorsOf(g, seat, province) - shield[province]),
    0,
  );
  if (left > 0) return -penalty * left;
  return g.s.excalibur === seat ? excalibur : 0;
}

function paid(shares: readonly Share[], seat: Seat): number {
  return shares.reduce((sum, { seats, points }) => sum + (seats.includes(seat) ? points : 0), 0);
}

export function expectedNow(g: OpenLook, seat: Seat): Expected {
  return {
    traitors: traitorsNow(g, seat),
    domain: paid(territories(g), seat),
    influence: paid(
      PROVINCES.map((province) => shareIn(g, province)),
      seat,
    ),
    servants: servantsOut(g, seat),
  };
}
