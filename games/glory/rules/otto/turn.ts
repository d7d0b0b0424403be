import { need, type Proc } from '@destrier/engine';
import type { OttoAction } from '../../content/types.js';
import { act, OTTO, procedure, type G, type Play } from '../../state.js';
import { canDo, carryOut } from './actions.js';

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
