import { need, why, type Seat } from '@destrier/engine';
import { rules, type OpenLook, type Power, type Play } from '../../state.js';
import { moveKind } from '../cards.js';
import { powerOf, removePowers, spend } from '../powers.js';
import { othersOf } from '../seats.js';

interface Of {
  seat: Seat;
}

const inPlay = (g: OpenLook): Power[] => g.s.powers.filter(({ rank }) => rank === 'godsend');

/** Why a godsend cannot be given to this seat [A14.10]. */
function whyNotGive(g: OpenLook, power: Power, to: Seat) {
  if (g.content.godsends[power.card]?.holds !== true)
    return why('A14.10', 'godsendDone', { godsend: power.card });
  return power.target === to ? why('A14.10', 'godsendNames', { godsend: power.card }) : undefined;
}

/** Who uses the Swan, and under which name that is told. */
function spendSwan(g: Play, by: Seat): { readonly by: Seat; readonly power: string } {
  const power = need(powerOf(g, by, 'swan'), 'swan');
  spend(g, power);
  return { by, power: power.card };
}

/** The Swan [A14.9]. */
export const swan = rules.procedure<Of>('swan', {
  steps: [
    rules.openAsk<
      Of,
      { dismiss: [godsend: string]; regive: [godsend: string, to: Seat]; leave: [] }
    >('godsend', {
      rule: 'A14.9',
      who: 'seat',
      menu(g, _v, m) {
        const powers = inPlay(g);
        for (const power of powers) {
          m.option('dismiss', power.card);
          for (const to of othersOf(g, power.seat))
            m.unless(whyNotGive(g, power, to), 'regive', power.card, to);
        }
        if (powers.length > 0) m.option('leave');
      },
      on: {
        dismiss(g, v, godsend) {
          const power = need(
            inPlay(g).find(({ card }) => card === godsend),
            godsend,
          );
          const used = spendSwan(g, v.seat);
          moveKind(g, godsend, g.s.players[power.seat].godsends, g.s.favours.discard);
          g.event('godsendGone', { ...used, seat: power.seat, godsend });
          removePowers(g, (other) => other === power);
        },
        regive(g, v, godsend, to) {
          const power = need(
            inPlay(g).find(({ card }) => card === godsend),
            godsend,
          );
          const used = spendSwan(g, v.seat);
          const from = power.seat;
          moveKind(g, godsend, g.s.players[from].godsends, g.s.players[to].godsends);
          power.seat = to;
          g.event('godsendGiven', { ...used, from, to, godsend });
        },
        leave() {},
      },
    }),
  ],
});
