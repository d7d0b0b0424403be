import { need, type Seat } from '@destrier/engine';
import { rules, type OpenLook, type Play } from '../state.js';

/** Quest cards from the row and the pile. */

/** The pile is made anew when it is empty [M10.12] [M10.13]. */
function fillPile(g: Play): void {
  if (g.s.pile.length > 0 || g.s.discard.length === 0) return;
  g.rule('M10.12');
  g.moveAll(g.s.discard, g.s.pile);
  g.shuffle(g.s.pile, 'quests');
  g.event('reshuffled', { what: 'quests' });
}

/** The row is filled at once [M10.11]. */
export function fillRow(g: Play): void {
  while (g.s.row.length < g.content.figures.row) {
    fillPile(g);
    if (g.draw(g.s.pile, g.s.row) === 0) return;
    g.event('revealed', { quest: g.name(need(g.s.row.at(-1), 'a quest')) });
  }
}

export function drawQuest(g: Play, seat: Seat): void {
  const { quests } = g.s.players[seat];
  fillPile(g);
  if (g.draw(g.s.pile, quests) === 1)
    g.event('drew', { seat, quest: g.name(need(quests.at(-1), 'a quest')) });
}

const isPile = (g: OpenLook): boolean => g.s.pile.length > 0 || g.s.discard.length > 0;

interface Drawing {
  seat: Seat;
}

/** One quest card, from the row or the pile [M10.10] [M6.15]. */
export const drawing = rules.procedure<Drawing>('drawing', {
  steps: [
    rules.openAsk<Drawing, { open: [quest: string]; blind: [] }>('quest', {
      rule: 'M10.10',
      who: 'seat',
      menu(g, _v, m) {
        for (const card of g.s.row) m.option('open', g.name(card));
        if (isPile(g)) m.option('blind');
      },
      on: {
        open(g, v, quest) {
          const { quests } = g.s.players[v.seat];
          g.move(need(g.find(g.s.row, quest), quest), g.s.row, quests);
          g.event('tookOpen', { seat: v.seat, quest });
          fillRow(g);
        },
        blind: (g, v) => drawQuest(g, v.seat),
      },
    }),
  ],
});

/** Puts a quest of the hand on the discard. */
export function discardQuest(g: Play, seat: Seat, quest: string): void {
  const { quests } = g.s.players[seat];
  g.move(need(g.find(quests, quest), quest), quests, g.s.discard);
}
