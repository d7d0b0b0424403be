import { need, type Proc, type Seat } from '@destrier/engine';
import { NOBODY, rules, type G, type OpenLook, type Play } from '../../state.js';
import { bySuit } from '../cards.js';
import { judge } from '../health.js';
import { powerNamed, refresh } from '../powers.js';
import { firstLeader } from '../seats.js';
import { settleFeints } from './feint.js';
import { hasFeinted, lossOf, type Loss } from './loss.js';
import { offerKeeping } from './pile.js';
import { beforeCombat } from './reactions/before.js';
import { beforeCollecting } from './reactions/collecting.js';
import { lastMoment } from './reactions/last.js';
import { hiding, isHidden, nextVeiled, reveal } from './reveal.js';
import { turn } from './turn.js';

const { act, call, procedure, repeat } = rules;

/** A combat, from its leader to its loser. */
export const combat: Proc<G, object> = procedure<object>('combat', {
  watch: judge,
  steps: [
    act('open', undefined, (g) => open(g)),
    call(
      'before',
      beforeCombat.procedure,
      () => ({ seat: NOBODY }),
      (g) => beforeCombat.isOpen(g),
    ),
    act('begin', undefined, (g) => {
      g.s.combat.order = orderOf(g);
      const { number, leader, order } = g.s.combat;
      const [first = leader] = order;
      g.event('combat', { number, leader, first: first === leader ? NOBODY : first });
    }),
    repeat(
      'turns',
      (g) => g.s.combat.turn < (isHidden(g) ? 1 : g.s.combat.order.length),
      turn,
      (g) => ({ seat: need(g.s.combat.order[g.s.combat.turn], 'a seat') }),
    ),
    call(
      'hiding',
      hiding,
      () => ({}),
      (g) => isHidden(g),
    ),
    repeat(
      'turning up',
      (g) => nextVeiled(g) !== undefined,
      reveal,
      (g) => ({ seat: need(nextVeiled(g), 'a seat') }),
    ),
    act('all have played', undefined, (g) => settleFeints(g)),
    call(
      'last moment',
      lastMoment.procedure,
      () => ({ seat: NOBODY }),
      (g) => lastMoment.isOpen(g),
    ),
    act('decide', undefined, (g) => decide(g)),
    call(
      'powers',
      beforeCollecting.procedure,
      () => ({ seat: NOBODY }),
      (g) => g.s.combat.loser !== NOBODY && beforeCollecting.isOpen(g),
    ),
    act('collect', undefined, (g) => collect(g)),
  ],
});

function open(g: Play): void {
  const { combat: now, players } = g.s;
  g.s.phase = 'combats';
  refresh(g, 'combat');
  now.number++;
  now.yielded = false;
  now.last = NOBODY;
  now.order = [];
  now.turn = 0;
  now.lead = '';
  now.cards = [];
  now.healed = [];
  now.loser = NOBODY;
  for (const seat of g.seats) players[seat].out = false;
}

/** Clockwise from the leader [A5.8], or from the one who plays first for Galahad, who still leads [A14.30] [A14.31]; the Rearguard last [A15.22]. */
function orderOf(g: OpenLook): Seat[] {
  const { leader, yielded, last } = g.s.combat;
  const order = g.seats.map((_, places) => g.after(leader, yielded ? places + 1 : places));
  if (last === NOBODY) return order;
  const behind = order.filter((seat) => seat === last);
  return [...order.filter((seat) => seat !== last), ...behind];
}

function decide(g: Play): void {
  const { combat: now } = g.s;
  const loss = lossOf(g);
  now.loser = loss?.card.seat ?? NOBODY;
  if (loss === undefined) {
    g.event('nobodyLost', { leader: now.leader, cards: g.s.table.length }); // A9.5
    return;
  }
  if (g.heard) tellLoss(g, loss);
}

function tellLoss(g: Play, loss: Loss): void {
  const { cards } = g.s.combat;
  const { seat, kind, value } = loss.card;
  g.event('lost', {
    seat,
    card: kind,
    value,
    how: loss.how,
    feints: cards.filter((card) => card.feints).length,
    equals: cards.filter(
      (card) =>
        card !== loss.card &&
        card.seat !== NOBODY &&
        card.value === value &&
        !hasFeinted(cards, card.seat),
    ).length,
  });
}

/** [A8.3] [A9.3] [A9.5] [A9.6] */
function collect(g: Play): void {
  const { combat: now, table, aside, players } = g.s;
  const seat = g.seats.find((one) => one === now.loser);
  if (seat === undefined) {
    g.moveAll(table, aside);
    return;
  }
  const cards = [...bySuit(g, aside), ...bySuit(g, table)];
  g.moveAll(aside, players[seat].pile);
  g.moveAll(table, players[seat].pile);
  now.leader = seat; // A9.4
  g.event('took', { seat, cards });
  offerKeeping(g, seat, cards);
}

/** The combats of a round. */
export const combats = procedure<object>('combats', {
  steps: [
    act('first leader', undefined, (g) => {
      g.s.combat.number = 0;
      const plain = powerNamed(g, 'plain-alchemy');
      if (plain !== undefined) g.rule(plain.card);
      g.s.combat.leader = firstLeader(g);
    }),
    repeat(
      'combats',
      (g) => g.seats.every((seat) => g.s.players[seat].hand.length > 0), // A5.13, A14.13
      combat,
    ),
    act('over', 'A5.13', (g) => {
      g.event('combatsOver', {
        seats: g.seats.filter((seat) => g.s.players[seat].hand.length === 0),
        discarded: bySuit(g, g.s.aside),
      });
      g.moveAll(g.s.aside, g.s.discard); // A9.7, A9.8
      g.s.combat.cards = [];
    }),
  ],
});
