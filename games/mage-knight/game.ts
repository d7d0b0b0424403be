import { defineGame, why } from '@destrier/engine';
import { content } from './content/index.js';
import { copyState } from './copy.gen.js';
import { events } from './events.js';
import { reasons, verbs } from './kinds.js';
import { main } from './rules/main.js';
import { pools, setup } from './rules/setup.js';
import { rules, secrecy, type G, type Look } from './state.js';

const SOLO_OR_NOT = why('K18.1', 'scenarioSeats');

/** Dice are never lost or made. */
function conserved({ s }: Look): { readonly [what: string]: number } {
  const kept = s.players.filter(({ die }) => die !== null).length;
  return { dice: s.source.length + s.turn.used + s.turn.set.length + kept };
}

const tended = ['bought', 'none'];
const both = ['rulebook', 'aid'];

/** RULES.md beside this file. */
export const game = defineGame<G>({
  id: 'mage-knight',
  rulesVersion: '1.1.0',
  seats: { min: 1, max: 4 },
  automa: 'dummy',
  options: [
    {
      id: 'scenario',
      values: ['reconnaissance', 'solo-conquest', 'full-conquest', 'blitz-conquest'],
      default: 'reconnaissance',
      valueSeats: { 'solo-conquest': [1], 'full-conquest': [2, 3, 4], 'blitz-conquest': [2, 3, 4] },
    },
    { id: 'reading', values: both, default: 'rulebook' },
    { id: 'restHealing', values: tended, default: 'bought' },
  ],
  allows: (seats, options) =>
    content.scenarios[`${options['scenario']}-${seats}`] === undefined ? SOLO_OR_NOT : undefined,
  content,
  secrecy,
  events,
  verbs,
  reasons,
  streams: {
    dice: 'table',
    deeds: 'table',
    decks: 'table',
    units: 'table',
    tiles: 'table',
    foes: 'table',
    skills: 'table',
    tactics: 'table',
    heroes: 'table',
  },
  pools,
  setup,
  rules,
  main,
  score: (g, seat) => g.s.players[seat].fame + g.s.players[seat].bonus,
  conserved,
  setups: [
    ...[1, 2, 3, 4].map((seats) => ({ seats, varied: { reading: both, restHealing: tended } })),
    { seats: 1, options: { scenario: 'solo-conquest' } },
    ...[2, 3, 4].map((seats) => ({
      seats,
      varied: { scenario: ['full-conquest', 'blitz-conquest'] },
    })),
  ],
  idle: ['end', 'done', 'decline', 'rest', 'recover'],
  copy: copyState,
  choiceCap: 20_000,
});
