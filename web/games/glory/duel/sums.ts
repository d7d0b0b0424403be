import {
  bestOf,
  COLOURS,
  colourOf,
  diceOf as mostDiceOf,
  hasDie,
  isPlayed,
  valueOf,
  type Colour,
  type Page,
  type SeenDuel,
} from '@destrier/glory/page';

type Side = SeenDuel['sides'][number];

/** A part of an attack: what is printed, the best die of a colour, or what tiles add and take. */
export interface Summand {
  readonly of: 'printed' | Colour | 'modifier';
  readonly value: number;
}

/** What an attack is made of; together it is the attack. */
export function summands(g: Page['g'], side: Side): Summand[] {
  const dice = COLOURS.filter((colour) => hasDie(side, colour));
  return [
    ...(side.attack === 0 ? [] : [{ of: 'printed', value: side.attack } as const]),
    ...dice.map((colour) => ({ of: colour, value: bestOf(g, side, colour) })),
    ...(side.modifier === 0 ? [] : [{ of: 'modifier', value: side.modifier } as const]),
  ];
}

export interface Rolled {
  readonly die: string;
  readonly colour: Colour;
  /** Nothing for a symbol that is not active. */
  readonly number: number | undefined;
  /** Of each colour only the best die counts. */
  readonly counts: boolean;
}

export function rolledBy(g: Page['g'], side: Side): Rolled[] {
  const counted = new Set<Colour>();
  return side.dice.map((die) => {
    const colour = colourOf(die);
    const value = valueOf(g, die);
    const counts = !counted.has(colour) && value === bestOf(g, side, colour);
    if (counts) counted.add(colour);
    return { die, colour, number: die.endsWith('s') ? undefined : value, counts };
  });
}

/** Dice that lay there, which count no more. */
export function thrown(g: Page['g'], dice: readonly string[]): Rolled[] {
  return dice.map((die) => {
    const colour = colourOf(die);
    const number = die.endsWith('s') ? undefined : valueOf(g, die);
    return { die, colour, number, counts: false };
  });
}

/** The dice that a player would roll now, by colour; a veteran takes some of them. */
export function diceToRoll(g: Page['g'], duel: SeenDuel, side: Side): Colour[] {
  if (!isPlayed(side)) return [];
  const fewer = duel.against === 'knight' ? g.content.knights[duel.foe]?.fewer : undefined;
  return COLOURS.flatMap((colour) =>
    Array.from(
      { length: Math.max(0, mostDiceOf(g, side, colour) - (fewer?.[colour] ?? 0)) },
      () => colour,
    ),
  );
}
