import { rules } from '../state.js';
import { combats } from './combat/combat.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { godsends } from './godsends.js';
import { isChaos } from './seats.js';
import { settingUp } from './setup.js';

const { call, procedure, repeat } = rules;

/** The phases of a round [A1.2]. */
export const round = procedure<object>('round', {
  steps: [
    call('dawn', dawn),
    call('combats', combats),
    call('dusk', dusk),
    call(
      'godsends',
      godsends,
      () => ({}),
      (g) => !isChaos(g) || g.s.round < g.content.figures.chaosRounds,
    ),
  ],
});

export const main = procedure<Record<never, never>>('main', {
  steps: [
    call('setting up', settingUp),
    repeat(
      'rounds',
      (g) => !isChaos(g) || g.s.round < g.content.figures.chaosRounds, // A18.2
      round,
    ),
  ],
});
