import { need, type Asked, type Choice, type Options, type Seat } from '@destrier/engine';
import { COLOURS } from '../content/types.js';
import { attackOf } from '../rules/duel/dice.js';
import { colourOf, valueOf } from '../rules/duel/faces.js';
import {
  duelOf,
  prestigeOf,
  type OpenDuel,
  type OpenSide,
  type SideOf,
  playedBy,
} from '../rules/duel/sides.js';
import { bonus } from '../rules/tiles.js';
import type { OpenLook } from '../state.js';
import { armFor, booksOf, type Books } from './books.js';
import type { Again, Arm } from './dice.js';
import type { Hand } from './hand.js';
import { byFaith, byRelic, lanceFor, relicFor, strengthFor } from './policy.js';
import {
  fighterOf,
  firstOfEquals,
  fixedOf,
  gearOf,
  handAt,
  needsFrom,
  rollOf,
  tieLeader,
  type Fighter,
  type Fixed,
} from './sides.js';
import { tentFor, tentsOf } from './tents.js';

/** The counsel policy at the table: what it answers to each question of a duel. COUNSEL.md says it in words. */

const choice = (verb: string, ...args: Choice['args']): Choice => ({ verb, scope: null, args });
const pass = choice('pass');

/** A side that is asked. */
interface Standing {
  readonly g: OpenLook;
  readonly books: Books;
  readonly duel: OpenDuel;
  readonly side: number;
  readonly own: OpenSide;
  readonly foe: OpenSide;
  readonly seat: Seat;
}

function standingOf(g: OpenLook, v: object): Standing {
  const { duel: seat, side } = v as SideOf;
  const duel = duelOf(g.s.duels, seat);
  const own = need(duel.sides[side], 'a side');
  const foe = need(duel.sides[1 - side], 'an opponent');
  return { g, books: booksOf(g.content), duel, side, own, foe, seat: playedBy(own) };
}

/** What the dice of a side have to reach, with the dice and tiles that it has. */
interface Stake {
  readonly arm: Arm;
  readonly hand: Hand;
  readonly roll: number;
  readonly need: number;
}

function stakeOf({ g, books, duel, side, own, foe, seat }: Standing): Stake {
  const ties = tieLeader(g, duel) === side;
  return {
    arm: armFor(books, gearOf(g, duel, seat), own.strength),
    hand: handAt(g, books, seat),
    roll: rollOf(g, books, own),
    need: attackOf(g, foe) - own.attack - own.modifier + (ties ? 0 : 1),
  };
}

interface Prospects {
  readonly fixed: Fixed;
  readonly fighter: Fighter;
  readonly foe: Fixed;
  readonly other: Fighter;
}

function prospectsOf({ g, books, duel, own, foe }: Standing): Prospects {
  return {
    fixed: fixedOf(g, books, duel, own),
    fighter: fighterOf(g, books, own),
    foe: fixedOf(g, books, duel, foe),
    other: fighterOf(g, books, foe),
  };
}

function tent(standing: Standing): Choice {
  const { g, books, duel, side, own, foe, seat } = standing;
  const { fixed, fighter, foe: foeFixed, other } = prospectsOf(standing);
  const found = tentFor(books, tentsOf(g, books, seat), fixed, fighter, foeFixed, other, {
    attack: own.modifier - foe.modifier,
    prestige: prestigeOf(g, own) - prestigeOf(g, foe),
    equals: firstOfEquals(g, duel) === (side === 0),
  });
  return found === undefined ? pass : choice('tent', ...found.words);
}

function strength(standing: Standing): Choice {
  const { g, duel, side, own, foe } = standing;
  const { fixed, fighter, foe: foeFixed, other } = prospectsOf(standing);
  const { spent, strength: left, hand } = fighter;
  const ties = tieLeader(g, duel) === side;
  const least = foe.attack + foe.modifier - own.attack - own.modifier + (ties ? 0 : 1);
  const arms = fixed.arms.slice(spent, spent + left + 1);
  const { amount } = strengthFor(arms, hand, needsFrom(least, foeFixed, other));
  return amount === 0 ? pass : choice('add', amount);
}

/** The worst dice of each colour, in the order in which a menu names them. */
function worst(g: OpenLook, { dice }: OpenSide, again: Again): string[] {
  const left = [...again];
  const chosen: string[] = [];
  const byValue = dice
    .map((die) => ({ die, colour: colourOf(die) }))
    .toSorted((a, b) => valueOf(g, a.die) - valueOf(g, b.die));
  for (const { die, colour } of byValue) {
    const c = COLOURS.indexOf(colour);
    if ((left[c] as number) === 0) continue;
    left[c] = (left[c] as number) - 1;
    chosen.push(die);
  }
  return chosen.toSorted((a, b) => dice.indexOf(a) - dice.indexOf(b));
}

function faith(standing: Standing): Choice {
  const { g, books, own, seat } = standing;
  const { arm, hand, roll, need: wanted } = stakeOf(standing);
  const most = g.content.figures.faithDice + bonus(g, seat, 'rerolls');
  const again = byFaith(books, arm, hand, most, roll, wanted);
  return again === undefined ? pass : choice('reroll', worst(g, own, again));
}

function lance(standing: Standing, lances: 1 | 2): Choice {
  const { arm, hand, roll, need: wanted } = stakeOf(standing);
  const tile = lanceFor(arm, hand, lances, roll, wanted);
  return tile === -1 ? pass : choice('lance', need(hand.tiles[tile], 'a lance').name);
}

function relic(standing: Standing): Choice {
  const { arm, hand, roll, need: wanted } = stakeOf(standing);
  const tile = relicFor(standing.books, arm, hand, roll, wanted);
  return tile === -1 ? pass : choice('relic', need(hand.tiles[tile], 'a relic').name);
}

function relicReroll(standing: Standing, v: object): Choice {
  const { g, books, own } = standing;
  const { arm, roll, need: wanted } = stakeOf(standing);
  const again = byRelic(books, arm, (v as { most: number }).most, roll, wanted);
  return choice('reroll', worst(g, own, need(again, 'dice to reroll')));
}

/** [G12.14] The tile that does most in a duel: a lance before a tent, then what adds most or turns the greatest die. */
function recover({ books }: Standing, options: Options): Choice {
  const worthOf = ({ args: [name] }: Choice): number => {
    const tile = books.tiles[books.tileAt.get(String(name)) ?? -1];
    if (tile === undefined) return 0;
    return 1 + tile.attack + (tile.most - tile.attack) / 2;
  };
  let best = options.nth(0);
  for (let i = 1; i < options.count; i++) {
    const one = options.nth(i);
    if (worthOf(one) > worthOf(best)) best = one;
  }
  return best;
}

/** What the policy answers to a question of a duel; nothing to any other. */
export function counsel(g: OpenLook, { prompt, v }: Asked, options: Options): Choice | undefined {
  switch (prompt) {
    case 'tent.tent':
      return tent(standingOf(g, v));
    case 'strength.add':
      return strength(standingOf(g, v));
    case 'faith.reroll':
      return faith(standingOf(g, v));
    case 'lance.lance':
      return lance(standingOf(g, v), 2);
    case 'second lance.lance':
      return lance(standingOf(g, v), 1);
    case 'relic.relic':
      return relic(standingOf(g, v));
    case 'relic reroll.reroll':
      return relicReroll(standingOf(g, v), v);
    case 'recovery.supports':
    case 'recovery.relics':
      return recover(standingOf(g, v), options);
    case 'recovery.prestige':
    case 'tie.turn':
      return options.nth(0);
    default:
      return undefined;
  }
}
