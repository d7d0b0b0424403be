import type { Content } from './types.js';

export const board = {
  spaces: {
    training: { source: 'house', circles: [2, 2, 3] },
    prayer: { source: 'house', circles: [2, 2, 2] },
    service: { source: 'house', circles: [1, 2, 3] },
    initiative: { source: 'rulebook', circles: 'free' },
    plans: { source: 'house', circles: 'free' },
    patrol: { source: 'house', circles: 'free' },
    warmup: { source: 'house', circles: 'free' },
    market: { source: 'house', circles: [1, 2, 2] },
    support: { source: 'house', circles: 'free' },
    'space:herald': { source: 'house', circles: [2, 3, 4] },
    objective: { source: 'house', circles: [2, 2, 2] },
  },
  track: {
    source: 'house',
    slots: [
      { special: true, price: 1, players: 2 },
      { special: true, price: 0, players: 3 },
      { special: false, price: 3, players: 4 },
      { special: false, price: 2, players: 2 },
      { special: false, price: 2, players: 3 },
      { special: false, price: 1, players: 2 },
      { special: false, price: 1, players: 2 },
      { special: false, price: 1, players: 2 },
      { special: false, price: 0, players: 2 },
    ],
  },
  prices: {
    source: 'house',
    mount: { 2: 1, 3: 2, 4: 5 },
    armour: { 2: 1, 3: 2, 4: 3 },
  },
} satisfies Content['board'];
