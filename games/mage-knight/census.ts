import type { Asked, Census, Choice, Item } from '@destrier/engine';
import { kindOfCopy } from './book.js';
import type { Content } from './content/types.js';
import type { G, Look } from './state.js';

/** What a laboratory counts, in the order of its report, and what it means that an item is used. */
const KINDS = {
  hero: { title: 'Heroes', used: 'played' },
  tactic: { title: 'Tactics', used: 'chosen, of the times it lay there' },
  skill: { title: 'Skills', used: 'learned, of the times it could be' },
  unit: { title: 'Units', used: 'recruited, of the times it could be paid' },
  card: {
    title: 'Advanced actions, spells and artifacts',
    used: 'taken or bought, of the times it could be',
  },
} as const;
type Kind = keyof typeof KINDS;

const item = (kind: Kind, id: string): Item => ({ kind, id });

function itemsOf(content: Content) {
  const of = (kind: Kind, things: { readonly [id: string]: { readonly source: string } }) =>
    Object.entries(things).map(([id, { source }]) => ({ ...item(kind, id), source }));
  const cards = Object.entries(content.cards).filter(([, { kind }]) => kind !== 'basic');
  return [
    ...of('hero', content.heroes),
    ...of('tactic', content.tactics),
    ...of('skill', content.skills),
    ...of('unit', content.units),
    ...of('card', Object.fromEntries(cards)),
  ];
}

/** What an option takes, by its verb. */
const TAKEN: { readonly [verb: string]: Kind } = {
  tactic: 'tactic',
  learn: 'skill',
  recruit: 'unit',
  take: 'card',
  lesson: 'card',
  spell: 'card',
  action: 'card',
};

function taking(_g: Look, _asked: Asked, { verb, args }: Choice): readonly Item[] {
  const kind = TAKEN[verb];
  if (kind === undefined) return [];
  const id = String(args[0]);
  return [item(kind, kind === 'unit' ? kindOfCopy(id) : id)];
}

/** What a laboratory counts in Mage Knight. Units are counted by kind; artifacts come unasked. */
export const census: Census<G> = {
  kinds: KINDS,
  items: itemsOf,
  about: {
    'choosing a tactic.tactic': taking,
    'learning.skill': taking,
    'learning.action': taking,
    'gaining a card.take': taking,
    'gaining a unit.recruit': taking,
    'winning a unit.recruit': taking,
    'interacting.trade': taking,
  },
  had: (g, seat) => [{ ...item('hero', g.s.players[seat].hero), used: true }],
};
