import { rules } from '../state.js';
import { ending } from './end.js';
import { round } from './rounds.js';
import { settingUp } from './setup.js';

const { call, procedure, repeat } = rules;

export const main = procedure<Record<never, never>>('main', {
  steps: [
    call('setting up', settingUp),
    repeat(
      'rounds',
      (g) => g.s.round < g.content.figures.rounds, // M1.2
      round,
    ),
    call('ending', ending),
  ],
});
