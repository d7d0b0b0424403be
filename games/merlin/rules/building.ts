import { need, why, type Seat, type Why } from '@destrier/engine';
import { bookOf } from '../book.js';
import { PROVINCES, type Province } from '../content/types.js';
import { COLUMNS } from '../domain.js';
import { rules, type OpenLook, type Play } from '../state.js';
import { takeTile, tilesOf } from './allies.js';
import { placeCounter } from './placing.js';
import type { Acts } from './spaces.js';
import { returnGood } from './supply.js';
import { take } from './taking.js';

const NO_MANOR = why('M7.7', 'noManor');
const NO_MATERIAL = why('M7.2', 'noMaterial');
const NO_TILE = why('M7.2', 'noTile');

/** With what a manor on a tile may be paid, whoever builds it [M7.3]. */
export function materialsFor(g: OpenLook, tile: number): readonly Province[] {
  const rows = g.s.manors.length / COLUMNS;
  return need(bookOf(g).materials[rows]?.[tile], 'a tile', tile);
}

type Building = Acts['build'];

interface BuildMenu {
  option(verb: 'build', ...args: Building): void;
  unless(reason: ReturnType<typeof why> | undefined, verb: 'build', ...args: Building): void;
}

/** Where a manor can be built and with what [M7.1] [M7.2]. */
export function listBuilding(g: OpenLook, seat: Seat, m: BuildMenu): void {
  const player = g.s.players[seat];
  const { manors } = g.s;
  const { material } = player.goods;
  const isStrong = tilesOf(player, 'gaheris') > 0;
  for (let tile = 0; tile < manors.length; tile++) {
    if (manors[tile] !== null) continue;
    const materials = materialsFor(g, tile);
    let isPaid = false;
    for (const one of materials) {
      if (material[one] === 0) continue;
      isPaid = true;
      m.unless(player.manors === 0 ? NO_MANOR : undefined, 'build', tile, one);
      if (isStrong && player.manors > 0) m.option('build', tile, one, 'tile');
    }
    if (!isPaid) m.unless(NO_MATERIAL, 'build', tile, need(materials[0], 'a material'));
  }
}

/** Why nothing at all can be built. */
export function whyNotBuilt(g: OpenLook, seat: Seat): Why | undefined {
  const { manors, goods } = g.s.players[seat];
  if (manors === 0) return NO_MANOR;
  const isPaid = (tile: number): boolean =>
    materialsFor(g, tile).some((one) => goods.material[one] > 0);
  return g.s.manors.some((owner, tile) => owner === null && isPaid(tile)) ? undefined : NO_TILE;
}

/** Builds a manor; a tower gives something beside [M7.5], a tile of Gaheris doubles that [M19.13]. */
export function build(
  g: Play,
  seat: Seat,
  tile: number,
  material: Province,
  isStrong: boolean,
): void {
  const player = g.s.players[seat];
  const { terrain, tower } = tileOf(g, tile);
  g.rule('M7.1');
  returnGood(g, seat, 'material', material);
  player.manors--;
  g.s.manors[tile] = seat;
  g.event('built', { seat, tile, terrain, material });
  if (isStrong) {
    g.rule('M19.12');
    takeTile(g, seat, 'gaheris').placed.push(String(tile));
    g.event('based', { seat, tile });
  }
  if (tower) g.call(gift, { seat, isDouble: isStrong, first: 'nothing', from: '' });
}

export function tileOf(g: OpenLook, tile: number) {
  const name = g.name(need(g.s.domain[tile], 'a tile', tile));
  return need(g.content.tiles[name], name);
}

interface Gift {
  seat: Seat;
  isDouble: boolean;
  /** What was chosen first, and in which province. */
  first: 'nothing' | 'good' | 'counter';
  from: Province | '';
}
type Gifts = {
  take: [good: 'shield' | 'flag', province: Province];
  place: [province: Province];
  done: [];
};
type GiftMenu = {
  option<K extends keyof Gifts>(verb: K, ...args: Gifts[K]): void;
};

function listGoods(g: OpenLook, m: GiftMenu, other: Province | ''): void {
  for (const good of ['shield', 'flag'] as const)
    for (const province of PROVINCES)
      if (province !== other && g.s.supply[good][province] > 0) m.option('take', good, province);
}

function listPlaces(g: OpenLook, seat: Seat, m: GiftMenu, other: Province | ''): void {
  if (g.s.players[seat].counters === 0) return;
  for (const province of PROVINCES) if (province !== other) m.option('place', province);
}

function chosen(v: Gift, what: 'good' | 'counter', province: Province): void {
  v.first = what;
  v.from = province;
}

const gifts = {
  take(g: Play, v: Gift, good: 'shield' | 'flag', province: Province) {
    chosen(v, 'good', province);
    take(g, v.seat, good, province);
  },
  place(g: Play, v: Gift, province: Province) {
    chosen(v, 'counter', province);
    placeCounter(g, v.seat, province);
  },
  done(_g: Play, v: Gift) {
    v.first = 'nothing';
  },
};

/** What a tower gives [M7.5] [M7.6]. */
const gift = rules.procedure<Gift>('tower', {
  steps: [
    rules.openAsk<Gift, Gifts>('gift', {
      rule: 'M7.5',
      who: 'seat',
      menu(g, v, m) {
        listGoods(g, m, '');
        listPlaces(g, v.seat, m, '');
        m.option('done');
      },
      on: gifts,
    }),
    rules.openAsk<Gift, Gifts>('second', {
      rule: 'M19.13',
      who: 'seat',
      menu(g, v, m) {
        if (!v.isDouble || v.first === 'nothing') return;
        if (v.first === 'good') listGoods(g, m, v.from);
        else listPlaces(g, v.seat, m, v.from); // M19.14
        m.option('done');
      },
      on: gifts,
    }),
  ],
});
