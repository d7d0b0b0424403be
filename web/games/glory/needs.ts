import { DECKS, type SeenPlayer, type Title } from '@destrier/glory/page';

/** One thing that a title asks for, and how much of it somebody has. */
export interface Need {
  readonly kind: 'amount' | 'level' | 'tile' | 'played' | 'without';
  /** The word of what is asked for. */
  readonly what: string;
  readonly needed: number;
  readonly has: number;
  readonly met: boolean;
}

type Tiles = SeenPlayer['supports'];

/** What of a player is counted. */
type Counted = Pick<
  SeenPlayer,
  | 'coins'
  | 'strength'
  | 'faith'
  | 'mount'
  | 'armour'
  | 'supports'
  | 'relics'
  | 'prestige'
  | 'played'
>;

function tilesIn({ ready, used }: Tiles, tile?: string): number {
  const all = [...ready, ...used];
  return tile === undefined ? all.length : all.filter((one) => one === tile).length;
}

/** All that a title asks for; a duel for it is no matter of counting. */
export function needsOf(title: Title, player: Counted): Need[] {
  const atLeast = (kind: Need['kind'], what: string, has: number, needed?: number): Need[] =>
    needed === undefined ? [] : [{ kind, what, needed, has, met: has >= needed }];
  return [
    ...atLeast('tile', 'supports', tilesIn(player.supports), title.supports),
    ...Object.entries(title.of ?? {}).flatMap(([tile, needed]) =>
      atLeast('tile', tile, tilesIn(player.supports, tile), needed),
    ),
    ...(title.without ?? []).map((tile): Need => {
      const has = tilesIn(player.supports, tile);
      return { kind: 'without', what: tile, needed: 0, has, met: has === 0 };
    }),
    ...atLeast('tile', 'relics', tilesIn(player.relics), title.relics),
    ...atLeast('tile', 'prestige', tilesIn(player.prestige), title.prestige),
    ...atLeast('level', 'mount', player.mount, title.mount),
    ...atLeast('level', 'armour', player.armour, title.armour),
    ...DECKS.flatMap((deck) =>
      atLeast('played', deck, player.played[deck].length, title.played?.[deck]),
    ),
    ...atLeast('amount', 'coins', player.coins, title.coins),
    ...atLeast('amount', 'strength', player.strength, title.strength),
    ...atLeast('amount', 'faith', player.faith, title.faith),
  ];
}
