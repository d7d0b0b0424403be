import { need, type Seat } from '@destrier/engine';
import { COLOURS } from '../content/types.js';
import { bestOf } from '../rules/duel/dice.js';
import { isPlayed, prestigeOf, type OpenDuel, type OpenSide } from '../rules/duel/sides.js';
import { initiativeOf } from '../rules/players.js';
import { bonus } from '../rules/tiles.js';
import { KNIGHT, type OpenLook } from '../state.js';
import { armsFor, emptyHand, foeArm, handFor, type Books, type Gear } from './books.js';
import { pack, type Arm } from './dice.js';
import type { Hand } from './hand.js';
import type { Needs } from './policy.js';

/** A side of a duel as the odds see it. */

/** What does not change in a duel. */
export interface Fixed {
  readonly played: boolean;
  /** Printed attack; 0 for a seat. */
  readonly attack: number;
  /** The dice after each amount of strength spent; the same for all where nobody spends. */
  readonly arms: readonly Arm[];
  /** Dice in a reroll by faith. */
  readonly most: number;
}

/** What is spent and won in a duel. */
export interface Fighter {
  /** Strength spent in the duel, and left. */
  readonly spent: number;
  readonly strength: number;
  readonly faith: number;
  readonly prestige: number;
  readonly glory: number;
  readonly hand: Hand;
  readonly wins: number;
}

export function fixedOf(g: OpenLook, books: Books, duel: OpenDuel, side: OpenSide): Fixed {
  const { attack } = side;
  const { mostStrength, faithDice } = g.content.figures;
  if (!isPlayed(side)) {
    const pole = duel.against === 'knight' && g.content.knights[duel.foe]?.type === 'pole';
    const arms = Array<Arm>(mostStrength + 1).fill(foeArm(books, pole));
    return { played: false, attack, arms, most: 0 };
  }
  const seat = side.who;
  const arms = armsFor(books, gearOf(g, duel, seat));
  return { played: true, attack, arms, most: faithDice + bonus(g, seat, 'rerolls') };
}

export function gearOf(g: OpenLook, duel: OpenDuel, seat: Seat): Gear {
  const { mount, armour } = g.s.players[seat];
  // [G12.5] A veteran takes dice.
  const fewer = duel.against === 'knight' ? g.content.knights[duel.foe]?.fewer : undefined;
  return { mount, armour, fewer };
}

/** The active tiles of a seat. */
export function handAt(g: OpenLook, books: Books, seat: Seat): Hand {
  const { supports, relics, glory } = g.s.players[seat];
  let counts: number[] | undefined;
  for (const place of [supports.ready, relics.ready])
    for (const card of place) {
      const tile = books.tileAt.get(g.name(card));
      if (tile === undefined) continue;
      counts ??= books.tiles.map(() => 0);
      counts[tile] = (counts[tile] as number) + 1;
    }
  return counts === undefined ? emptyHand(books) : handFor(books, counts, glory);
}

export function fighterOf(g: OpenLook, books: Books, side: OpenSide): Fighter {
  const { strength: spent, prestige, wins } = side;
  if (!isPlayed(side))
    return { spent, strength: 0, faith: 0, prestige, glory: 0, hand: emptyHand(books), wins };
  const seat = side.who;
  const player = g.s.players[seat];
  return {
    spent,
    strength: Math.min(player.strength, g.content.figures.mostStrength - spent),
    faith: player.faith,
    prestige: player.prestige.ready.length,
    glory: player.glory,
    hand: handAt(g, books, seat),
    wins,
  };
}

/** [G13.7] [G11.24] Whether the first side wins where attack and prestige are equal. */
export function firstOfEquals(g: OpenLook, { sides }: OpenDuel): boolean {
  const [one, other] = sides as readonly [OpenSide, OpenSide];
  if (one.who === KNIGHT || other.who === KNIGHT) return true;
  return initiativeOf(g, one.who) < initiativeOf(g, other.who);
}

/** The best dice of a side, packed. */
export function rollOf(g: OpenLook, books: Books, side: OpenSide): number {
  const [red, black, white] = COLOURS.map((colour) => bestOf(g, side, colour));
  return pack(books.scale, need(red, 'red'), need(black, 'black'), need(white, 'white'));
}

/** [G11.24] [G13.6] The side that leads with equal attack. */
export function tieLeader(g: OpenLook, duel: OpenDuel): 0 | 1 {
  const [one, other] = duel.sides as readonly [OpenSide, OpenSide];
  const more = prestigeOf(g, one) - prestigeOf(g, other);
  if (more !== 0) return more > 0 ? 0 : 1;
  return firstOfEquals(g, duel) ? 0 : 1;
}

/** What a side may have to reach: the dice of an opponent who has spent all strength that can be spent. */
export function needsFrom(least: number, foe: Fixed, { spent, strength }: Fighter): Needs {
  const arm = need(foe.arms[spent + strength], 'the dice of the opponent');
  return { least, chances: arm.attacks };
}
