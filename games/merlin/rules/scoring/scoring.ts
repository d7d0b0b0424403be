import { rules, type Play } from '../../state.js';
import { allyIn } from '../allies.js';
import { gain } from '../points.js';
import { restoreSeals } from '../seals.js';
import { servantsOut } from '../servants.js';
import { drawTraitors } from '../traitors.js';
import { scoreDomain } from './domain.js';
import { influence } from './influence.js';
import { scoreTraitors } from './traitors.js';

const { act, call, procedure } = rules;

function scoreServants(g: Play): void {
  for (const seat of g.seats) {
    const number = servantsOut(g, seat);
    if (number === 0) continue;
    g.event('servants', { seat, number, points: number });
    gain(g, seat, 'servants', number);
  }
}

/** Kay's tiles come back [M19.31]. */
function recoverTiles(g: Play): void {
  for (const seat of g.seats) {
    const kay = allyIn(g.s.players[seat], 'kay');
    if (kay === undefined || kay.placed.length === 0) continue;
    g.event('recovered', { seat, knight: 'kay', number: kay.placed.length });
    kay.tiles += kay.placed.length;
    kay.placed = [];
  }
}

/** The four parts of a scoring [M11.3]. */
export const scoring = procedure<object>('scoring', {
  steps: [
    act('begin', 'M11.3', (g) => {
      g.event('scoring', { scoring: g.s.round / g.content.figures.scoring });
    }),
    act('traitors', undefined, (g) => {
      for (const seat of g.seats) scoreTraitors(g, seat);
    }),
    act('new traitors', undefined, (g) => {
      if (g.s.round >= g.content.figures.rounds) return; // M12.9
      g.rule('M12.8');
      for (let i = 0; i < g.seats.length; i++) drawTraitors(g, g.after(g.s.first, i));
    }),
    act('domain', undefined, (g) => scoreDomain(g)),
    call('influence', influence),
    act('servants', 'M15.1', (g) => scoreServants(g)),
    act('close', undefined, (g) => {
      restoreSeals(g);
      recoverTiles(g);
    }),
  ],
});
