import {
  CITIES,
  KNIGHT_TYPES,
  type Character,
  type Content,
  type KnightType,
  type Section,
  type TournamentCard,
} from '../types.js';
import { tally, total } from './check.js';

/** The most that four players can have of something that characters bring. */
export function mostOfFour(
  { characters }: Content,
  brings: (character: Character) => number,
): number {
  const all = Object.values(characters).flatMap((character) =>
    Array.from({ length: character.copies }, () => brings(character)),
  );
  return total(all.toSorted((a, b) => b - a).slice(0, 4));
}

type Players = TournamentCard['players'];

/** The knights of a section, in a pas d'armes and in a joust. */
export function fieldsOf({ pas, joust }: Section): readonly (readonly KnightType[])[] {
  return [
    CITIES.flatMap((city) => pas[city]),
    [...joust.place.filter((type) => type !== null), ...joust.add],
  ];
}

/** What is asked of each round at most, whichever cards and kinds of tournament are played. */
function worst(
  { tournaments }: Content,
  players: Players,
  asked: (field: readonly KnightType[]) => number,
): number {
  const cards = Object.values(tournaments).filter((card) => card.players === players);
  return total(
    [0, 1, 2].map((round) =>
      Math.max(
        0,
        ...cards.flatMap(({ rounds }) =>
          rounds.slice(round, round + 1).flatMap((section) => fieldsOf(section).map(asked)),
        ),
      ),
    ),
  );
}

/** Solo: the tile that is Otto, and a knight where Otto does not joust. */
const FOR_OTTO = 2;

/** All knights that three tournaments may need. */
export function knightsNeeded(content: Content, players: Players): number {
  return worst(content, players, (field) => field.length) + (players === 2 ? FOR_OTTO : 0);
}

/** The types whose pile may run out in three tournaments, and how many tiles may be needed. */
export function scarceTypes(
  content: Content,
  players: Players,
): { type: KnightType; needed: number; there: number }[] {
  const { knights, solo } = content;
  const piles = tally(Object.values(knights).map(({ type }) => type));
  const ottos = Object.entries(solo.tiles).map(([, id]) => knights[id]?.type);
  return KNIGHT_TYPES.map((type) => {
    const forOtto = players === 2 && ottos.includes(type) ? 1 : 0;
    const needed =
      forOtto + worst(content, players, (field) => field.filter((one) => one === type).length);
    return { type, needed, there: piles.get(type) ?? 0 };
  }).filter(({ needed, there }) => needed > there);
}
