import type { Seat } from '@destrier/engine';
import { rules, type Power, type Play } from '../../state.js';
import { moveKind, weapon } from '../cards.js';
import { powerOf, spend } from '../powers.js';

interface Keeping {
  seat: Seat;
  /** Special weapons that have just come into the pile. */
  kinds: readonly string[];
}

/** The Grimoire [A14.12]. */
const keeping = rules.procedure<Keeping>('keeping', {
  steps: [
    rules.openAsk<Keeping, { keep: [card: string]; leave: [] }>('keep', {
      rule: 'A14.12',
      who: 'seat',
      menu(_g, v, m) {
        if (v.kinds.length === 0) return;
        for (const kind of new Set(v.kinds)) m.option('keep', kind);
        m.option('leave');
      },
      on: {
        keep(g, v, kind) {
          const { pile, kept } = g.s.players[v.seat];
          moveKind(g, kind, pile, kept);
          v.kinds = v.kinds.toSpliced(v.kinds.indexOf(kind), 1);
          const power = powerOf(g, v.seat, 'keep-special');
          if (power !== undefined) spend(g, power);
          g.event('keptCard', { seat: v.seat, card: kind, power: power?.card ?? null });
          return 'again';
        },
        leave() {},
      },
    }),
  ],
});

/** Cards of the combat go into an opponent's pile, by a power. */
export function intoPile(g: Play, power: Power, to: Seat, kinds: readonly string[]): void {
  for (const kind of kinds) moveKind(g, kind, g.s.table, g.s.players[to].pile);
  g.event('movedToPile', { from: power.seat, to, cards: kinds, power: power.card });
  offerKeeping(g, to, kinds);
}

export function offerKeeping(g: Play, seat: Seat, kinds: readonly string[]): void {
  if (powerOf(g, seat, 'keep-special') === undefined) return;
  const specials = kinds.filter((kind) => weapon(g, kind).special);
  if (specials.length > 0) g.call(keeping, { seat, kinds: specials });
}

/** A card of the combat goes back to its owner's hand by a power of his, and everybody has seen it. */
export function takeBack(g: Play, { seat, card: power }: Power, kind: string): void {
  const player = g.s.players[seat];
  moveKind(g, kind, g.s.table, player.hand);
  player.voids = player.voids.filter((suit) => suit !== weapon(g, kind).suit);
  g.event('tookBack', { seat, card: kind, power });
}
