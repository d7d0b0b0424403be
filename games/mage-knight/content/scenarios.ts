import type { ScenarioData, Shape } from './types.js';

const scenario = (
  rounds: number,
  shape: Shape,
  [countryside, cities, core]: readonly [countryside: number, cities: number, core: number],
  ...cityLevels: readonly number[]
): ScenarioData => ({
  source: 'rulebook',
  rounds,
  shape,
  countryside,
  cities,
  core,
  cityLevels,
});

/** Rounds, shape of the map, tiles and levels of the cities, by scenario and seats [K18.14] [K18.15]. */
export const scenarios: { readonly [scenario: string]: ScenarioData } = {
  'reconnaissance-1': { ...scenario(4, 'coastless', [8, 1, 2], 1), source: 'derived' },
  'reconnaissance-2': scenario(3, 'coastless', [8, 1, 2], 1),
  'reconnaissance-3': scenario(3, 'coastless', [9, 1, 2], 1),
  'reconnaissance-4': scenario(3, 'coastless', [11, 1, 2], 1),
  'solo-conquest-1': scenario(6, 'wedge', [7, 2, 2], 5, 8),
  'full-conquest-2': scenario(6, 'wedge', [8, 2, 1], 4),
  'full-conquest-3': scenario(6, 'wedge', [9, 3, 2], 4),
  'full-conquest-4': scenario(6, 'open-5', [11, 4, 3], 4),
  'blitz-conquest-2': scenario(4, 'wedge', [6, 2, 1], 3),
  'blitz-conquest-3': scenario(4, 'wedge', [7, 3, 2], 3),
  'blitz-conquest-4': scenario(4, 'open-4', [9, 4, 3], 3),
};
