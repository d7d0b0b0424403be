import { need } from '@destrier/engine';
import { content } from '../content/index.js';
import type { Content } from '../content/types.js';

/** The items, these of them with other figures. */
function changed<Item>(
  items: { readonly [id: string]: Item },
  figures: { readonly [id: string]: Partial<Item> },
): { readonly [id: string]: Item } {
  const others = Object.entries(figures).map(([id, figure]) => [
    id,
    { ...need(items[id], id), ...figure },
  ]);
  return { ...items, ...(Object.fromEntries(others) as { readonly [id: string]: Item }) };
}

const { board, characters, knights, solo, travel } = content;

/**
 * The house content with figures written down: tests of what is drawn, said and offered use it, so that they stay as
 * they are when the house figures are weighed anew.
 */
export const figured: Content = {
  ...content,
  board: {
    ...board,
    spaces: changed(board.spaces, {
      training: { circles: [2, 2, 3] },
      prayer: { circles: [1, 2, 2] },
      service: { circles: [2, 2, 3] },
      market: { circles: [1, 2, 2] },
      'space:herald': { circles: [2, 3, 4] },
      objective: { circles: [1, 1, 2] },
    }) as Content['board']['spaces'],
    track: {
      ...board.track,
      slots: [3, 3, 2, 2, 1, 1, 1, 0, 0].map((price, slot) => ({
        ...need(board.track.slots[slot], 'a slot'),
        price,
      })),
    },
    prices: { ...board.prices, mount: { 2: 2, 3: 4, 4: 5 }, armour: { 2: 2, 3: 3, 4: 4 } },
  },
  characters: changed(characters, {
    aspirant: {
      coins: 3,
      strength: 3,
      faith: 2,
      glory: 10,
      income: { coins: 2, strength: 5, faith: 2 },
    },
    heir: {
      coins: 5,
      strength: 2,
      faith: 1,
      glory: 10,
      income: { coins: 4, strength: 4, faith: 1 },
    },
    courtier: {
      coins: 3,
      strength: 2,
      faith: 3,
      glory: 11,
      income: { coins: 3, strength: 4, faith: 2 },
    },
    captain: {
      coins: 1,
      strength: 3,
      faith: 1,
      glory: 9,
      income: { coins: 2, strength: 5, faith: 1 },
    },
  }),
  knights: changed(knights, {
    zizka: { attack: 8, prestige: 1, glory: 5 },
    trotha: { attack: 8, prestige: 0, glory: 5 },
    rozmital: { attack: 7, prestige: 1, glory: 5 },
    talbot: { attack: 9, prestige: 1, glory: 7 },
    montefeltro: { attack: 9, prestige: 1, glory: 8 },
    powala: { attack: 9, prestige: 1, glory: 8 },
    suero: { attack: 9, prestige: 1, glory: 6 },
    henry: { attack: 12, prestige: 2, glory: 10 },
  }),
  solo: { ...solo, tiles: { ...solo.tiles, easy: 'zizka' } },
  travel: changed(travel, {
    serenade: { rewards: [{ glory: 2 }] },
    oath: { rewards: [{ prestige: 'suzerain' }, { strength: 2 }] },
    vigil: { rewards: [{ relic: 'amulet' }, { glory: 2 }] },
    tapestry: { cost: 2, rewards: [{ glory: 3 }] },
    office: {
      cost: 2,
      rewards: [
        { prestige: 'chamberlain', glory: 1 },
        { glory: 2, faith: 1 },
      ],
    },
    giant: { foe: { attack: 11, prestige: 0 }, rewards: [{ glory: 5 }] },
  }),
};
