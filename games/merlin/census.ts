import {
  isSeat,
  type Asked,
  type Census,
  type Chance,
  type Choice,
  type Happened,
  type Item,
  type Measure,
} from '@destrier/engine';
import { questOf, SPACES } from './book.js';
import { PROVINCES, type Content, type FlagPower } from './content/types.js';
import type { Look, G } from './state.js';

/** What a laboratory counts, in the order of its report, and what it means that an item is used. */
const KINDS = {
  start: { title: 'Starting tiles', used: 'begun with' },
  space: { title: 'Spaces of the ring', used: 'landed on, of the times it was in reach' },
  quest: { title: 'Quests', used: 'resolved, of the times it was held until it left the hand' },
  material: { title: 'Materials', used: 'paid with, of all manors' },
  flag: { title: 'Powers of flags', used: 'used' },
  ability: { title: 'Seals of the King’s Favour', used: 'placed' },
  knight: { title: 'Knights of the Round Table', used: 'taken as an ally' },
} as const;
type Kind = keyof typeof KINDS;

const item = (kind: Kind, id: string): Item => ({ kind, id });

function itemsOf(content: Content) {
  const of = (kind: Kind, things: { readonly [id: string]: { readonly source: string } }) =>
    Object.entries(things).map(([id, { source }]) => ({ ...item(kind, id), source }));
  const flags = PROVINCES.map((province) => content.provinces[province]);
  return [
    ...of('start', content.starts),
    ...of('space', content.ring),
    ...of('quest', content.quests),
    ...PROVINCES.map((province) => ({
      ...item('material', province),
      source: content.frames.top.source,
    })),
    ...flags.map(({ flag, source }) => ({ ...item('flag', flag), source })),
    ...of('ability', content.abilities),
    ...of('knight', content.knights),
  ];
}

/** Where a die leads without being changed. */
function landings(g: Look, { seat }: Asked, { verb, args }: Choice): readonly Item[] {
  const { knight, white } = g.s.players[seat];
  const isMerlin = verb === 'merlin';
  if (!isMerlin && verb !== 'ride') return [];
  const from = isMerlin ? g.s.merlin : knight;
  const steps = isMerlin ? (white ?? 0) : Number(args[0]);
  const isBack = args.includes('back');
  return [item('space', String((from + (isBack ? -steps : steps) + SPACES) % SPACES))];
}

type Params = Happened['params'];
type ItemsIn = { readonly [event: string]: (params: Params) => readonly Item[] };

const named =
  (kind: Kind, param: string) =>
  (params: Params): readonly Item[] => [item(kind, String(params[param]))];

/** A flag, wherever its power shows, or where a parameter says that it was a flag. */
const flag =
  (power: FlagPower, param?: string, value?: string) =>
  (params: Params): readonly Item[] =>
    param === undefined || params[param] === value ? [item('flag', power)] : [];

/** What was used, by events. */
const USED: ItemsIn = {
  started: named('start', 'start'),
  drafted: named('knight', 'knight'),
  sealed: named('ability', 'ability'),
  built: named('material', 'material'),
  resolved: named('quest', 'quest'),
  rode: flag('back', 'way', 'back'),
  changed: flag('turn', 'means', 'flag'),
  mirrored: flag('mirror'),
  borrowed: flag('borrow'),
  repelled: flag('repel', 'weapon', 'flag'),
  spentSecond: flag('second'),
};
/** What left a hand in vain, and materials that were not chosen. */
const MISSED: ItemsIn = {
  built: ({ material }) =>
    PROVINCES.filter((other) => other !== material).map((other) => item('material', other)),
  swapped: named('quest', 'given'),
  discarded: ({ quests }) =>
    Array.isArray(quests) ? quests.map((quest) => item('quest', String(quest))) : [],
};

function chances(_g: Look, { name, params }: Happened): readonly Chance[] {
  const { seat } = params;
  if (!isSeat(seat)) return [];
  const of = (from: ItemsIn, used: boolean): Chance[] =>
    (from[name]?.(params) ?? []).map((one) => ({ ...one, seat, used }));
  return [...of(USED, true), ...of(MISSED, false)];
}

/** Every turn moves one figure once with a die. */
const MOVED: readonly string[] = ['rode', 'ledMerlin', 'portal'];

/** What a quest of so many points brings by turn: nothing in each in which it is held, and all of them when it is resolved. */
function broughtByTurn(points: number): Measure<G> {
  const isOne = (g: Look, quest: string): boolean => questOf(g, quest).points === points;
  return {
    about: `points of a quest of ${points}, for each turn that it is held and once more when it is resolved`,
    read(g, { name, params: { seat, quest } }) {
      if (name === 'resolved') return isOne(g, String(quest)) ? [points] : [];
      if (!MOVED.includes(name) || !isSeat(seat)) return [];
      return g.all(g.s.players[seat].quests).flatMap((held) => (isOne(g, held) ? [0] : []));
    },
  };
}

/** What a laboratory counts in Merlin. */
export const census: Census<G> = {
  kinds: KINDS,
  items: itemsOf,
  about: { 'core.steer': landings },
  /** Quests that are still in hand were held in vain. */
  had: (g, seat) =>
    g.all(g.s.players[seat].quests).map((quest) => ({ ...item('quest', quest), used: false })),
  chances,
  measures: {
    'quest-1': broughtByTurn(1),
    'quest-2': broughtByTurn(2),
    'quest-3': broughtByTurn(3),
  },
};
