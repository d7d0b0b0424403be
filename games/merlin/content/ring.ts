import type { Content } from './types.js';

/** How often each action is there is told; where it lies is only pictured, so the order is our own. */
export const ring: Content['ring'] = {
  '0': { source: 'house', action: 'province', province: 'black' },
  '1': { source: 'house', action: 'points-flag' },
  '2': { source: 'house', action: 'build' },
  '3': { source: 'house', action: 'influence-material' },
  '4': { source: 'house', action: 'province', province: 'grey' },
  '5': { source: 'house', action: 'quests' },
  '6': { source: 'house', action: 'excalibur' },
  '7': { source: 'house', action: 'points-shield' },
  '8': { source: 'house', action: 'province', province: 'blue' },
  '9': { source: 'house', action: 'influence-flag' },
  '10': { source: 'house', action: 'build' },
  '11': { source: 'house', action: 'trade' },
  '12': { source: 'house', action: 'province', province: 'violet' },
  '13': { source: 'house', action: 'points-material' },
  '14': { source: 'house', action: 'move' },
  '15': { source: 'house', action: 'influence-shield' },
  '16': { source: 'house', action: 'province', province: 'orange' },
  '17': { source: 'house', action: 'trade' },
  '18': { source: 'house', action: 'build' },
  '19': { source: 'house', action: 'points-influence' },
  '20': { source: 'house', action: 'province', province: 'brown' },
  '21': { source: 'house', action: 'influence-servant' },
  '22': { source: 'house', action: 'grail' },
  '23': { source: 'house', action: 'quests' },
};
