import { COLOURS, KNIGHT_TYPES, type Content, type Knight, type KnightType } from '../types.js';
import { holds, tally, total, type Check } from './check.js';

const NAMED: { readonly [type in 'king' | 'pole' | 'noble']: readonly string[] } = {
  king: ['charles', 'henry', 'jagiello', 'james', 'joao', 'john-aragon', 'maximilian'],
  pole: ['balicki', 'granowski', 'olesnica', 'ostrorog', 'powala', 'puchala', 'zyndram'],
  noble: ['borssele', 'fastolf', 'kottulin', 'luxembourg', 'trotha', 'zizka'],
};
const SPLIT: { readonly [type in KnightType]: number } = {
  champion: 6,
  veteran: 6,
  king: 7,
  pole: 7,
  noble: 6,
};

const all = ({ knights }: Content): Knight[] => Object.values(knights);

const taken = ({ fewer }: Knight): number[] => COLOURS.map((colour) => fewer?.[colour] ?? 0);

/** Whether one is at least as hard to beat as the other, in every way. */
function isNoWeaker(one: Knight, other: Knight): boolean {
  const dice = taken(other);
  return (
    one.attack >= other.attack &&
    one.prestige >= other.prestige &&
    (one.type === 'pole' || other.type !== 'pole') &&
    taken(one).every((count, i) => count >= (dice[i] ?? 0))
  );
}

const highest = ({ attack, type }: Knight, { dice }: Content): number =>
  attack + (type === 'pole' ? dice.white.high : 0);

/** What is known of the knights. */
export const knighthood: readonly Check[] = [
  holds('6 champions, 6 veterans, 7 kings, 7 Polish nobles, 6 nobles', 'knights', (content) => {
    const counts = tally(all(content).map(({ type }) => type));
    return KNIGHT_TYPES.every((type) => counts.get(type) === SPLIT[type]);
  }),
  holds('kings, Polish nobles and nobles are those of the rulebooks', 'knights', ({ knights }) =>
    (['king', 'pole', 'noble'] as const).every((type) =>
      NAMED[type].every((id) => knights[id]?.type === type),
    ),
  ),
  holds('knights have attack 6 or more', 'knights', (content) =>
    all(content).every(({ attack }) => attack >= 6),
  ),
  holds('no knight has more attack than the best dice of a player', 'knights', (content) => {
    const most = total(COLOURS.map((colour) => content.dice[colour].high));
    return all(content).every((knight) => highest(knight, content) <= most);
  }),
  holds('knights are worth 2 to 10 glory', 'knights', (content) =>
    all(content).every(({ glory }) => glory >= 2 && glory <= 10),
  ),
  holds('a stronger knight is worth no less glory', 'knights', (content) =>
    all(content).every((one) =>
      all(content).every((other) => !isNoWeaker(one, other) || one.glory >= other.glory),
    ),
  ),
  holds('a Polish noble has attack 9', 'knights', (content) =>
    all(content).some(({ type, attack }) => type === 'pole' && attack === 9),
  ),
  holds('veterans take dice away, and nobody else does', 'knights', (content) =>
    all(content).every((knight) => (knight.type === 'veteran') === total(taken(knight)) > 0),
  ),
  holds('a veteran takes away one white die and no other', 'knights', (content) =>
    all(content).some(({ fewer }) => fewer?.white === 1 && !fewer.red && !fewer.black),
  ),
];
