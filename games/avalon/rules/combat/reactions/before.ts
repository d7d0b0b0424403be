import { spend } from '../../powers.js';
import { momentOf } from '../moment.js';
import type { Reaction } from '../reaction.js';

/** Herald [A15.20]. */
const takeLead: Reaction = {
  effect: 'take-lead',
  verb: 'herald',
  can: (g, { seat }) => seat !== g.s.combat.leader && seat !== g.s.combat.last,
  offer: (_g, _power, m) => m.option('herald'),
  carryOut(g, power) {
    spend(g, power);
    g.event('tookLead', { seat: power.seat, power: power.card });
    g.s.combat.leader = power.seat;
    g.s.combat.yielded = false;
  },
};

/** Rearguard [A15.21]. */
const playLast: Reaction = {
  effect: 'play-last',
  verb: 'rearguard',
  can: (g, { seat }) => seat !== g.s.combat.leader,
  offer: (_g, _power, m) => m.option('rearguard'),
  carryOut(g, power) {
    spend(g, power);
    g.event('playsLast', { seat: power.seat, power: power.card });
    g.s.combat.last = power.seat;
  },
};

/** Galahad [A14.30]. */
const letPlayFirst: Reaction = {
  effect: 'yield',
  verb: 'yield',
  can: (g, { seat }) => seat === g.s.combat.leader && !g.s.combat.yielded,
  offer: (_g, _power, m) => m.option('yield'),
  carryOut(g, power) {
    spend(g, power);
    g.event('yielded', { seat: power.seat, power: power.card });
    g.s.combat.yielded = true;
  },
};

/** Before a combat begins. */
export const beforeCombat = momentOf('before', [takeLead, playLast, letPlayFirst]);
