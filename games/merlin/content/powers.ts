import type { Content } from './types.js';

export const abilities: Content['abilities'] = {
  'mason-1': { source: 'rulebook', servant: 'mason', row: 1, favour: 'praise' },
  'mason-2': { source: 'rulebook', servant: 'mason', row: 2, favour: 'deploy' },
  'mason-3': { source: 'rulebook', servant: 'mason', row: 3, favour: 'rebuild' },
  'shield-bearer-1': { source: 'rulebook', servant: 'shield-bearer', row: 1, favour: 'praise' },
  'shield-bearer-2': { source: 'rulebook', servant: 'shield-bearer', row: 2, favour: 'deploy' },
  'shield-bearer-3': { source: 'rulebook', servant: 'shield-bearer', row: 3, favour: 'banish' },
  'flag-bearer-1': { source: 'rulebook', servant: 'flag-bearer', row: 1, favour: 'praise' },
  'flag-bearer-2': { source: 'rulebook', servant: 'flag-bearer', row: 2, favour: 'deploy' },
  'flag-bearer-3': { source: 'rulebook', servant: 'flag-bearer', row: 3, favour: 'reckon' },
  'lady-1': { source: 'rulebook', servant: 'lady', row: 1, favour: 'praise' },
  'lady-2': { source: 'rulebook', servant: 'lady', row: 2, favour: 'deploy' },
  'lady-3': { source: 'rulebook', servant: 'lady', row: 3, favour: 'court' },
};

/** Tiles and points are told; which stack a knight belongs to is only shown on its back, so that is our own. */
export const knights: Content['knights'] = {
  tristan: { source: 'house', stack: 'a', tiles: 6 },
  galahad: { source: 'house', stack: 'a', tiles: 6 },
  gawain: { source: 'house', stack: 'a', tiles: 3 },
  gaheris: { source: 'house', stack: 'a', tiles: 2 },
  gareth: { source: 'house', stack: 'a', tiles: 6, points: [1, 3, 5, 7, 9, 12] },
  bedivere: { source: 'house', stack: 'a', tiles: 6 },
  lamorak: { source: 'house', stack: 'b', tiles: 0 },
  bors: { source: 'house', stack: 'b', tiles: 3 },
  lancelot: { source: 'house', stack: 'b', tiles: 1 },
  percival: { source: 'house', stack: 'b', tiles: 8 },
  geraint: { source: 'house', stack: 'b', tiles: 5, points: [1, 3, 5, 7, 10] },
  kay: { source: 'house', stack: 'b', tiles: 2 },
};
