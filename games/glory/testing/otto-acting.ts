import { need, type Match, type Table } from '@destrier/engine';
import { cardsIn, hold } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import type { OttoAction, SoloCard } from '../content/types.js';
import { ottoTurn } from '../rules/otto/turn.js';
import type { State } from '../state.js';
import { makeEvent, seated, stateOf } from './seated.js';

/** Tables for rulings of Otto's pawns, with a deck of known cards. */

export type Actions = readonly [OttoAction, OttoAction?, OttoAction?];
export type Change = (s: State, match: Match) => void;
type Options = { readonly [id: string]: string };

/** What he does when the action before it cannot be done. */
export const training: OttoAction = { kind: 'training' };
/** What he can never do under Bountiful harvest. */
export const event: OttoAction = { kind: 'event' };

/** What the slots of the track cost here: of the ordinary ones in use one costs 2 coins, others 3, 1 and 0. */
const PRICES = [2, 2, 2, 2, 2, 3, 1, 1, 0] as const;
const { track } = content.board;
const priced = {
  ...content.board,
  track: { ...track, slots: track.slots.map((slot, i) => ({ ...slot, price: PRICES[i] })) },
};

/** A deck of these cards, under an event that has no space. */
export function withCards(
  cards: { readonly [id: string]: Actions },
  options: Options,
  given: Change,
) {
  const deck: Record<string, SoloCard> = {};
  for (const [id, [one, two = event, three = event]] of Object.entries(cards))
    deck[id] = { source: 'pack', deck: 'basic', actions: [one, two, three] };
  return {
    options: { tournament: 'joust', difficulty: 'medium', ...options },
    content: { ...content, board: priced, solo: { ...content.solo, cards: deck } },
    given(s: State, match: Match) {
      makeEvent(match, 'harvest');
      s.supportsGone.push(...s.recruit.splice(0));
      given(s, match);
    },
  };
}

/** Otto has placed one pawn by a deck of one card; action II is Training unless said. */
export function after(action: OttoAction, given: Change = () => {}, options: Options = {}): Table {
  return seated(1, {
    ...withCards({ plan: [action, training] }, options, given),
    begin: (match) => match.call(ottoTurn, {}),
  });
}

export const otto = (table: Table) => stateOf(table).otto;
export const spaces = (table: Table) => stateOf(table).placed.spaces;
export const couldNot = ['training'];
/** The track, slot by slot. */
export const trackOf = (table: Table) =>
  stateOf(table).track.map((slot) => cardsIn(table, slot).join(' '));

type Limited = 'prayer' | 'objective' | 'space:herald';

/** As many times this space as it has circles for one player, but for those left free. */
export function pawnsOn(space: Limited, free = 0): Limited[] {
  const { circles } = content.board.spaces[space];
  if (circles === 'free') throw new Error(`${space} is a free zone`);
  return Array.from({ length: circles[0] - free }, () => space);
}

/** The player has pawns on all circles of a space but for those left free. */
export const taken =
  (space: Limited, free = 0): Change =>
  (s) => {
    const pawns = pawnsOn(space, free);
    s.placed = { spaces: pawns, owners: pawns.map(() => 0) };
  };

/** Puts exactly these supports on the track, by slot from 0. */
export function lay(match: Match, supports: { readonly [slot: number]: string }): void {
  const s: State = match.s;
  for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
  for (const [slot, support] of Object.entries(supports))
    hold(match, need(s.track[Number(slot)], 'a slot'), [support]);
}
