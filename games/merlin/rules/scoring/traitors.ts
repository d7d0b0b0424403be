import type { Seat } from '@destrier/engine';
import { PROVINCES } from '../../content/types.js';
import type { Play } from '../../state.js';
import { gain } from '../points.js';
import { returnGood } from '../supply.js';
import { discardTraitors, traitorsOf } from '../traitors.js';

/** Shields repel traitors, one each [M12.1] [M12.2] [M12.3]. */
function repelAll(g: Play, seat: Seat): void {
  const { goods, traitors } = g.s.players[seat];
  if (traitors.length === 0) return;
  for (const province of PROVINCES) {
    const repelled = Math.min(goods.shield[province], traitorsOf(g, seat, province));
    if (repelled === 0) continue;
    g.rule('M12.1');
    for (let left = repelled; left > 0; left--) returnGood(g, seat, 'shield', province);
    discardTraitors(g, seat, province, repelled, 'shield');
  }
}

/** The first part of a scoring. */
export function scoreTraitors(g: Play, seat: Seat): void {
  const { penalty, excalibur } = g.content.figures;
  const { traitors } = g.s.players[seat];
  repelAll(g, seat);
  if (traitors.length > 0) {
    g.rule('M12.4');
    const points = -penalty * traitors.length;
    g.event('suffered', { seat, number: traitors.length, points });
    gain(g, seat, 'traitors', points);
    g.moveAll(traitors, g.s.beaten);
  } else if (g.s.excalibur === seat) {
    g.rule('M12.5');
    g.event('safe', { seat, points: excalibur });
    gain(g, seat, 'excalibur', excalibur); // M12.6
  }
}
