import { defineGame, perSeat } from '@destrier/engine';
import { CHEST, content } from './content.js';
import { copyState } from './copy.gen.js';
import { cast } from './rules/cast.js';
import { gain } from './rules/silver.js';
import { events, reasons, rules, secrecy, verbs, type G } from './state.js';

const { act, procedure, repeat } = rules;

const main = procedure<Record<never, never>>('main', {
  steps: [
    act('deal', 'H1.1', (g) => {
      g.shuffle(g.s.deck, 'deck');
      for (const seat of g.seats) {
        g.draw(g.s.deck, g.s.knights[seat].ruses, g.content.table.hand);
        gain(g, seat, 'purse', g.content.table.purse);
      }
    }),
    repeat(
      'casts',
      (g) => g.s.casts < g.seats.length * Number(g.options['rounds']), // H1.2
      cast,
      (g) => ({ caster: g.after(0, g.s.casts) }),
    ),
    act('sell ruses', 'H6.1', (g) => {
      for (const seat of g.seats) gain(g, seat, 'ruses', g.s.knights[seat].ruses.length);
    }),
  ],
});

/** The rules are in RULES.md beside this file. */
export const game = defineGame<G>({
  id: 'hazard',
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 5 },
  options: [
    { id: 'rounds', values: ['2', '3', '4'], default: '3' },
    { id: 'mercy', values: ['on', 'off'], default: 'on' },
  ],
  content,
  secrecy,
  events,
  verbs,
  reasons,
  streams: { dice: 'table', deck: 'table' },
  pools: (setting) => ({
    ruses: Object.entries(setting.content.ruses).flatMap(([ruse, { copies }]) =>
      Array.from({ length: copies }, () => ruse),
    ),
  }),
  setup: (setting) => ({
    casts: 0,
    caster: 0,
    mark: 0,
    dice: [],
    stopped: false,
    chest: CHEST,
    knights: perSeat(setting.seats, () => ({ silver: 0, side: 'none', wager: 0, ruses: [] })),
    deck: setting.cards('ruses'),
    played: [],
  }),
  rules,
  main,
  score: (g, seat) => g.s.knights[seat].silver, // H6.2
  conserved: (g) => ({ silver: g.s.knights.reduce((sum, { silver }) => sum + silver, g.s.chest) }),
  idle: ['watch', 'pass'],
  copy: copyState,
  choiceCap: 2000,
});
