import { need, type Seat } from '@destrier/engine';
import { GOODS } from '../content/types.js';
import { rules, type Play } from '../state.js';
import { allyIn } from './allies.js';
import { sumOf } from './counts.js';
import { gain } from './points.js';

type Rest = 'apples' | 'staffs' | 'goods';

function scoreRest(g: Play, seat: Seat, what: Rest, number: number, points: number): void {
  if (points === 0) return;
  g.event('left', { seat, what, number, points });
  gain(g, seat, what, points);
}

/** The tables of Gareth and Geraint [M19.24] [M19.26] [M19.27]. */
function scoreDeeds(g: Play, seat: Seat, knight: 'gareth' | 'geraint'): void {
  const number = allyIn(g.s.players[seat], knight)?.placed.length ?? 0;
  if (number === 0) return;
  const points = need(g.content.knights[knight].points?.[number - 1], `points of ${knight}`);
  g.event('honoured', { seat, knight, number, points });
  gain(g, seat, knight, points);
}

/** What is left over brings points, after the last scoring. */
export const ending = rules.procedure<object>('ending', {
  steps: [
    rules.act('apples', 'M16.1', (g) => {
      for (const seat of g.seats) {
        const { apples } = g.s.players[seat];
        scoreRest(g, seat, 'apples', apples, apples * g.content.figures.apple);
      }
    }),
    rules.act('staffs', 'M16.2', (g) => {
      for (const seat of g.seats) {
        const { staffs } = g.s.players[seat];
        scoreRest(g, seat, 'staffs', staffs, staffs * g.content.figures.staff);
      }
    }),
    rules.act('goods', 'M16.3', (g) => {
      for (const seat of g.seats) {
        const { goods } = g.s.players[seat];
        const all = GOODS.reduce((sum, good) => sum + sumOf(goods[good]), 0);
        scoreRest(g, seat, 'goods', all, Math.floor(all / g.content.figures.goods));
      }
    }),
    rules.act('deeds', undefined, (g) => {
      for (const seat of g.seats) {
        scoreDeeds(g, seat, 'gareth');
        scoreDeeds(g, seat, 'geraint');
      }
    }),
  ],
});
