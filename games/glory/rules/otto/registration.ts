import { need } from '@destrier/engine';
import { NOBODY, OTTO, type OpenLook, type Play } from '../../state.js';
import { knightOf } from '../tournament/knights.js';
import { challenge, enter, whyNotChallenge } from '../tournament/shields.js';
import { bestSlot } from './slots.js';
import { ottoBeats } from './strength.js';

/** By the Herald space, or in the registration phase. */
export type Occasion = 'herald' | 'registration';

/** [G17.29] By the Herald, Otto keeps out of cities where anybody has a shield. */
function isFreeCity(g: OpenLook, city: string): boolean {
  return g.s.tournament.stands.every((stand) => stand.city !== city || stand.shield === NOBODY);
}

/** The knight of most glory whom Otto may challenge and beats; they lie in the order of the duels [G17.31]. */
function bestKnight(g: OpenLook, when: Occasion): string | undefined {
  let best: string | undefined;
  let most = -1;
  for (const stand of g.s.tournament.stands) {
    const { city, knight } = stand;
    const { glory } = knightOf(g, knight);
    if (glory <= most || whyNotChallenge(g, OTTO, stand) !== undefined) continue;
    if ((when === 'herald' && !isFreeCity(g, city)) || !ottoBeats(g, knight)) continue;
    best = knight;
    most = glory;
  }
  return best;
}

export function canOttoEnter(g: OpenLook, when: Occasion): boolean {
  return g.s.tournament.kind === 'joust'
    ? bestSlot(g) !== undefined
    : bestKnight(g, when) !== undefined;
}

/** Places Otto's shield, if he can. */
export function ottoEnters(g: Play, when: Occasion): void {
  if (!canOttoEnter(g, when)) return;
  if (g.s.tournament.kind === 'joust') {
    enter(g, OTTO, need(bestSlot(g), 'a slot')); // G17.32 G17.33 G17.34 G17.35 G18.5
  } else {
    challenge(g, OTTO, need(bestKnight(g, when), 'a knight')); // G17.28 G17.30
  }
}
