import { why, type Seat } from '@destrier/engine';
import { openAsk, procedure, type OpenLook, type Play } from '../../state.js';
import { credit } from '../credit.js';
import { bonus } from '../tiles.js';
import { rollAgain } from './dice.js';
import { duelOf, playedBy, seatOf, sideOf, type SideOf } from './sides.js';
import { standing } from './turns.js';

export function reroll(g: Play, v: SideOf, dice: readonly string[]): void {
  const rolled = rollAgain(g, v.duel, duelOf(g.s.duels, v.duel), sideOf(g.s.duels, v), dice);
  g.event('rerolled', { who: seatOf(g.s.duels, v), dice: rolled });
}

function mostDice(g: OpenLook, seat: Seat): number {
  return g.content.figures.faithDice + bonus(g, seat, 'rerolls');
}

export const faith = procedure<SideOf>('faith', {
  steps: [
    openAsk<SideOf, { reroll: [dice: readonly string[]]; pass: [] }>('reroll', {
      rule: 'G11.14',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu(g, v, m) {
        const { dice } = sideOf(g.s.duels, v);
        if (g.s.players[m.seat].faith === 0 || dice.length === 0) return;
        m.subset('reroll', dice, 1, mostDice(g, m.seat));
        m.option('pass');
      },
      skipped: () => why('G11.14', 'noReroll'),
      on: {
        reroll(g, v, dice) {
          const side = sideOf(g.s.duels, v);
          const seat = playedBy(side);
          g.s.players[seat].faith--;
          side.faith++;
          g.event('spent', { who: seat, what: 'faith', amount: 1 });
          if (dice.length > g.content.figures.faithDice) credit(g, seat, 'rerolls');
          reroll(g, v, dice);
        },
        pass() {}, // G11.21
      },
    }),
  ],
});
