import { defineGame } from '@destrier/engine';
import { content } from './content/index.js';
import { copyState } from './copy.gen.js';
import { reasons, verbs } from './kinds.js';
import { main } from './rules/main.js';
import { allows, pools, setup } from './rules/setup.js';
import { events, rules, secrecy, type G } from './state.js';

/** What random tests vary. */
const VARIED = { health: ['400', '300'], heroes: ['dealt', 'chosen'] };
const STYLES = { ...VARIED, style: ['avalon', 'camelot'] };

/** RULES.md beside this file. */
export const game = defineGame<G>({
  id: 'avalon',
  rulesVersion: '1.1.0',
  seats: { min: 3, max: 8 },
  options: [
    { id: 'health', values: ['400', '300'], default: '400' },
    { id: 'heroes', values: ['dealt', 'chosen'], default: 'dealt' },
    { id: 'style', values: ['avalon', 'camelot'], default: 'avalon', seats: { min: 3, max: 6 } },
    { id: 'chaos', values: ['off', 'on'], default: 'off', seats: { min: 5, max: 6 } },
  ],
  allows,
  content,
  formerContent: ['sha256:778ce92cee1515100d5b8f7caf5101ee90bade481347a33d29212564f8f73bde'],
  secrecy,
  events,
  verbs,
  reasons,
  streams: { deck: 'table', favours: 'table', heroes: 'table', dealer: 'table', hands: 'table' },
  pools,
  setup,
  rules,
  main,
  score: (g, seat) => g.s.players[seat].health, // A13.3, A13.4
  idle: ['pass', 'enough', 'leave', 'done', 'decline'],
  setups: [
    ...[3, 4, 5, 6].map((seats) => ({ seats, varied: STYLES })),
    ...[5, 6, 7, 8].map((seats) => ({ seats, options: { chaos: 'on' }, varied: VARIED })),
  ],
  copy: copyState,
  choiceCap: 5000,
});
