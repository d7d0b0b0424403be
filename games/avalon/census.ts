import type { Census, Choice, Item, Seat } from '@destrier/engine';
import type { Content } from './content/types.js';
import type { Look, G } from './state.js';

/** What a laboratory counts, in the order of its report, and what it means that an item is used. */
const KINDS = {
  pair: { title: 'Heroes with their legends', used: 'played' },
  legend: { title: 'Legends', used: 'unlocked, of the players who could' },
  godsend: { title: 'Godsends', used: 'taken, of the times it lay open' },
} as const;

const item = (kind: keyof typeof KINDS, id: string): Item => ({ kind, id });

function itemsOf(content: Content) {
  const of = (kind: keyof typeof KINDS, things: { [id: string]: { source: string } }) =>
    Object.entries(things).map(([id, { source }]) => ({ ...item(kind, id), source }));
  return [
    ...of('pair', content.heroes),
    ...of('legend', content.legends),
    ...of('godsend', content.godsends),
  ];
}

/** Everybody had a hero from the start; of the legends only those that were unlocked. */
function had(g: Look, seat: Seat) {
  const { hero, unlocked } = g.s.players[seat];
  const legend = g.content.heroes[hero]?.legend;
  if (legend === undefined) return [];
  return [
    { ...item('pair', hero), used: true },
    { ...item('legend', legend), used: unlocked },
  ];
}

function taking(_g: Look, _asked: object, { verb, args }: Choice): readonly Item[] {
  return verb === 'take' ? [item('godsend', String(args[0]))] : [];
}

/** What a laboratory counts in Avalon. A pair goes by the name of its hero. */
export const census: Census<G> = {
  kinds: KINDS,
  items: itemsOf,
  about: { 'taking.take': taking },
  had,
};
