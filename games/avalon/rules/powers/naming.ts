import { kind, need, paramsOf, type Seat } from '@destrier/engine';
import { SUITS, type Effect, type Suit } from '../../content/types.js';
import { rules, SUIT, type Power, type Play } from '../../state.js';
import { heal, wound } from '../health.js';
import { figuresOf, powerOf, spend } from '../powers.js';
import { othersOf } from '../seats.js';

const { act, openAsk, procedure } = rules;

/** Godsends that name somebody or something, and those that work at once. */

interface Of {
  seat: Seat;
}

/** What naming somebody brings, for the log. */
type Named = 'chivalry' | 'plague' | 'dragon' | 'curse';

function nameTarget(g: Play, seat: Seat, effect: Effect, target: Seat, how: Named): void {
  const power = need(powerOf(g, seat, effect), effect);
  power.target = target;
  g.rule(power.card);
  const { suit = power.suit, amount = 0 } = figuresOf(g, power);
  g.event('named', { seat, power: power.card, how, target, suit, amount });
}

function nameSuit(g: Play, seat: Seat, effect: Effect, suit: Suit): Power {
  const power = need(powerOf(g, seat, effect), effect);
  spend(g, power);
  power.suit = suit;
  return power;
}

/** A question for an opponent, whom the power then names. */
function targeting(name: Named, rule: string, effect: Effect) {
  return procedure<Of>(name, {
    steps: [
      openAsk<Of, { target: [seat: Seat] }>('target', {
        rule,
        who: 'seat',
        params: paramsOf({ amount: kind.number, suit: SUIT }, (g, v) => {
          const { amount = 0, suit = '' } = figuresOf(g, need(powerOf(g, v.seat, effect), effect));
          return { amount, suit };
        }),
        menu(g, v, m) {
          for (const other of othersOf(g, v.seat)) m.option('target', other);
        },
        on: {
          target: (g, v, target) => nameTarget(g, v.seat, effect, target, name),
        },
      }),
    ],
  });
}

export const chivalry = targeting('chivalry', 'A15.3', 'chivalry');
export const plague = targeting('plague', 'A15.4', 'double-poison');
/** At dusk [A15.28]. */
export const dragon = targeting('dragon', 'A15.28', 'double-suit');

/** Enchantment [A15.5]. */
export const enchant = procedure<Of>('enchantment', {
  steps: [
    openAsk<Of, { suit: [suit: Suit] }>('suit', {
      rule: 'A15.5',
      who: 'seat',
      menu(_g, _v, m) {
        for (const suit of SUITS) m.option('suit', suit);
      },
      on: {
        suit(g, { seat }, suit) {
          const power = nameSuit(g, seat, 'enchant', suit);
          g.event('enchanted', { seat, power: power.card, suit });
        },
      },
    }),
  ],
});

/** Curse of Poison [A15.23]. */
export const curse = procedure<Of>('curse', {
  steps: [
    openAsk<Of, { curse: [target: Seat, suit: Suit] }>('curse', {
      rule: 'A15.23',
      who: 'seat',
      menu(g, v, m) {
        for (const other of othersOf(g, v.seat))
          for (const suit of SUITS) m.option('curse', other, suit);
      },
      on: {
        curse(g, v, target, suit) {
          nameSuit(g, v.seat, 'curse', suit);
          nameTarget(g, v.seat, 'curse', target, 'curse');
        },
      },
    }),
  ],
});

/** Ambush [A15.13]. */
export const ambush = procedure<Of>('ambush', {
  steps: [
    openAsk<Of, { target: [seat: Seat] }>('target', {
      rule: 'A15.13',
      who: 'seat',
      params: paramsOf({ amount: kind.number }, (g, v) => ({
        amount: figuresOf(g, need(powerOf(g, v.seat, 'ambush'), 'ambush')).amount ?? 0,
      })),
      menu(g, v, m) {
        for (const other of othersOf(g, v.seat)) m.option('target', other);
      },
      on: {
        target: (g, v, target) => wound(g, target, 'ambush', amountOf(g, v.seat, 'ambush')),
      },
    }),
  ],
});

/** Healing Spring [A15.10]. */
export const spring = procedure<Of>('spring', {
  steps: [
    act('heal', 'A15.10', (g, { seat }) => heal(g, seat, 'spring', amountOf(g, seat, 'heal'))),
  ],
});

/** Volley [A15.14]. */
export const volley = procedure<Of>('volley', {
  steps: [
    act('shoot', 'A15.14', (g, { seat }) => {
      const { health } = g.s.players[seat];
      const wounds = amountOf(g, seat, 'volley');
      for (const other of othersOf(g, seat))
        if (g.s.players[other].health > health) wound(g, other, 'volley', wounds);
    }),
  ],
});

function amountOf(g: Play, seat: Seat, effect: Effect): number {
  const power = need(powerOf(g, seat, effect), effect);
  g.rule(power.card);
  return figuresOf(g, power).amount ?? 0;
}
