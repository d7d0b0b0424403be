import type { Content, Reward, SupportEffect, TravelCard } from '../content/types.js';
import { owns } from '../rules/tiles.js';
import { winChance } from './fights.js';
import { ATTACK, CHALLENGE_STRENGTH, EDGE, LEVEL, NEW_TITLE, PRESTIGE, TILE } from './figures.js';
import type { View } from './view.js';

interface TileFigures {
  readonly prestige: boolean;
  /** For each tournament to come. */
  readonly worth: number;
  /** What it gives at once. */
  readonly gain: SupportEffect['gain'];
}

const kept = new WeakMap<Content, Map<string, TileFigures>>();

/** What does not change about a tile, worked out once for a content. */
function figuresOf(content: Content, tile: string): TileFigures {
  const tiles = kept.get(content) ?? new Map<string, TileFigures>();
  kept.set(content, tiles);
  const known = tiles.get(tile);
  if (known !== undefined) return known;
  const figures = {
    prestige: content.prestige[tile] !== undefined,
    worth: (TILE[tile] ?? 0) + ATTACK * (EDGE[tile] ?? 0),
    gain: content.supports[tile]?.effect.gain,
  };
  tiles.set(tile, figures);
  return figures;
}

/** A support, relic or prestige token more. What it gives at once is counted too. */
export function tileValue(view: View, tile: string): number {
  const { g, seat, left } = view;
  const { prestige: isPrestige, worth, gain } = figuresOf(g.content, tile);
  if (isPrestige) return owns(g, seat, 'prestige', tile) ? 0 : PRESTIGE * left;
  const value = worth * left;
  if (gain === undefined) return value;
  const { glory = 0, coins = 0, prestige } = gain;
  const token = prestige === undefined ? 0 : tileValue(view, prestige);
  return value + glory + coins * view.coins + token;
}

/** A level of an item more. */
export function itemValue({ left }: View): number {
  return LEVEL * left;
}

/** What the parts of a reward are worth that can be gained. */
export function rewardValue(view: View, reward: Reward): number {
  const { g, seat } = view;
  const { glory = 0, coins = 0, strength = 0, faith = 0, support, relic, prestige } = reward;
  let value = glory + coins * view.coins + strength * view.strength + faith * view.faith;
  if (support !== undefined && g.find(g.s.piles.scroll, support) !== undefined)
    value += tileValue(view, support);
  if (relic !== undefined && g.find(g.s.relics, relic) !== undefined)
    value += tileValue(view, relic);
  if (prestige !== undefined) value += tileValue(view, prestige);
  const { mount, armour } = g.s.players[seat];
  if (reward.mount === mount + 1) value += itemValue(view);
  if (reward.armour === armour + 1) value += itemValue(view);
  return reward.titles === undefined ? value : value + NEW_TITLE;
}

/** The better of rewards side by side. */
export function bestReward(view: View, rewards: readonly Reward[]): number {
  let best = 0;
  for (const reward of rewards) best = Math.max(best, rewardValue(view, reward));
  return best;
}

/** A travel card that can be played. */
export function cardValue(view: View, { foe, rewards, cost = 0 }: TravelCard): number {
  const reward = bestReward(view, rewards);
  if (foe === undefined) return reward - cost * view.coins;
  const win = winChance(view.arms, foe);
  const { won, lost } = CHALLENGE_STRENGTH;
  return win * reward - (win * won + (1 - win) * lost) * view.strength;
}
