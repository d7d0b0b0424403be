import { kind, need, paramsOf, why, type Card, type Seat } from '../../index.js';
import { rankOf, suitOf } from './content.js';
import { gain, kindsIn, rules, type Look, type OpenLook, type Play } from './state.js';
import { parry, spy } from './tokens.js';

const { act, ask, call, procedure, repeat } = rules;

interface Turn {
  seat: Seat;
}

const cardsInTrick = (g: OpenLook): number =>
  g.seats.filter((seat) => g.s.players[seat].played.length + g.s.players[seat].veiled.length > 0)
    .length;

/** Why this card of the hand cannot be played face up. */
function whyNotPlay(g: Look, seat: Seat, kind: string) {
  const { led } = g.s.trick;
  if (led === null || suitOf(kind) === led) return undefined;
  const canFollow = g.s.players[seat].hand.some((card) => suitOf(g.name(card)) === led);
  return canFollow ? why('T3.2', 'followSuit', { led }) : undefined;
}

/** Why this card of the hand cannot be played face down. */
function whyNotVeil(g: Look, seat: Seat, kind: string) {
  const { led } = g.s.trick;
  if (led === null) return why('T4.2', 'leadFaceUp');
  if (g.s.players[seat].hasVeiled) return why('T4.1', 'veiledAlready');
  return suitOf(kind) === led ? undefined : why('T4.3', 'veilFollowsSuit', { led });
}

const turn = procedure<Turn>('turn', {
  offers: [spy],
  steps: [
    ask<Turn, { play: [card: string]; veil: [card: string] }>('card', {
      rule: 'T3.1',
      who: 'seat',
      params: paramsOf({ led: kind.maybe(kind.word('suit')) }, (g) => ({ led: g.s.trick.led })),
      menu(g, v, m) {
        for (const kind of kindsIn(g, g.s.players[v.seat].hand)) {
          m.unless(whyNotPlay(g, v.seat, kind), 'play', kind);
          m.unless(whyNotVeil(g, v.seat, kind), 'veil', kind);
        }
      },
      on: {
        play(g, { seat }, kind) {
          const { hand, played, voids } = g.s.players[seat];
          g.move(need(g.find(hand, kind), kind), hand, played);
          g.event('played', { seat, card: kind });
          g.s.trick.led ??= suitOf(kind);
          const { led } = g.s.trick;
          if (suitOf(kind) !== led && !voids.includes(led)) {
            g.rule('T3.3');
            voids.push(led);
          }
          if (rankOf(kind) === 1) {
            g.rule('T3.6');
            gain(g, seat, 'page', g.content.page);
          }
        },
        veil(g, { seat }, kind) {
          const player = g.s.players[seat];
          g.rule('T4.1');
          g.move(need(g.find(player.hand, kind), kind), player.hand, player.veiled);
          player.hasVeiled = true;
          g.event('veiled', { seat, card: kind });
        },
      },
    }),
    parry,
  ],
});

/** The seat whose card takes the trick, once all lie face up [T3.4]. */
function winnerOf(g: OpenLook): Seat {
  const { leader, led, reversed } = g.s.trick;
  const kindOf = (seat: Seat): string => g.name(need(g.s.players[seat].played[0], 'a card'));
  const strength = (seat: Seat): number => {
    const rank = g.s.players[seat].blunted ? 0 : rankOf(kindOf(seat));
    return reversed ? -rank : rank;
  };
  let best = leader;
  for (let places = 1; places < g.seats.length; places++) {
    const seat = g.after(leader, places);
    if (suitOf(kindOf(seat)) === led && strength(seat) > strength(best)) best = seat;
  }
  return best;
}

function award(g: Play, winner: Seat, cards: readonly Card[]): void {
  g.rule('T3.5');
  gain(g, winner, 'trick', g.content.trick);
  for (const { name, worth } of g.content.suits) {
    const count = cards.filter((card) => suitOf(g.name(card)) === name).length;
    if (count * worth !== 0) gain(g, winner, name, count * worth);
  }
}

const exchange = procedure<Turn>('exchange', {
  offers: [spy],
  steps: [
    ask<Turn, { take: [offered: string, own: string]; keep: [] }>('exchange', {
      rule: 'T6.1',
      who: 'seat',
      menu(g, v, m) {
        const own = kindsIn(g, g.s.players[v.seat].hand);
        for (const offered of kindsIn(g, g.s.offer))
          for (const kind of own)
            m.unless(offered === kind && why('T6.3', 'sameCard'), 'take', offered, kind);
        m.option('keep');
      },
      on: {
        take(g, { seat }, offered, own) {
          const player = g.s.players[seat];
          const { offer } = g.s;
          g.move(need(g.find(player.hand, own), own), player.hand, offer);
          g.move(need(g.find(offer, offered), offered), offer, player.hand);
          // Everybody knows it now; once a card leaves the hand unseen nobody can say whether it is this one.
          player.voids = player.voids.filter((suit) => suit !== suitOf(offered));
          g.event('exchanged', { seat, took: offered, gave: own });
        },
        keep() {},
      },
    }),
  ],
});

export const trick = procedure('trick', {
  steps: [
    act('open', undefined, (g) => {
      g.s.trick.led = null;
      g.s.trick.reversed = false;
      for (const seat of g.seats) g.s.players[seat].blunted = false;
    }),
    repeat(
      'turns',
      (g) => cardsInTrick(g) < g.seats.length,
      turn,
      (g) => ({ seat: g.after(g.s.trick.leader, cardsInTrick(g)) }),
    ),
    act('turn up', undefined, (g) => {
      for (const seat of g.seats) {
        const { veiled, played } = g.s.players[seat];
        const [card] = veiled;
        if (card === undefined) continue;
        g.rule('T4.4');
        g.event('turnedUp', { seat, card: g.name(card) });
        g.moveAll(veiled, played);
      }
    }),
    act('award', 'T3.4', (g) => {
      const winner = winnerOf(g);
      g.event('won', { seat: winner });
      award(
        g,
        winner,
        g.seats.flatMap((seat) => g.s.players[seat].played),
      );
      for (const seat of g.seats) g.moveAll(g.s.players[seat].played, g.s.discard);
      g.s.trick.leader = winner;
    }),
    call(
      'exchange',
      exchange,
      (g) => ({ seat: g.s.trick.leader }),
      (g) => g.s.players[g.s.trick.leader].hand.length > 0,
    ),
  ],
});
