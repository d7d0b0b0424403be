import { need, type Seat } from '@destrier/engine';
import type { FoeChange } from '../../content/ops.js';
import type { Play } from '../../state.js';
import { foeIn, fortificationOf, resistancesOf } from '../combat/foes.js';
import { beat } from '../combat/beating.js';

/** What effects do to enemies. */

function change(g: Play, seat: Seat, foe: string, one: FoeChange): void {
  const state = need(g.s.combat.foes[foe], foe);
  switch (one.change) {
    case 'armour':
      state.armour += fortificationOf(g, foe) > 0 ? (one.fortified ?? one.n) : one.n;
      return;
    case 'armour-by-resistances':
      state.armour -= resistancesOf(g, foe).length;
      return;
    case 'no-attack':
      if (g.s.combat.phase === 'ranged' || g.s.combat.phase === 'block') state.idle = true; // K12.24
      return;
    case 'lose-resistance':
      state.lost.push(...one.which);
      return;
    case 'lose-fortification':
      state.open = true;
      return;
    case 'destroy':
      beat(g, seat, foe);
  }
}

export function changeFoe(g: Play, seat: Seat, foe: string, changes: readonly FoeChange[]): void {
  for (const one of changes) if (!foeIn(g, foe).beaten) change(g, seat, foe, one);
}
