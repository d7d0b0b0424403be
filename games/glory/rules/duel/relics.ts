import { need, why, type Why } from '@destrier/engine';
import type { Relic } from '../../content/types.js';
import { openAsk, procedure, type OpenLook } from '../../state.js';
import { turnDie } from './dice.js';
import { reroll } from './faith.js';
import { playedBy, seatOf, sideOf, type OpenSide, type SideOf } from './sides.js';
import { standing } from './turns.js';
import { use, whyNotTurn } from './use.js';

function figuresOf(g: OpenLook, relic: string): Relic {
  return need(g.content.relics[relic], relic);
}

/** [G14.6] [G15.4] */
function whyNotRelic(side: OpenSide, relic: Relic): Why | undefined {
  if (relic.reroll !== undefined && side.dice.length === 0) return why('G15.4', 'noDice');
  return whyNotTurn(side, relic.turn);
}

/** [G15.4] [G15.5] */
const rerollByRelic = procedure<SideOf & { most: number }>('relic reroll', {
  steps: [
    openAsk<SideOf & { most: number }, { reroll: [dice: readonly string[]] }>('reroll', {
      rule: 'G15.5',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu: (g, v, m) => m.subset('reroll', sideOf(g.s.duels, v).dice, 1, v.most),
      on: { reroll },
    }),
  ],
});

export const relic = procedure<SideOf>('relic', {
  steps: [
    openAsk<SideOf, { relic: [relic: string]; pass: [] }>('relic', {
      rule: 'G11.20',
      who: (g, v) => seatOf(g.s.duels, v),
      params: standing,
      menu(g, v, m) {
        const side = sideOf(g.s.duels, v);
        let usable = false;
        for (const name of g.kinds(g.s.players[m.seat].relics.ready)) {
          const reason = whyNotRelic(side, figuresOf(g, name));
          usable ||= reason === undefined;
          m.unless(reason, 'relic', name);
        }
        if (usable) m.option('pass');
      },
      skipped(g, v) {
        const side = sideOf(g.s.duels, v);
        for (const card of g.s.players[playedBy(side)].relics.ready) {
          const reason = whyNotRelic(side, figuresOf(g, g.name(card)));
          if (reason !== undefined) return reason;
        }
        return why('G11.20', 'noRelic');
      },
      on: {
        relic(g, v, name) {
          const side = sideOf(g.s.duels, v);
          use(g, v, 'relics', name); // G15.1
          const { attack = 0, turn, reroll: most } = figuresOf(g, name);
          side.modifier += attack;
          if (turn !== undefined) turnDie(g, side, turn);
          if (most !== undefined) g.call(rerollByRelic, { duel: v.duel, side: v.side, most });
        },
        pass() {}, // G11.21
      },
    }),
  ],
});
