import { need, why, type Seat } from '@destrier/engine';
import { cardData, effectAt, isAction, opAt, WOUND } from '../../book.js';
import { rules, type Look, type Play } from '../../state.js';
import { discardCard } from '../gains.js';
import { gainOffered } from '../offers.js';
import { giveAttack, giveBlock } from './points.js';

const { ask, openAsk, procedure } = rules;

/** Questions about cards. */

const WOUNDS_STAY = why('K5.3', 'woundsStay');

interface Discarding {
  seat: Seat;
  what: 'card' | 'wound' | 'coloured';
  min: number;
  max: number;
}

function discardable(g: Look, { seat, what }: Discarding): string[] {
  return g.all(g.s.players[seat].hand).filter((card) => {
    if (what === 'wound') return card === WOUND;
    return card !== WOUND && (what === 'card' || cardData(g, card).colour !== undefined);
  });
}

export const discarding = procedure<Discarding>('discarding', {
  closed: true,
  steps: [
    ask<Discarding, { discard: [cards: readonly string[]] }>('discard', {
      rule: 'K5.8',
      who: 'seat',
      menu(g, v, m) {
        const cards = discardable(g, v);
        m.subset('discard', cards, Math.min(v.min, cards.length), v.max);
      },
      on: {
        discard(g, v, cards) {
          const { context } = g.s.turn;
          for (const card of cards.toSorted()) {
            context.card = g.content.cards[card]?.colour ?? null;
            discardCard(g, v.seat, card);
          }
          context.discarded = cards.length;
          if (cards.length > 0)
            g.event('discarded', { seat: v.seat, cards: [...cards].toSorted() });
        },
      },
    }),
  ],
});

interface OfOp {
  seat: Seat;
  address: string;
}

/** The offer from which a card must then be taken, where the effect says so. */
function offerAfter(g: Look, address: string): readonly string[] | undefined {
  const list = address.slice(0, address.lastIndexOf('.'));
  for (const op of effectAt(g, list)) if (op.op === 'take') return g.all(g.s[op.from]);
  return undefined;
}

export const throwing = procedure<OfOp>('throwing', {
  closed: true,
  steps: [
    ask<OfOp, { throw: [card: string] }>('throw', {
      rule: 'K5.11',
      who: 'seat',
      menu(g, v, m) {
        const offered = offerAfter(g, v.address)?.map((card) => cardData(g, card).colour);
        for (const card of g.kinds(g.s.players[v.seat].hand)) {
          if (!isAction(g, card)) continue;
          if (offered?.includes(cardData(g, card).colour) !== false) m.option('throw', card);
        }
      },
      on: {
        throw(g, v, card) {
          throwAway(g, v.seat, card);
          g.s.turn.context.card = cardData(g, card).colour ?? null;
        },
      },
    }),
  ],
});

export function throwAway(g: Play, seat: Seat, card: string): void {
  const { hand } = g.s.players[seat];
  g.move(need(g.find(hand, card), card), hand, g.s.removed);
  g.s.turn.active = true;
  g.event('thrown', { seat, card });
}

interface Taking {
  seat: Seat;
  from: 'actions' | 'spells';
  of: 'paid' | 'card';
  to: 'hand' | 'discard';
}

export const taking = procedure<Taking>('taking', {
  closed: true,
  steps: [
    openAsk<Taking, { take: [card: string] }>('take', {
      rule: 'K5.12',
      who: 'seat',
      menu(g, v, m) {
        const colour = g.s.turn.context[v.of];
        for (const card of g.all(g.s[v.from]))
          if (cardData(g, card).colour === colour) m.option('take', card);
      },
      on: {
        take(g, v, card) {
          gainOffered(g, v.seat, v.from, card, v.to);
        },
      },
    }),
  ],
});

interface Recalling {
  seat: Seat;
  pick: 'random' | 'chosen';
  left: number;
  to: 'none' | 'top' | 'bottom';
}

/** Both cards come to one end of the deck. */
export const recalling = procedure<Recalling>('recalling', {
  closed: true,
  steps: [
    openAsk<Recalling, { top: []; bottom: [] }>('end', {
      rule: 'K5.15',
      who: 'seat',
      menu(_g, _v, m) {
        m.option('top');
        m.option('bottom');
      },
      on: {
        top(_g, v) {
          v.to = 'top';
        },
        bottom(_g, v) {
          v.to = 'bottom';
        },
      },
    }),
    openAsk<Recalling, { recall: [card: string] }>('recall', {
      rule: 'K5.15',
      who: 'seat',
      menu(g, v, m) {
        if (v.pick === 'chosen' && v.left > 0)
          for (const card of g.kinds(g.s.players[v.seat].discard)) m.option('recall', card);
      },
      on: {
        recall(g, v, card) {
          const { deck, discard } = g.s.players[v.seat];
          const where = v.to === 'bottom' ? 'bottom' : 'top';
          g.move(need(g.find(discard, card), card), discard, deck, where);
          v.left--;
          return 'again';
        },
      },
    }),
    rules.act('at random', undefined, (g, v) => {
      const { deck, discard } = g.s.players[v.seat];
      for (; v.pick === 'random' && v.left > 0 && discard.length > 0; v.left--) {
        const card = need(discard[g.random('deeds', discard.length)], 'a card');
        g.move(card, discard, deck, v.to === 'bottom' ? 'bottom' : 'top');
      }
    }),
  ],
});

interface Returning {
  seat: Seat;
  to: 'hand' | 'top' | 'bottom';
  cost: 'none' | 'card' | 'any';
  card: string;
}

/** A played card that may come back when the turn ends. */
export const returning = procedure<Returning>('returning', {
  closed: true,
  steps: [
    ask<Returning, { return: [card: string]; keep: []; decline: [] }>('return', {
      rule: 'K14.5',
      who: 'seat',
      menu(g, v, m) {
        const { hand, deck, played } = g.s.players[v.seat];
        const isThere = g.find(played, v.card) !== undefined;
        if (isThere && v.cost !== 'none') {
          for (const card of g.kinds(hand))
            m.unless(v.cost === 'card' && card === WOUND && WOUNDS_STAY, 'return', card);
        } else if (isThere && (v.to !== 'bottom' || deck.length > 0)) m.option('keep');
        m.option('decline');
      },
      on: {
        return(g, v, card) {
          const { hand, discard, played } = g.s.players[v.seat];
          g.move(need(g.find(hand, card), card), hand, discard);
          g.move(need(g.find(played, v.card), v.card), played, hand);
          g.event('discarded', { seat: v.seat, cards: [card] });
        },
        keep(g, v) {
          const { deck, played } = g.s.players[v.seat];
          const where = v.to === 'bottom' ? 'bottom' : 'top';
          g.move(need(g.find(played, v.card), v.card), played, deck, where);
        },
        decline() {},
      },
    }),
  ],
});

type Side = 'move' | 'influence' | 'attack' | 'block';

/** What a sideways card may be now [K5.23]. */
export function sidesNow(g: Look): readonly Side[] {
  const { phase, into } = g.s.combat;
  if (into === 'block') return ['block'];
  if (into === 'attack') return phase === 'attack' ? ['attack'] : [];
  if (g.s.turn.phase === 'movement') return ['move'];
  return g.s.turn.phase === 'interaction' ? ['influence'] : [];
}

export function giveSideways(g: Play, seat: Seat, side: Side, points: number): void {
  switch (side) {
    case 'move':
    case 'influence':
      g.s.turn[side] += points;
      return;
    case 'attack':
      giveAttack(g, seat, points, 'melee', 'physical');
      return;
    case 'block':
      giveBlock(g, seat, points, 'physical', false);
  }
}

export function playSideways(g: Play, seat: Seat, card: string, side: Side, points: number): void {
  const { hand, played } = g.s.players[seat];
  g.move(need(g.find(hand, card), card), hand, played);
  const { turn } = g.s;
  turn.active = true;
  turn.context.by = 'card';
  turn.context.id = card;
  turn.context.bonus = 0;
  g.event('sideways', { seat, card, points });
  giveSideways(g, seat, side, points);
}

/** A skill that makes one sideways card worth more [K5.16] [K5.24]. */
export const siding = procedure<OfOp>('siding', {
  closed: true,
  steps: [
    ask<OfOp, { side: [card: string, side: Side] }>('side', {
      rule: 'K5.16',
      who: 'seat',
      menu(g, v, m) {
        const op = opAt(g, v.address, 'sideways');
        for (const card of g.kinds(g.s.players[v.seat].hand))
          if ((card === WOUND) === (op.card === 'wound'))
            for (const side of sidesNow(g)) m.option('side', card, side);
      },
      on: {
        side(g, v, card, side) {
          playSideways(g, v.seat, card, side, sideways(g, v.address, card));
        },
      },
    }),
  ],
});

function sideways(g: Play, address: string, card: string): number {
  const op = opAt(g, address, 'sideways');
  const { kind, colour } = g.content.cards[card] ?? {};
  if (op.same !== undefined && colour !== undefined && colour === g.s.turn.context.paid)
    return op.same;
  return op.advanced !== undefined && kind !== 'basic' ? op.advanced : op.n;
}

/** Banner of Protection: wounds of this turn are gone [K14.6]. */
export const throwingWounds = procedure<{ seat: Seat }>('throwing wounds', {
  closed: true,
  steps: [
    ask<{ seat: Seat }, { accept: []; decline: [] }>('accept', {
      rule: 'K14.6',
      who: 'seat',
      menu(_g, _v, m) {
        m.option('accept');
        m.option('decline');
      },
      on: {
        accept(g, { seat }) {
          const { hand, discard } = g.s.players[seat];
          const { woundsInHand, woundsInDiscard } = g.s.turn;
          dropWounds(g, hand, woundsInHand);
          dropWounds(g, discard, woundsInDiscard);
        },
        decline() {},
      },
    }),
  ],
});

function dropWounds(g: Play, from: Play['s']['wounds'], most: number): void {
  for (let left = most; left > 0; left--) {
    const wound = g.find(from, WOUND);
    if (wound === undefined) return;
    g.move(wound, from, g.s.wounds);
  }
}
