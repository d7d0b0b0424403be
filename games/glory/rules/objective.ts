import {
  kind,
  need,
  paramsOf,
  why,
  type Card,
  type Proc,
  type Seat,
  type Why,
} from '@destrier/engine';
import { act, ask, procedure, type G, type OpenLook, type Own, type Play } from '../state.js';

export function whyNoTitles(g: OpenLook): Why | undefined {
  return g.s.titleDeck.length + g.s.titleDiscard.length === 0
    ? why('G5.31', 'noTitles')
    : undefined;
}

/** Draws so many titles, or all there are; says how many. */
export function drawTitleCards(g: Play, to: Card[], n: number): number {
  const { titleDeck, titleDiscard } = g.s;
  const drawn = g.draw(titleDeck, to, n);
  if (drawn === n || titleDiscard.length === 0) return drawn;
  g.moveAll(titleDiscard, titleDeck); // G5.30
  g.shuffle(titleDeck, 'cards');
  return drawn + g.draw(titleDeck, to, n - drawn);
}

/** Where personal titles lie; in a learning game all see them. */
export function keepPlace(g: Play, seat: Seat): Card[] {
  const { titles, openTitles } = g.s.players[seat];
  if (g.options['learning'] !== 'on') return titles;
  return openTitles; // G18.8
}

interface Draw extends Own {
  draw: number;
  keep: number;
}

export const drawTitles: Proc<G, Draw> = procedure<Draw>('objective', {
  steps: [
    act('draw', 'G5.29', (g, v) => {
      const { drawn } = g.s.players[v.seat];
      const count = drawTitleCards(g, drawn, v.draw);
      if (count === 0) return g.leave(drawTitles); // G5.31
      const titles = drawn.map((card) => g.name(card));
      g.event('objectives', { seat: v.seat, drawn: count, titles });
    }),
    ask<Draw, { keep: [titles: readonly string[]] }>('keep', {
      rule: 'G5.28',
      who: 'seat',
      params: paramsOf({ keep: kind.number }, (_g, v) => ({ keep: v.keep })),
      menu(g, v, m) {
        const drawn = g.s.players[v.seat].drawn.map((card) => g.name(card));
        const keep = Math.min(v.keep, drawn.length);
        m.subset('keep', drawn, keep, keep);
      },
      on: {
        keep(g, v, titles) {
          const { drawn } = g.s.players[v.seat];
          const kept = keepPlace(g, v.seat);
          for (const title of titles.toSorted())
            g.move(need(g.find(drawn, title), title), drawn, kept);
          g.moveAll(drawn, g.s.titleDiscard);
          g.event('kept', { seat: v.seat, kept: titles.length, titles });
        },
      },
    }),
  ],
});
