import { rules } from '../state.js';
import { carryOutBy } from './effects/agenda.js';
import { carrying } from './effects/carrying.js';
import { score } from './ending.js';
import { isOn, round } from './rounds.js';
import { settingUp } from './setup.js';

const { act, call, procedure, repeat } = rules;

carryOutBy(carrying);

export const main = procedure<Record<never, never>>('main', {
  steps: [
    call('setting up', settingUp),
    repeat('rounds', isOn, round),
    act('score', 'K17.1', (g) => score(g)),
  ],
});
