import { need, type Card, type Proc } from '@destrier/engine';
import type { OttoAction } from '../../content/types.js';
import { act, OTTO, procedure, type G, type OpenLook, type Play } from '../../state.js';
import { circlesOf, occupy, pawnsOn, type Spot } from '../circles.js';
import { eventNow, eventOf } from '../events.js';
import { drawTitleCards } from '../objective.js';
import { award } from '../purse.js';
import { effectOf } from '../tiles.js';
import { canOttoEnter, ottoEnters } from './registration.js';
import { ottoTitlePlace } from './otto.js';

/** [G17.13] */
function shuffleDeck(g: Play): void {
  const { deck, shown } = g.s.otto;
  g.moveAll(shown, deck);
  g.shuffle(deck, 'otto');
}

function actionsOf(g: Play, card: string): readonly OttoAction[] {
  return need(g.content.solo.cards[card], card).actions;
}

function turnUp(g: Play): readonly OttoAction[] {
  const { deck, shown } = g.s.otto;
  if (deck.length === 0) shuffleDeck(g);
  g.draw(deck, shown);
  const card = g.name(need(shown.at(-1), 'a solo card'));
  g.event('ottoCard', { card });
  g.rule(card);
  return actionsOf(g, card);
}

/** [G17.15] The pawn stays away from the board. */
function putAway(g: Play): void {
  g.s.otto.pawns--;
  g.event('ottoStuck', {});
}

/** Whether any card of his deck, turned up or not, has something for him to do. */
function isAnythingLeft(g: Play): boolean {
  const { deck, shown } = g.s.otto;
  return [...deck, ...shown].some((card) =>
    actionsOf(g, g.name(card)).some((action) => canDo(g, action)),
  );
}

/** [G17.14] */
function placePawn(g: Play): void {
  if (!isAnythingLeft(g)) return putAway(g);
  for (;;) {
    const action = turnUp(g).find((one) => canDo(g, one));
    if (action !== undefined) return carryOut(g, action);
  }
}

/** One pawn of Otto. */
export const ottoTurn: Proc<G, object> = procedure<object>('otto', {
  steps: [
    act('shuffle', undefined, (g) => {
      if (!g.s.placed.owners.includes(OTTO)) shuffleDeck(g);
    }),
    act('act', 'G17.14', placePawn),
  ],
});

type Kind = OttoAction['kind'];

const SPOTS: { readonly [kind in Kind]: Spot } = {
  support: 'support',
  special: 'support',
  plans: 'plans',
  objective: 'objective',
  event: 'event',
  initiative: 'initiative',
  training: 'training',
  prayer: 'prayer',
  service: 'service',
  herald: 'space:herald',
};

/** Whether Otto can carry out an action in full. */
function canDo(g: OpenLook, action: OttoAction): boolean {
  if (circlesOf(g, SPOTS[action.kind]) === 0) return false;
  switch (action.kind) {
    case 'support':
      return wantedSlot(g, action.order) !== -1;
    case 'special':
      return specialSlot(g) !== -1;
    case 'plans':
      return g.s.offers[action.deck].length === g.content.figures.offers;
    case 'objective':
      return g.s.titleDeck.length + g.s.titleDiscard.length >= g.content.figures.objectives;
    case 'event':
      return isEventOpen(g);
    case 'initiative':
      return pawnsOn(g, 'initiative', OTTO) === 0;
    case 'herald':
      return g.s.otto.rivals && canOttoEnter(g, 'herald');
    case 'training':
    case 'prayer':
    case 'service':
      return true;
  }
}

/** His pawn goes to the space, and the action takes effect. */
function carryOut(g: Play, action: OttoAction): void {
  occupy(g, OTTO, SPOTS[action.kind]); // G17.16
  switch (action.kind) {
    case 'support':
      return removeSupport(g, slotAt(g, wantedSlot(g, action.order))); // G17.17 G17.18
    case 'special':
      return removeSupport(g, slotAt(g, specialSlot(g))); // G17.19
    case 'plans':
      g.moveAll(g.s.offers[action.deck], g.s.travelGone[action.deck]); // G17.21
      return g.event('ottoTook', { what: action.deck });
    case 'objective':
      return takeTitle(g);
    case 'event':
      return takeEvent(g);
    case 'initiative':
      return; // G17.25
    case 'herald':
      return ottoEnters(g, 'herald'); // G17.27
    case 'training':
    case 'prayer':
    case 'service':
      return; // G17.26
  }
}

/** [G17.17] [G17.18] The leftmost ordinary slot with the first of these types that lies in one. */
function wantedSlot(g: OpenLook, order: readonly string[]): number {
  const { slots } = g.content.board.track;
  for (const support of order)
    for (let i = 0; i < slots.length; i++) {
      const { special, price } = need(slots[i], 'a slot');
      if (special || price === g.content.solo.spared) continue;
      if (g.find(need(g.s.track[i], 'a slot'), support) !== undefined) return i;
    }
  return -1;
}

/** [G17.19] */
function specialSlot(g: OpenLook): number {
  const { slots } = g.content.board.track;
  return g.s.track.findIndex((slot, i) => slots[i]?.special === true && slot.length > 0);
}

function slotAt(g: Play, i: number): Card[] {
  return need(g.s.track[i], 'a slot');
}

/** A support leaves the game; in Rivalry Otto scores the glory it gives once, and loses none [G17.20]. */
function removeSupport(g: Play, slot: Card[]): void {
  const card = need(slot[0], 'a support');
  const support = g.name(card);
  g.move(card, slot, g.s.supportsGone);
  g.event('ottoTook', { what: support });
  const glory = effectOf(g, support).gain?.glory ?? 0;
  if (!g.s.otto.rivals || glory <= 0) return;
  award(g, OTTO, 'supports', glory);
}

/** [G17.22] All are drawn before two are discarded, so that the third is another one. */
function takeTitle(g: Play): void {
  const { titles } = g.s.otto;
  const drawn = drawTitleCards(g, titles, g.content.figures.objectives);
  const place = ottoTitlePlace(g);
  const kept = need(titles.at(-1), 'a title');
  for (const card of titles.slice(-drawn, -1)) g.move(card, titles, g.s.titleDiscard);
  if (place !== titles) g.move(kept, titles, place);
}

/** [G17.23] [G17.24] */
function isEventOpen(g: OpenLook): boolean {
  const { action } = eventOf(g);
  return action !== undefined && (action.recruit !== true || g.s.recruit.length > 0);
}

function takeEvent(g: Play): void {
  const { recruit, rewards } = need(eventOf(g).action, eventNow(g)); // G17.23 G17.24
  if (recruit === true) removeSupport(g, g.s.recruit);
  if (!g.s.otto.rivals) return;
  let most = 0;
  for (const { glory = 0 } of rewards ?? []) most = Math.max(most, glory);
  award(g, OTTO, 'event', most);
}
