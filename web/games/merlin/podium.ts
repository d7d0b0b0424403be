import type { PodiumLook } from '../../ceremony/ceremony.js';

/** How the end of a game of Merlin looks. */
export const podium: PodiumLook = {
  unit: 'points',
  signs: {
    quests: 'scroll',
    'second-quest': 'scroll',
    spaces: 'glory',
    traitors: 'brutal',
    excalibur: 'attack',
    domain: 'wall',
    influence: 'prestige',
    servants: 'pawn',
    apples: 'leaf',
    staffs: 'bolt',
    goods: 'purse',
    seals: 'title',
    gareth: 'armour',
    geraint: 'armour',
  },
};
