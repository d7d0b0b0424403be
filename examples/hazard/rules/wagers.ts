import { kind, paramsOf, type Seat } from '@destrier/engine';
import { rules, type Play, type Side } from '../state.js';

type Wagers = { call: [dice: number]; back: [silver: number]; doubt: [silver: number]; watch: [] };

/** Sealed by all at once: the caster calls, the others wager. */
export const wagers = rules.together<object, Wagers>('wagers', {
  rule: 'H2.1',
  who: (g) => g.seats,
  params: paramsOf({ caster: kind.seat, prizes: kind.list(kind.number) }, (g) => ({
    caster: g.s.caster,
    prizes: Object.values(g.content.marks).map(({ prize }) => prize),
  })),
  menu(g, _v, m) {
    // H2.3: the caster's stake is his mark.
    if (m.seat === g.s.caster) {
      for (const dice of Object.keys(g.content.marks)) m.option('call', Number(dice));
      return;
    }
    const most = Math.min(g.content.table.wager, g.s.knights[m.seat].silver);
    m.number('back', 1, most, 'H2.2');
    m.number('doubt', 1, most, 'H2.2');
    m.option('watch');
  },
  on: {
    call(g, _v, seat, dice) {
      g.s.mark = dice;
      g.event('called', { seat, mark: dice });
    },
    back: (g, _v, seat, silver) => wager(g, seat, 'back', silver),
    doubt: (g, _v, seat, silver) => wager(g, seat, 'doubt', silver),
    watch() {},
  },
});

function wager(g: Play, seat: Seat, side: Side, silver: number): void {
  g.s.knights[seat].side = side;
  g.s.knights[seat].wager = silver;
  g.event('wagered', { seat, side, silver });
}
