import type { LabBook } from '@destrier/engine';

/** What the laboratory measures: four players, without favours and knights. */
export const lab: LabBook = {
  figures: 'docs/lab-merlin.json',
  documents: ['docs/balance-merlin.md'],
  prefix: 'merlin',
  unit: 'points',
  plan: {
    kind: 'field',
    seats: 4,
    fields: [
      {
        one: 'greedy',
        others: 'random',
        games: { full: 1000, quick: 40 },
        test: null,
        ahead: { op: '>=', value: 0.95 },
        place: { op: '<=', value: 1.1 },
      },
      {
        one: 'strong',
        others: 'greedy',
        games: { full: 400, quick: 8 },
        test: { p0: 0.58, p1: 0.65 },
      },
      {
        one: 'master',
        others: 'strong',
        games: { full: 400, quick: 4 },
        test: { p0: 0.5, p1: 0.57 },
      },
    ],
    tables: [
      { bot: 'greedy', games: { full: 20_000, quick: 100 }, few: false },
      { bot: 'strong:50', games: { full: 200, quick: 4 }, few: true },
    ],
    seatMargin: 0.03,
    pairs: { kind: 'start', about: 'with which starting tile one wins', margin: 0.04 },
    uses: [
      { kind: 'space', about: 'landed on when it is in reach' },
      { kind: 'quest', about: 'resolved before it leaves the hand' },
      { kind: 'material', about: 'paid with, of all manors' },
    ],
  },
};
