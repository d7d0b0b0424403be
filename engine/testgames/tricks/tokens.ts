import { kind, paramsOf, why, type Seat } from '../../index.js';
import { gain, rules, type OpenLook, type Play, type Token } from './state.js';

const { anytime, aside, window } = rules;

const has = (g: OpenLook, seat: Seat, token: Token): boolean =>
  g.s.players[seat].tokens.includes(token);

// T1.2
function spend(g: Play, seat: Seat, token: Token): void {
  const { tokens } = g.s.players[seat];
  tokens.splice(tokens.indexOf(token), 1);
  g.s.heap.push(token);
}

const isBlunted = (g: OpenLook, seat: Seat) =>
  g.s.players[seat].blunted && why('T5.2', 'bluntedAlready');
const isReversed = (g: OpenLook) => g.s.trick.reversed && why('T5.3', 'reversedAlready');

/** Asked after each card; `seat` has played it [T5.1]. */
export const parry = window<{ seat: Seat }, { blunt: []; reverse: [] }>('parry', {
  rule: 'T5.1',
  who(g, v) {
    if (isBlunted(g, v.seat) !== false && isReversed(g) !== false) return [];
    const fromLeader = g.seats.map((_, places) => g.after(g.s.trick.leader, places));
    return fromLeader.filter((seat) => has(g, seat, 'parry'));
  },
  params: paramsOf({ seat: kind.seat }, (_g, v) => ({ seat: v.seat })),
  menu(g, v, m) {
    m.unless(isBlunted(g, v.seat), 'blunt');
    m.unless(isReversed(g), 'reverse');
  },
  on: {
    blunt(g, v, by) {
      spend(g, by, 'parry');
      g.rule('T5.2');
      g.s.players[v.seat].blunted = true;
      g.event('blunted', { by, seat: v.seat });
    },
    reverse(g, _v, by) {
      spend(g, by, 'parry');
      g.rule('T5.3');
      g.s.trick.reversed = true;
      g.event('reversed', { by });
    },
  },
});

/** Belongs to the turn of `seat`. */
export const spy = anytime<{ seat: Seat }, { spy: [target: Seat] }>('spy', {
  rule: 'T5.4',
  who: (g, v) => (has(g, v.seat, 'spy') ? [v.seat] : []),
  menu(g, v, m) {
    for (const target of g.seats) {
      const isEmpty = g.s.players[target].hand.length === 0;
      if (target !== v.seat) m.unless(isEmpty && why('T5.4', 'emptyHand'), 'spy', target);
    }
  },
  on: {
    spy(g, _v, seat, target) {
      const { hand } = g.s.players[target];
      spend(g, seat, 'spy');
      g.show(hand, [seat]);
      g.event('spied', { seat, target, cards: hand.map((card) => g.name(card)).toSorted() });
    },
  },
});

const isPoor = (g: OpenLook, seat: Seat) => g.s.players[seat].score < 1 && why('T5.6', 'noPoints');

export const plunder = aside<object, { plunder: [target: Seat] }>('plunder', {
  rule: 'T5.6',
  who(g) {
    const rich = g.seats.filter((seat) => isPoor(g, seat) === false);
    return g.seats.filter(
      (seat) => has(g, seat, 'plunder') && rich.some((target) => target !== seat),
    );
  },
  menu(g, _v, m) {
    for (const target of g.seats)
      if (target !== m.seat) m.unless(isPoor(g, target), 'plunder', target);
  },
  on: {
    plunder(g, _v, seat, target) {
      spend(g, seat, 'plunder');
      gain(g, target, 'plundered', -1);
      gain(g, seat, 'plunder', 1);
      g.event('plundered', { seat, target });
    },
  },
});
