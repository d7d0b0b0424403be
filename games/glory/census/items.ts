import type { Item } from '@destrier/engine';
import type { Content, Source } from '../content/types.js';

/** What a laboratory counts, in the order of its report, and what it means that an item is used. */
export const KINDS = {
  order: { title: 'Starting order', used: 'began the game at this place of the initiative track' },
  character: { title: 'Characters', used: 'chosen, of the times it was dealt' },
  space: { title: 'Action spaces', used: 'taken by a pawn, of the times it was open to one' },
  event: { title: 'Events', used: 'its space taken by a pawn, of the times it was open to one' },
  support: { title: 'Supports hired', used: 'hired, of the times there was a choice with it' },
  aid: {
    title: 'Supports and relics in duels',
    used: 'brought into a duel, of the times it could be',
  },
  travel: { title: 'Travel cards taken', used: 'taken from the offer, of the times it lay there' },
  played: { title: 'Travel cards played', used: 'played from the hand, of the times it could be' },
  objective: { title: 'Titles kept', used: 'kept, of the times it was drawn' },
  title: {
    title: 'Titles completed',
    used: 'completed, of the players who could score it at the end',
  },
  knight: { title: 'Knights chosen', used: 'chosen as opponent, of the times he could be' },
  foe: { title: 'Knights fought', used: 'beaten, of the duels against him' },
  trophy: { title: 'Trophies', used: 'won, of the players who competed for it' },
} as const;
export type Kind = keyof typeof KINDS;

export const item = (kind: Kind, id: string): Item => ({ kind, id });

/** Places of the initiative track, from left to right. */
export const PLACES = ['first', 'second', 'third', 'fourth'] as const;

type Sourced = { readonly [id: string]: { readonly source: Source } };

const sourced = (kind: Kind, things: Sourced) =>
  Object.entries(things).map(([id, { source }]) => ({ kind, id, source }));

function where<T extends { readonly source: Source }>(
  things: { readonly [id: string]: T },
  fits: (thing: T) => boolean,
): Sourced {
  return Object.fromEntries(Object.entries(things).filter(([, thing]) => fits(thing)));
}

export function itemsOf(content: Content): readonly (Item & { readonly source: Source })[] {
  const { board, supports, relics, titles, knights } = content;
  const helpful = where(supports, ({ timing }) => timing === 'tent' || timing === 'lance');
  return [
    ...PLACES.map((id) => ({ kind: 'order', id, source: 'rulebook' as const })),
    ...sourced('character', content.characters),
    ...sourced('space', board.spaces),
    { kind: 'space', id: 'event', source: 'rulebook' },
    ...sourced(
      'event',
      where(content.events, ({ action }) => action !== undefined),
    ),
    ...sourced('support', supports),
    ...sourced('aid', { ...helpful, ...relics }),
    ...sourced('travel', content.travel),
    ...sourced('played', content.travel),
    ...sourced('objective', titles),
    ...sourced('title', titles),
    ...sourced('knight', knights),
    ...sourced('foe', knights),
    ...sourced('trophy', content.trophies),
  ];
}
