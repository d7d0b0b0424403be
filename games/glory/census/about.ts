import type { Census, Choice, Item } from '@destrier/engine';
import { eventNow } from '../rules/events.js';
import type { G, Look } from '../state.js';
import { item, type Kind } from './items.js';

/** The first word of an option with this verb, as an item. */
const naming =
  (verb: string, kind: Kind) =>
  (_g: Look, _asked: object, { verb: chosen, args }: Choice): readonly Item[] =>
    chosen === verb ? [item(kind, String(args[0]))] : [];

/** The words of an option that is a list. */
const listing =
  (kind: Kind) =>
  (_g: Look, _asked: object, { args }: Choice): readonly Item[] =>
    (args[0] as readonly string[]).map((id) => item(kind, id));

function placing(g: Look, _asked: object, { args }: Choice): readonly Item[] {
  const [spot] = args;
  const space = item('space', String(spot));
  return spot === 'event' ? [space, item('event', eventNow(g))] : [space];
}

/** A knight is chosen by name in a pas d'armes, and by the slot beside his in a joust. */
function challenging(g: Look, _asked: object, { verb, args }: Choice): readonly Item[] {
  if (verb === 'challenge') return [item('knight', String(args[0]))];
  if (verb !== 'enter') return [];
  const beside = g.s.tournament.bracket[neighbourOf(Number(args[0]) - 1)] ?? '';
  return g.content.knights[beside] === undefined ? [] : [item('knight', beside)];
}

/** The other slot of a pair; slots are counted from 0 here. */
function neighbourOf(slot: number): number {
  return slot % 2 === 0 ? slot + 1 : slot - 1;
}

export const about: Census<G>['about'] = {
  'setup.character': naming('choose', 'character'),
  'setup.titles': listing('objective'),
  'objective.keep': listing('objective'),
  'pawn.place': placing,
  'support.hire': naming('hire', 'support'),
  'plans.take': naming('take', 'travel'),
  'road.play': naming('play', 'played'),
  'roads.play': naming('play', 'played'),
  'register.shield': challenging,
  'tent.tent': naming('tent', 'aid'),
  'lance.lance': naming('lance', 'aid'),
  'second lance.lance': naming('lance', 'aid'),
  'relic.relic': naming('relic', 'aid'),
};
