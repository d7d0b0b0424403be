import type { Table } from '@destrier/engine';
import { asked, play, type Colour } from '@destrier/engine/testkit/check';
import { makeEvent, seated } from './seated.js';
import { actions } from '../rules/actions.js';

/** Tables for tests of the action phase. */

type Given = NonNullable<Parameters<typeof seated>[1]>;

/** A table at the start of an action phase, under an event that by itself does nothing. */
export function acting(
  seats: number,
  { event = 'crusade', given, ...rest }: Given & { readonly event?: string } = {},
): Table {
  return seated(seats, {
    begin: (match) => match.call(actions, {}),
    ...rest,
    given(s, match) {
      s.piles.special.push(...s.recruit.splice(0));
      makeEvent(match, event);
      given?.(s, match);
    },
  });
}

/** Everybody patrols until it is this colour's turn to place a pawn. */
export function until(table: Table, colour: Colour): void {
  for (
    let [question = ''] = asked(table);
    question !== `${colour}: pawn.place`;
    [question = ''] = asked(table)
  )
    play(table, `${question.split(':')[0]}: place patrol`);
}
