import type { LevelData, TacticData } from './types.js';

/** Tactics of the day and of the night. */
export const tactics: { readonly [tactic: string]: TacticData } = {
  'early-bird': { source: 'rulebook', time: 'day', number: 1 },
  rethink: { source: 'rulebook', time: 'day', number: 2 },
  'mana-steal': { source: 'rulebook', time: 'day', number: 3 },
  planning: { source: 'rulebook', time: 'day', number: 4 },
  'great-start': { source: 'rulebook', time: 'day', number: 5 },
  'the-right-moment': { source: 'rulebook', time: 'day', number: 6 },
  'from-the-dusk': { source: 'rulebook', time: 'night', number: 1 },
  'long-night': { source: 'rulebook', time: 'night', number: 2 },
  'mana-search': { source: 'rulebook', time: 'night', number: 3 },
  'midnight-meditation': { source: 'rulebook', time: 'night', number: 4 },
  preparation: { source: 'rulebook', time: 'night', number: 5 },
  'sparing-power': { source: 'rulebook', time: 'night', number: 6 },
};

/** What each level needs and gives. */
export const levels: { readonly [level: string]: LevelData } = {
  '1': { source: 'rulebook', fame: 0, armour: 2, hand: 5, command: 1 },
  '2': { source: 'rulebook', fame: 3, armour: 2, hand: 5, command: 1 },
  '3': { source: 'rulebook', fame: 8, armour: 3, hand: 5, command: 2 },
  '4': { source: 'rulebook', fame: 15, armour: 3, hand: 5, command: 2 },
  '5': { source: 'rulebook', fame: 24, armour: 3, hand: 6, command: 3 },
  '6': { source: 'rulebook', fame: 35, armour: 3, hand: 6, command: 3 },
  '7': { source: 'rulebook', fame: 48, armour: 4, hand: 6, command: 4 },
  '8': { source: 'rulebook', fame: 63, armour: 4, hand: 6, command: 4 },
  '9': { source: 'rulebook', fame: 80, armour: 4, hand: 7, command: 5 },
  '10': { source: 'rulebook', fame: 99, armour: 4, hand: 7, command: 5 },
};

/** What reputation is worth, from the lowest space to the highest; on null nobody talks to the hero. */
export const reputation: readonly (number | null)[] = [
  null,
  -5,
  -3,
  -2,
  -1,
  -1,
  0,
  0,
  0,
  1,
  1,
  2,
  2,
  3,
  5,
];
