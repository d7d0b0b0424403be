import { kind, need, paramsOf, why, type Seat } from '@destrier/engine';
import { rules, type Look, type OpenLook, type Play } from '../state.js';
import { isEnding, throwDie } from './dice.js';

function holds(g: Look, seat: Seat, ruse: string): boolean {
  return g.find(g.s.knights[seat].ruses, ruse) !== undefined;
}

function play(g: Play, seat: Seat, ruse: string): void {
  const { ruses: hand } = g.s.knights[seat];
  g.rule(ruse);
  g.move(need(g.find(hand, ruse), ruse), hand, g.s.played);
  g.event('played', { seat, ruse });
}

/** From the caster's left, the caster last [H4.2]. */
function around(g: OpenLook): Seat[] {
  return g.seats.map((_, i) => g.after(g.s.caster, i + 1));
}

type Ruses = { jostle: []; nudge: [way: 'up' | 'down']; sleeve: [] };

/** The moment before a cast ends. */
export const ruses = rules.window<object, Ruses>('ruses', {
  rule: 'H4.1',
  // Who is asked follows from what all can see: a knight with any ruse may hold the right one.
  who: (g) => (isEnding(g) ? around(g).filter((seat) => g.s.knights[seat].ruses.length > 0) : []),
  params: paramsOf({ caster: kind.seat, dice: kind.list(kind.number) }, (g) => ({
    caster: g.s.caster,
    dice: [...g.s.dice],
  })),
  menu(g, _v, m) {
    const face = g.s.dice.at(-1);
    if (holds(g, m.seat, 'jostle')) m.option('jostle');
    if (holds(g, m.seat, 'nudge')) {
      m.unless(face === 6 && why('H4.4', 'edge', { face }), 'nudge', 'up');
      m.unless(face === 1 && why('H4.4', 'edge', { face }), 'nudge', 'down');
    }
    if (holds(g, m.seat, 'sleeve')) m.option('sleeve');
  },
  on: {
    jostle(g, _v, seat) {
      play(g, seat, 'jostle'); // H4.3
      g.s.dice.pop();
      throwDie(g);
    },
    nudge(g, _v, seat, way) {
      play(g, seat, 'nudge'); // H4.4
      const face = need(g.s.dice.pop(), 'a die') + (way === 'up' ? 1 : -1);
      g.s.dice.push(face);
      g.event('turned', { face });
    },
    sleeve(g, _v, seat) {
      play(g, seat, 'sleeve'); // H4.5
      g.s.dice.pop();
    },
  },
});

/** Added to the caster's own question. */
export const wink = rules.anytime<object, { wink: [target: Seat] }>('wink', {
  rule: 'H4.6',
  who: (g) => [g.s.caster],
  menu(g, _v, m) {
    if (!holds(g, m.seat, 'wink')) return;
    for (const target of g.seats) {
      const isEmpty = g.s.knights[target].ruses.length === 0;
      if (target !== m.seat) m.unless(isEmpty && why('H4.6', 'noRuses'), 'wink', target);
    }
  },
  on: {
    wink(g, _v, seat, target) {
      const { ruses: hand } = g.s.knights[target];
      play(g, seat, 'wink');
      g.show(hand, [seat]);
      g.event('winked', { seat, target, ruses: hand.map((card) => g.name(card)).toSorted() });
    },
  },
});
