import type { Action, Good, Servant, Terrain } from '../../content/types.js';

/** What a drawing of the table says besides the names of things, in one language: short, for there is little room. */
export interface DrawLabels {
  round(n: number, of: number): string;
  /** Who begins the round. */
  first: string;
  excalibur: string;
  grail: string;
  merlin: string;
  /** Short names of spaces that are not those of a province, at most nine letters, ★ for points and ● for influence. */
  spaces: { readonly [action in Exclude<Action, 'province'>]: string };
  /** In the plural, for the legend. */
  goods: { readonly [good in Good]: string };
  counters: string;
  /** One letter each. */
  servants: { readonly [servant in Servant]: string };
  terrains: { readonly [terrain in Terrain]: string };
  /** What the letters of the terrains and the star stand for. */
  terrainLegend: string;
  points(n: number): string;
  dice: string;
  apples(n: number): string;
  staffs(n: number): string;
  manors(n: number): string;
  reserve(n: number): string;
  traitors: string;
  seals: string;
  allies: string;
  hand: string;
  row: string;
  none: string;
}
