import { need } from '@destrier/engine';
import { KNIGHT, NOBODY, OTTO, type OpenLook, type Play } from '../../state.js';
import { occupant, occupantSeat, pairOf, SLOTS } from '../tournament/bracket.js';
import { knightOf, leftWins } from '../tournament/knights.js';
import { challenge, enter, freeSlots, hasEntered, whyNotChallenge } from '../tournament/shields.js';
import { ottoBeats } from './otto.js';

/** Where Otto enters a joust: narrowed down step by step. */

/** Whom Otto would meet, as the bracket spells it; nothing where nobody is known yet. */
type Meeting = (g: OpenLook, slot: number) => string;

/** Slots are counted from 1, pairs from 0. */
const ALL_SLOTS: readonly number[] = Array.from({ length: SLOTS }, (_, i) => i + 1);

function pairWith(slot: number): number {
  return (slot - 1) >> 1;
}

function isKnight(name: string): boolean {
  return name !== '' && occupant(name) === KNIGHT;
}

function isPlayer(name: string): boolean {
  return occupantSeat(name) !== undefined;
}

/** The neighbour in the pair. */
const first: Meeting = (g, slot) => {
  const [left, right] = pairOf(g, pairWith(slot));
  return slot % 2 === 1 ? right : left;
};

/** Whom the neighbouring pair would send. */
const second: Meeting = (g, slot) => {
  const [left, right] = pairOf(g, pairWith(slot) ^ 1);
  if (isPlayer(left) || right === '') return left;
  if (isPlayer(right) || left === '') return right;
  return leftWins(knightOf(g, left), knightOf(g, right)) ? left : right;
};

/** Winners keep their side: in the second duel an even pair stands on the left. */
function isOnLeft(slot: number, meeting: Meeting): boolean {
  return (meeting === first ? slot - 1 : pairWith(slot)) % 2 === 0;
}

function isWin(g: OpenLook, slot: number, meeting: Meeting): boolean {
  const name = meeting(g, slot);
  return isKnight(name) && ottoBeats(g, name, isOnLeft(slot, meeting));
}

function isLoss(g: OpenLook, slot: number, meeting: Meeting): boolean {
  const name = meeting(g, slot);
  return isKnight(name) && !ottoBeats(g, name, isOnLeft(slot, meeting));
}

/** [G17.32] A step that would leave no slot is passed over. */
function narrowed(slots: readonly number[], isGood: (slot: number) => boolean): readonly number[] {
  const left = slots.filter(isGood);
  return left.length > 0 ? left : slots;
}

/** [G17.33] [G17.34] Away from knights who beat him, and from the player where a weaker knight is to be had. */
function safest(g: OpenLook, slots: readonly number[], meeting: Meeting): readonly number[] {
  const safe = narrowed(slots, (slot) => !isLoss(g, slot, meeting));
  if (meeting === first && g.options['edition'] !== 'ru')
    return narrowed(safe, (slot) => isWin(g, slot, first));
  return isPlayerAvoided(g, safe, meeting)
    ? narrowed(safe, (slot) => !isPlayer(meeting(g, slot)))
    : safe;
}

/** In the Russian edition [G18.5] it depends on the knights he must fear, wherever they stand. */
function isPlayerAvoided(g: OpenLook, slots: readonly number[], meeting: Meeting): boolean {
  return g.options['edition'] === 'ru'
    ? !ALL_SLOTS.some((slot) => isLoss(g, slot, meeting))
    : slots.some((slot) => isWin(g, slot, meeting));
}

/** [G17.35] Who is sure to lose the first duel gets nothing from the second. */
function promiseOf(g: OpenLook, slot: number): number {
  if (isLoss(g, slot, first)) return 0;
  let glory = 0;
  for (const meeting of [first, second])
    if (isWin(g, slot, meeting)) glory += knightOf(g, meeting(g, slot)).glory;
  return glory;
}

/** The slot Otto takes, from 1; none if he has entered or none is free. */
function bestSlot(g: OpenLook): number | undefined {
  if (hasEntered(g, OTTO)) return undefined;
  let best: number | undefined;
  let most = 0;
  for (const slot of safest(g, safest(g, freeSlots(g), first), second)) {
    const promise = promiseOf(g, slot);
    if (promise >= most) [best, most] = [slot, promise];
  }
  return best;
}

/** By the Herald space, or in the registration phase. */
type Occasion = 'herald' | 'registration';

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
