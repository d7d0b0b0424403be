import { must } from '@destrier/engine/pack';
import { CITIES, type Content, type Section, type TournamentCard } from '../types.js';
import { holds, total, type Check } from './check.js';
import { fieldsOf, scarceTypes } from './demand.js';

const sectionsOf = ({ tournaments }: Content): { section: Section; players: number }[] =>
  Object.values(tournaments).flatMap(({ rounds, players }) =>
    rounds.map((section) => ({ section, players })),
  );

const sizes = ({ pas }: Section): number[] => CITIES.map((city) => pas[city].length);

/** What the knights of each round are worth on average, in a pas d'armes and in a joust. */
function strengths({ knights }: Content, { rounds }: TournamentCard): number[][] {
  const mean = (glory: readonly number[]): number => total(glory) / Math.max(1, glory.length);
  const ofType = (type: string): number =>
    mean(
      Object.values(knights)
        .filter((knight) => knight.type === type)
        .map(({ glory }) => glory),
    );
  return [0, 1].map((kind) =>
    rounds.map((section) => mean((fieldsOf(section)[kind] ?? []).map(ofType))),
  );
}

const rises = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));

/** What is known of the tournament cards. */
export const lists: readonly Check[] = [
  holds(
    'with three players at most three knights are placed for a joust',
    'tournaments',
    (content) =>
      sectionsOf(content).every(
        ({ section, players }) =>
          players !== 3 || section.joust.place.filter((type) => type !== null).length <= 3,
      ),
  ),
  holds('in every joust a pair of slots is free', 'tournaments', (content) =>
    sectionsOf(content).every(({ section: { joust } }) =>
      [0, 2, 4, 6].some((i) => joust.place[i] === null && joust.place[i + 1] === null),
    ),
  ),
  holds(
    'with two players Florence and Paris have two knights, Munich one',
    'tournaments',
    (content) =>
      sectionsOf(content).every(
        ({ section, players }) => players !== 2 || sizes(section).join() === '2,2,1',
      ),
  ),
  holds("in every pas d'armes each player finds knights in two cities", 'tournaments', (content) =>
    sectionsOf(content).every(
      ({ section, players }) => sizes(section).filter((size) => size >= players).length >= 2,
    ),
  ),
  holds('no city has more than four knights', 'tournaments', (content) =>
    sectionsOf(content).every(({ section }) => sizes(section).every((size) => size <= 4)),
  ),
  holds('Munich has a knight, and fewer than any other city', 'tournaments', (content) =>
    sectionsOf(content).every(({ section: { pas } }) => {
      const size = pas.munich.length;
      return size > 0 && size < Math.min(pas.florence.length, pas.paris.length);
    }),
  ),
  {
    name: 'no pile of knights runs out in three tournaments',
    issues: (content) =>
      ([2, 3, 4] as const).flatMap((players) =>
        scarceTypes(content, players).flatMap(({ type, needed, there }) =>
          must(
            false,
            ['tournaments'],
            `${players} players may need ${needed} tiles of ${type}, and there are ${there}`,
          ),
        ),
      ),
  },
  holds('knights become stronger from round to round', 'tournaments', (content) =>
    Object.values(content.tournaments).every((card) => strengths(content, card).every(rises)),
  ),
];
