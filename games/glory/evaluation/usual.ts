import { need } from '@destrier/engine';
import { CITIES, type Content, type KnightType } from '../content/types.js';
import { ROUNDS } from '../rules/players.js';

/** The knights to be expected in a round whose lists are not laid out yet. */
interface Usual {
  readonly attack: number;
  readonly prestige: number;
  readonly glory: number;
}

interface Sums {
  count: number;
  attack: number;
  prestige: number;
  glory: number;
}

/** The mean of some types; attack and prestige are whole. */
function meanOf({ knights }: Content, types: readonly KnightType[]): Usual {
  const sums: Sums = { count: 0, attack: 0, prestige: 0, glory: 0 };
  for (const type of types)
    for (const knight of Object.values(knights)) {
      if (knight.type !== type) continue;
      sums.count++;
      sums.attack += knight.attack;
      sums.prestige += knight.prestige;
      sums.glory += knight.glory;
    }
  const { count, attack, prestige, glory } = sums;
  return {
    attack: Math.round(attack / count),
    prestige: Math.round(prestige / count),
    glory: glory / count,
  };
}

const known = new WeakMap<Content, readonly Usual[]>();

function calculated(content: Content): Usual[] {
  return Array.from({ length: ROUNDS }, (_, at) => {
    const types = Object.values(content.tournaments).flatMap(({ rounds }) => {
      const { pas } = need(rounds[at], 'a round');
      return CITIES.flatMap((city) => pas[city]);
    });
    return meanOf(content, types);
  });
}

/** By round, from 1; after the last one, those of the last. */
export function usualKnight(content: Content, round: number): Usual {
  let rounds = known.get(content);
  if (rounds === undefined) known.set(content, (rounds = calculated(content)));
  return need(rounds[Math.min(round, ROUNDS) - 1], 'a round');
}
