import { COLOURS, ITEMS, SPACES, type Board, type Slot } from '../types.js';
import { cardsOf, holds, total, type Check } from './check.js';

const PLAYERS = [2, 3, 4] as const;

export const slotsWith = ({ track }: Board, players: number): Slot[] =>
  track.slots.filter((slot) => slot.players <= players);

const isLimited = ({ spaces }: Board, space: (typeof SPACES)[number]): boolean =>
  spaces[space].circles !== 'free';

const circlesOf = ({ spaces }: Board) =>
  SPACES.flatMap((space) => {
    const { circles } = spaces[space];
    return circles === 'free' ? [] : [circles];
  });

/** Circles and slots that are covered with two players. */
function locked(board: Board): number {
  const circles = total(circlesOf(board).map(([two, , four]) => four - two));
  return circles + board.track.slots.length - slotsWith(board, 2).length;
}

/** Two for each of the two seats that are not taken. */
const SPARE_TOKENS = 4;

const RANGES = { red: [1, 5], black: [0, 4], white: [0, 3] } as const;

/** What is known of the boards, the market and the dice. */
export const boards: readonly Check[] = [
  holds('training, prayer and service have circles', 'board.spaces', ({ board }) =>
    (['training', 'prayer', 'service'] as const).every((space) => isLimited(board, space)),
  ),
  holds(
    'initiative, plans, patrol, warm-up and support have no circles',
    'board.spaces',
    ({ board }) =>
      (['initiative', 'plans', 'patrol', 'warmup', 'support'] as const).every(
        (space) => !isLimited(board, space),
      ),
  ),
  holds('two players can take the Herald in one round', 'board.spaces', ({ board }) => {
    const { circles } = board.spaces['space:herald'];
    return circles === 'free' || circles[0] >= 2;
  }),
  holds('more players never have fewer circles', 'board.spaces', ({ board }) =>
    circlesOf(board).every(([two, three, four]) => two <= three && three <= four),
  ),
  holds('some circles are for three players and more', 'board.spaces', ({ board }) =>
    circlesOf(board).some(([two, three]) => two < three),
  ),
  holds('some circles are for four players alone', 'board.spaces', ({ board }) =>
    circlesOf(board).some(([, three, four]) => three < four),
  ),
  holds(
    'with two players more is locked than there are spare tokens',
    'board',
    ({ board }) => locked(board) > SPARE_TOKENS,
  ),
  holds('the track has 6, 8 and 9 slots for 2, 3 and 4 players', 'board.track.slots', ({ board }) =>
    PLAYERS.every((players, i) => slotsWith(board, players).length === [6, 8, 9][i]),
  ),
  holds(
    'one slot is special with two players, two are with more, and they are far left',
    'board.track.slots',
    ({ board }) =>
      PLAYERS.every((players, i) => {
        const special = slotsWith(board, players).map((slot) => slot.special);
        const count = special.filter(Boolean).length;
        return count === [1, 2, 2][i] && special.indexOf(false) === count;
      }),
  ),
  holds(
    'with two players one ordinary slot costs what Otto leaves alone',
    'board.track.slots',
    ({ board, solo }) =>
      slotsWith(board, 2).filter(({ special, price }) => !special && price === solo.spared)
        .length === 1,
  ),
  holds('some slot is free', 'board.track.slots', ({ board }) =>
    board.track.slots.some(({ price }) => price === 0),
  ),
  holds('prices rise with the level', 'board.prices', ({ board }) =>
    ITEMS.every((item) => {
      const price = board.prices[item];
      return price[2] < price[3] && price[3] < price[4];
    }),
  ),
  holds(
    'armour III costs no more than Gruuthuse gives instead of it',
    'board.prices.armour',
    ({ board, travel }) =>
      travel['gruuthuse']?.rewards.some(({ coins }) => (coins ?? 0) >= board.prices.armour[3]) ??
      false,
  ),
  holds('a market card sells equipment for less than the Market', 'travel', (content) =>
    cardsOf(content, 'market').every(({ cost = 0, rewards }) =>
      rewards.every((reward) =>
        ITEMS.every((item) => {
          const level = reward[item];
          const prices: { readonly [level: number]: number } = content.board.prices[item];
          return level === undefined || cost < (prices[level] ?? 0);
        }),
      ),
    ),
  ),
  holds('red is 1 to 5, black 0 to 4, white 0 to 3', 'dice', ({ dice }) =>
    COLOURS.every((colour) => {
      const { low, high } = dice[colour];
      return low === RANGES[colour][0] && high === RANGES[colour][1];
    }),
  ),
  holds('a die has one symbol and every number of its range', 'dice', ({ dice }) =>
    COLOURS.every((colour) => {
      const { faces, low, high } = dice[colour];
      const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
      return (
        faces.filter((face) => face === 'symbol').length === 1 &&
        numbers.every((number) => faces.includes(number))
      );
    }),
  ),
];
