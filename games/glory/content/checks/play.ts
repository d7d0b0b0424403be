import { must } from '@destrier/engine/pack';
import { wordOf } from '../reward.js';
import { COLOURS, type Deck, type TravelCard } from '../types.js';
import { rewardsIn, tally, type Check } from './check.js';
import { knightsNeeded, mostOfFour } from './demand.js';

const SLOTS = 8;

/** A figure that the cards of one deck have, and no others. */
const only = (name: string, field: 'cost' | 'foe', deck: Deck): Check => ({
  name,
  issues: ({ travel }) =>
    Object.entries(travel).flatMap(([id, card]: [string, TravelCard]) =>
      must(
        (card[field] !== undefined) === (card.deck === deck),
        ['travel', id],
        `a card of ${card.deck} has ${card.deck === deck ? 'a' : 'no'} ${field}`,
      ),
    ),
});

const joust = (
  name: string,
  holds: (players: number, placed: number, added: number, slots: number) => boolean,
): Check => ({
  name,
  issues: ({ tournaments }) =>
    Object.entries(tournaments).flatMap(([id, { players, rounds }]) =>
      rounds.flatMap(({ joust: { place, add } }, round) => {
        const placed = place.filter((type) => type !== null).length;
        return must(
          holds(players, placed, add.length, place.length),
          ['tournaments', id, 'rounds', round, 'joust'],
          `${name}, and here are ${place.length} slots, ${placed} knights placed, ${add.length} added and ${players} players`,
        );
      }),
    ),
});

/** What the rules need to be played at all. */
export const play: readonly Check[] = [
  {
    name: 'a pawn can always be placed',
    issues: ({ board: { spaces } }) =>
      must(
        spaces.patrol.circles === 'free' || spaces.warmup.circles === 'free',
        ['board', 'spaces', 'patrol', 'circles'],
        'patrol or warmup must be a free zone, else a player could have no place for a pawn',
      ),
  },
  only('market cards cost coins, and no others do', 'cost', 'market'),
  only('challenges have a foe, and no other cards do', 'foe', 'challenge'),
  {
    name: 'every reward gives something',
    issues: (content) =>
      rewardsIn(content).flatMap(({ path, value }) =>
        must(Object.keys(value).length > 0, path, 'this reward gives nothing'),
      ),
  },
  {
    name: 'rewards to choose from have different names',
    issues: ({ travel }) =>
      Object.entries(travel).flatMap(([id, { rewards }]) =>
        [...tally(rewards.filter((one) => Object.keys(one).length > 0).map(wordOf))].flatMap(
          ([word, times]) =>
            must(times === 1, ['travel', id, 'rewards'], `two rewards would be called ${word}`),
        ),
      ),
  },
  {
    name: 'the symbol lies opposite the highest face',
    issues: ({ dice }) =>
      COLOURS.flatMap((colour) => {
        const { faces, high } = dice[colour];
        const symbols = faces.flatMap((face, i) => (face === 'symbol' ? [i] : []));
        return must(
          symbols.length > 0 && symbols.every((i) => faces[faces.length - 1 - i] === high),
          ['dice', colour, 'faces'],
          `a symbol must be there, and ${high} opposite: first and last, second and fifth, third and fourth face`,
        );
      }),
  },
  {
    name: 'no face is out of the range of its die',
    issues: ({ dice }) =>
      COLOURS.flatMap((colour) => {
        const { faces, low, high } = dice[colour];
        return must(
          faces.every((face) => face === 'symbol' || (face >= low && face <= high)),
          ['dice', colour, 'faces'],
          `all numbers must be from ${low} to ${high}`,
        );
      }),
  },
  joust('a joust has eight slots', (_players, _placed, _added, slots) => slots === SLOTS),
  joust(
    'players, knights placed and knights added fill a joust',
    (players, placed, added) => players + placed + added === SLOTS,
  ),
  {
    name: 'there are knights enough for three tournaments',
    issues: (content) =>
      ([2, 3, 4] as const).flatMap((players) => {
        const needed = knightsNeeded(content, players);
        const there = Object.keys(content.knights).length;
        return must(
          needed <= there,
          ['tournaments'],
          `three tournaments of ${players} players may need ${needed} knights, and there are ${there}`,
        );
      }),
  },
  {
    name: 'a character keeps no more titles than it draws',
    issues: ({ characters }) =>
      Object.entries(characters).flatMap(([id, { titles }]) =>
        must(
          titles.keep <= titles.draw,
          ['characters', id, 'titles', 'keep'],
          `of ${titles.draw} titles ${titles.keep} cannot be kept`,
        ),
      ),
  },
  {
    name: 'there are titles enough for four characters',
    issues(content) {
      const needed =
        content.figures.publicTitles + mostOfFour(content, ({ titles }) => titles.draw);
      const there = Object.keys(content.titles).length;
      return must(
        needed <= there,
        ['characters'],
        `four characters and the public titles may need ${needed} titles, and there are ${there}`,
      );
    },
  },
];
