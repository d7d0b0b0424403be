import { defineGame, perSeat } from '@destrier/engine';
import { content } from './content.js';
import { main, rules } from './rules.js';
import { events, reasons, secrecy, verbs, type G } from './state.js';

/** The rules are in RULES.md beside this file. */
export const game = defineGame<G>({
  id: 'joust',
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 2 },
  options: [],
  content,
  secrecy,
  events,
  verbs,
  reasons,
  streams: { rack: 'table' },
  pools: (setting) => ({ lances: Object.keys(setting.content.lances) }),
  setup: (setting) => ({
    knights: perSeat(setting.seats, () => ({ points: 0, lances: [], lowered: [] })),
    rack: setting.cards('lances'),
  }),
  rules,
  main,
  score: (g, seat) => g.s.knights[seat].points,
  choiceCap: 20,
});
