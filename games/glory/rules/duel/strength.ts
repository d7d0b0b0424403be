import { why } from '@destrier/engine';
import { openAsk, procedure } from '../../state.js';
import { playedBy, seatOf, sideOf, type SideOf } from './sides.js';
import { standing } from './turns.js';

export const strength = procedure<SideOf>('strength', {
  steps: [
    openAsk<SideOf, { add: [strength: number]; pass: [] }>('add', {
      rule: 'G11.10',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu(g, v, m) {
        const room = g.content.figures.mostStrength - sideOf(g.s.duels, v).strength;
        const most = Math.min(room, g.s.players[m.seat].strength);
        if (most === 0) return;
        m.number('add', 1, most, 'G11.10');
        m.option('pass');
      },
      skipped: () => why('G11.10', 'noStrengthToAdd'),
      on: {
        add(g, v, amount) {
          const side = sideOf(g.s.duels, v);
          const seat = playedBy(side);
          g.s.players[seat].strength -= amount;
          side.strength += amount;
          g.event('spent', { who: seat, what: 'strength', amount });
        },
        pass() {}, // G11.21
      },
    }),
  ],
});
