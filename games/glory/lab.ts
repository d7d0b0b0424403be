import type { LabAmount, LabBook, LabSeries } from '@destrier/engine';

/** The strong level where many games count more than deep ones. */
const STRONG = 'strong:50';
const ALONE: LabAmount = { full: 150, quick: 8 };

/** Victories against Otto, by difficulty. */
const against = (mode: string, name: string): LabSeries => ({
  id: `solo.${mode}`,
  name,
  about: `victories in solo ${name}, by difficulty`,
  bot: STRONG,
  options: { solo: mode },
  by: { option: 'difficulty', values: ['easy', 'medium', 'hard'] },
  games: ALONE,
  goal: { op: 'in', value: [0.1, 0.95] },
});

/** What the laboratory measures: two players, pas d'armes and joust in turn. */
export const lab: LabBook = {
  figures: 'docs/lab.json',
  documents: ['docs/bots.md', 'docs/balance-glory.md'],
  prefix: null,
  unit: 'glory',
  plan: {
    kind: 'ladder',
    vary: { option: 'tournament', values: ['pas', 'joust'] },
    claims: [
      { level: 'greedy', below: 'random', p0: 0.91, p1: 0.95, quick: 40 },
      { level: 'strong', below: 'greedy', p0: 0.65, p1: 0.72, quick: 20 },
      { level: 'master', below: 'strong', p0: 0.55, p1: 0.62, quick: 8 },
    ],
    curve: {
      games: { full: 100, quick: 2 },
      points: { full: [50, 100, 200, 400, 800, 1600], quick: [50, 100, 200, 400] },
    },
    ratings: { full: 20, quick: 2 },
    seats: [
      { bot: 'greedy', counts: [2, 3, 4], games: { full: 20_000, quick: 200 }, by: 'value' },
      { bot: STRONG, counts: [2, 4], games: { full: 300, quick: 10 }, by: 'low' },
    ],
    items: {
      about:
        'use of spaces, titles, supports, travel cards and knights in the games of seats.strong',
      kinds: [
        {
          kind: 'space',
          by: 'kind',
          about: (id) => `pawns on ${id}`,
          goal: { op: '>=', value: 0.02 },
          // What the space of an event offers is another thing each round; the board has eleven besides.
          exempt: 'event',
        },
        {
          kind: 'title',
          by: 'offer',
          about: (id) => `${id} completed`,
          goal: { op: 'in', value: [0.1, 0.6] },
        },
        { kind: 'support', by: 'offer', about: (id) => `${id} hired`, varied: true },
        { kind: 'travel', by: 'offer', about: (id) => `${id} taken`, varied: true },
        { kind: 'knight', by: 'offer', about: (id) => `${id} challenged`, varied: true },
      ],
      measure: {
        id: 'second-duel-round-2',
        about: 'mean glory on entering the second duel of the tournament in round 2',
        goal: { op: 'in', value: [18, 30] },
      },
    },
    targets: [
      {
        id: 'solo.score',
        about: 'the goals of solo Score',
        bot: 'master',
        // The middle goal is the one the bot plays for.
        options: { solo: 'score', difficulty: 'medium' },
        games: { full: 150, quick: 4 },
        row: (reached) => `solo Score: ${reached} reached`,
        goals: [
          { reached: 65, goal: { op: 'in', value: [0.6, 0.9] } },
          { reached: 75, goal: { op: 'in', value: [0.35, 0.65] } },
          { reached: 85, goal: { op: 'in', value: [0.1, 0.4] } },
        ],
      },
    ],
    series: [against('rivalry', 'Rivalry'), against('champion', 'Champion')],
    clock: { full: 4, quick: 1 },
  },
};
