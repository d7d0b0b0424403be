import { need, type Seat } from '@destrier/engine';
import type { Province } from '../content/types.js';
import { rules } from '../state.js';
import { takeTile, tilesOf } from './allies.js';
import { gain } from './points.js';
import { BANISH, isReady, turnSeal } from './seals.js';
import { flagsFor, useFlag } from './supply.js';
import { discardTraitors, shieldsAgainst, traitorsOf } from './traitors.js';

/** What may be done at any moment of the own turn, besides quests. */

interface OfSeat {
  seat: Seat;
}
const NOBODY: readonly Seat[] = [];

/** A black flag [M8.4] [M8.5]. */
export const repelling = rules.anytime<OfSeat, { repel: [traitor: Province] }>('repel', {
  rule: 'M8.4',
  who: (g, v) =>
    flagsFor(g, v.seat, 'repel') > 0 && g.s.players[v.seat].traitors.length > 0 ? [v.seat] : NOBODY,
  menu(g, v, m) {
    for (const shield of shieldsAgainst(g, v.seat)) m.option('repel', shield);
  },
  on: {
    repel(g, v, _seat, traitor) {
      useFlag(g, v.seat, 'repel');
      discardTraitors(g, v.seat, traitor, traitorsOf(g, v.seat, traitor), 'flag');
    },
  },
});

/** A grey flag, after the first quest [M8.6] [M8.7] [M8.8]. */
export const seconding = rules.anytime<OfSeat, { second: [] }>('second', {
  rule: 'M8.6',
  who: (g, v) =>
    g.s.turn.quests === 1 &&
    !g.s.turn.second &&
    flagsFor(g, v.seat, 'second') > 0 &&
    g.s.players[v.seat].quests.length > 0
      ? [v.seat]
      : NOBODY,
  menu: (_g, _v, m) => m.option('second'),
  on: {
    second(g, v) {
      useFlag(g, v.seat, 'second');
      g.s.turn.second = true;
      g.event('spentSecond', { seat: v.seat });
    },
  },
});

/** The favour of the shield-bearer [M17.12]. */
export const banishing = rules.anytime<OfSeat, { banish: [traitor: Province] }>('banish', {
  rule: 'M17.12',
  who: (g, v) => {
    const player = g.s.players[v.seat];
    return player.traitors.length > 0 && isReady(player, BANISH) ? [v.seat] : NOBODY;
  },
  menu(g, v, m) {
    for (const shield of shieldsAgainst(g, v.seat)) m.option('banish', shield);
  },
  on: {
    banish(g, v, _seat, traitor) {
      const points = g.content.figures.favour;
      turnSeal(g, v.seat, BANISH);
      discardTraitors(g, v.seat, traitor, 1, 'favour');
      g.event('favoured', { seat: v.seat, ability: BANISH, points });
      gain(g, v.seat, 'seals', points);
    },
  },
});

/** Bedivere exchanges a quest of the hand for one of the row [M19.19] [M19.20]. */
export const swapping = rules.anytime<OfSeat, { swap: [given: string, quest: string] }>('swap', {
  rule: 'M19.19',
  who: (g, v) => {
    const player = g.s.players[v.seat];
    return tilesOf(player, 'bedivere') > 0 && player.quests.length > 0 && g.s.row.length > 0
      ? [v.seat]
      : NOBODY;
  },
  menu(g, v, m) {
    for (const given of g.kinds(g.s.players[v.seat].quests))
      for (const quest of g.kinds(g.s.row)) m.option('swap', given, quest);
  },
  on: {
    swap(g, v, _seat, given, quest) {
      const { quests } = g.s.players[v.seat];
      takeTile(g, v.seat, 'bedivere');
      g.move(need(g.find(g.s.row, quest), quest), g.s.row, quests);
      g.move(need(g.find(quests, given), given), quests, g.s.row);
      g.event('swapped', { seat: v.seat, given, quest });
    },
  },
});
