import { kind, paramsOf, type Proc, type Seat } from '@destrier/engine';
import { isSuit } from '../../content/cards.js';
import { SUITS, type Suit } from '../../content/types.js';
import { OPEN, rules, type G, type OpenLook, type Play, type Played } from '../../state.js';
import { weapon } from '../cards.js';
import { figuresOf, powerNamed, powerOf } from '../powers.js';
import { throwOut } from './dishonour.js';
import { noticeFeints, settleFeints } from './feint.js';
import { isAlchemy, isEnhanced } from './follow.js';

interface Laid {
  seat: Seat;
  kind: string;
  /** Whether it sets the lead. */
  leads: boolean;
  /** What was named for it, or nothing. */
  suit: string;
  /** Printed or named; -1 before it is. */
  value: number;
}

/** A card that lies on the table face up comes into the combat, once what it lacks is named. */
export function lay(g: Play, seat: Seat, kind: string): void {
  const leads = g.s.combat.lead === '';
  const laid = { seat, kind, leads, suit: '', value: weapon(g, kind).value ?? -1 };
  if (laid.value < 0 || namesSuit(g, laid)) g.call(naming, laid);
  else enter(g, laid);
}

/** Whoever leads a special weapon names its suit [A5.3], and where alchemy is plain, that of alchemy too [A15.1]. */
function namesSuit(g: OpenLook, { seat, kind, leads }: Laid): boolean {
  if (!leads) return false;
  const card = weapon(g, kind);
  return card.special || (isAlchemy(g, seat, card) && !isEnhanced(g));
}

const naming: Proc<G, Laid> = rules.procedure<Laid>('naming', {
  steps: [
    rules.openAsk<Laid, { suit: [suit: Suit] }>('suit', {
      rule: 'A5.3',
      who: 'seat',
      params: paramsOf({ card: kind.word('card') }, (_g, v) => ({ card: v.kind })),
      menu(g, v, m) {
        if (namesSuit(g, v)) for (const suit of SUITS) m.option('suit', suit); // A5.4
      },
      on: {
        suit(_g, v, suit) {
          v.suit = suit;
        },
      },
    }),
    rules.openAsk<Laid, { value: [value: number] }>('value', {
      rule: 'A7.11',
      cites: (_g, v) => valueRule(v),
      who: 'seat',
      params: paramsOf({ card: kind.word('card') }, (_g, v) => ({ card: v.kind })),
      menu(g, v, m) {
        if (v.value < 0) m.number('value', 1, g.content.figures.values, valueRule(v));
      },
      on: {
        value(g, v, value) {
          v.value = value;
          g.event('value', { card: v.kind, value });
        },
      },
    }),
    rules.act('enter', undefined, (g, v) => enter(g, v)),
  ],
});

const valueRule = ({ kind }: Laid): string => (kind === 'merlin-weapon' ? 'A7.12' : 'A7.11');

function enter(g: Play, v: Laid): void {
  const { seat, kind } = v;
  const { combat } = g.s;
  settleFeints(g);
  const suit = suitOf(g, v);
  // A5.7
  if (v.leads) {
    combat.lead = v.suit === '' && suit === 'alchemy' ? OPEN : suit; // A5.2, A5.5
    g.event('lead', { suit: combat.lead });
  }
  combat.cards.push({
    seat,
    kind,
    suit,
    value: weakened(g, v, suit),
    alone: false,
    feints: false,
    feinted: false,
    fresh: false,
  });
  // What Mists discards is gone before anybody can feint with it [A7.1]; led, it discards nothing [A7.6].
  if (kind === 'mists' && combat.cards.length > 1) strike(g);
  else noticeFeints(g);
}

/** The suit of a card in the combat [A5.12] [A15.5]. */
function suitOf(g: OpenLook, { seat, kind, suit }: Laid): string {
  if (suit !== '') return suit;
  const card = weapon(g, kind);
  if (isAlchemy(g, seat, card)) return 'alchemy';
  if (!card.special) return card.suit;
  return g.s.combat.lead === OPEN ? '' : g.s.combat.lead;
}

/** Morien: basic weapons played after his swords are worth less [A14.20] [A14.21]. */
function weakened(g: Play, { kind, value }: Laid, suit: string): number {
  const power = powerNamed(g, 'weaken');
  if (power === undefined || !isSuit(suit) || !weapon(g, kind).basic) return value; // A1.6
  if (powerOf(g, g.s.combat.leader, 'hidden-combat') !== undefined) return value; // A14.22
  const { suit: sharp, amount = 0 } = figuresOf(g, power);
  const works = g.s.combat.cards.some(
    (card) => card.seat === power.seat && card.suit === sharp && weapon(g, card.kind).basic,
  );
  if (!works) return value;
  g.rule(power.card);
  const less = Math.max(1, value - amount); // A14.20
  if (less !== value) g.event('weakened', { card: kind, value: less });
  return less;
}

/** What a follower's Mists discards: only what was played before, and lies open [A7.1] [A7.2] [A14.26]. */
function struck(before: readonly Played[]): readonly Played[] {
  const last = before.at(-1);
  if (last?.kind === 'mists') return [last]; // A7.4, A7.5
  const values = before.filter((card) => card.value >= 0).map((card) => card.value);
  const lowest = Math.min(...values);
  return before.filter((card) => card.value === lowest); // A7.3, A7.7
}

/** Mists has just been played, after other cards [A7.1], or after Mists [A7.4]. */
function strike(g: Play): void {
  const { cards } = g.s.combat;
  const before = cards.slice(0, -1);
  throwOut(g, struck(before), 'mists');
}
