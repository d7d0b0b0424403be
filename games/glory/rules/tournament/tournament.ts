import type { Proc } from '@destrier/engine';
import { act, procedure, type G } from '../../state.js';
import { joust } from './joust.js';
import { pas } from './pas.js';

/** The tournament phase; afterwards the board is empty [G3.17] [G10.17]. */
export const tournament: Proc<G, object> = procedure<object>('tournament', {
  steps: [
    act('duels', undefined, (g) => {
      g.call(g.s.tournament.kind === 'joust' ? joust : pas, {}); // G18.14
    }),
    act('shields', 'G10.17', (g) => {
      g.s.tournament.stands = [];
      g.s.tournament.bracket = [];
    }),
    act('knights', 'G3.17', (g) => g.moveAll(g.s.field, g.s.fallen)),
    act('trophy', 'G3.16', (g) => g.moveAll(g.s.trophy, g.s.trophiesGone)),
  ],
});
