import { defineGame } from '@destrier/engine';
import { content } from './content/index.js';
import { GOODS, PROVINCES } from './content/types.js';
import { copyState } from './copy.gen.js';
import { events } from './events.js';
import { reasons, verbs } from './kinds.js';
import { main } from './rules/main.js';
import { pools, setup } from './rules/setup.js';
import { sumOf } from './rules/counts.js';
import { rules, secrecy, type G, type Look } from './state.js';

/** What is never lost or made: goods, apples, counters, manors. */
function conserved({ s }: Look): { readonly [what: string]: number } {
  const all: Record<string, number> = {
    apples: s.players.reduce((sum, { apples }) => sum + apples, s.apples),
  };
  for (const good of GOODS)
    for (const province of PROVINCES)
      all[`${good} ${province}`] = s.players.reduce(
        (sum, { goods }) => sum + goods[good][province],
        s.supply[good][province],
      );
  s.players.forEach(({ counters, influence, manors }, seat) => {
    all[`counters of ${seat}`] = counters + sumOf(influence);
    all[`manors of ${seat}`] = manors + s.manors.filter((owner) => owner === seat).length;
  });
  return all;
}

const VARIED = { favour: ['off', 'on'], knights: ['off', 'draft', 'dealt'] };

/** RULES.md beside this file. */
export const game = defineGame<G>({
  id: 'merlin',
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 4 },
  options: [
    { id: 'favour', values: ['off', 'on'], default: 'off' },
    { id: 'knights', values: ['off', 'draft', 'dealt'], default: 'off' },
  ],
  content,
  secrecy,
  events,
  verbs,
  reasons,
  streams: {
    dice: 'table',
    quests: 'table',
    traitors: 'table',
    tiles: 'table',
    starts: 'table',
    first: 'table',
    knights: 'table',
  },
  pools,
  setup,
  rules,
  main,
  score: (g, seat) => g.s.players[seat].score,
  conserved,
  idle: ['decline', 'done', 'keep'],
  setups: [2, 3, 4].map((seats) => ({ seats, varied: VARIED })),
  copy: copyState,
  choiceCap: 5000,
});
