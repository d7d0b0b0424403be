import type { LabBook } from '@destrier/engine';

/** What the laboratory measures: four players. */
export const lab: LabBook = {
  figures: 'docs/lab-avalon.json',
  documents: ['docs/balance-avalon.md'],
  prefix: 'avalon',
  unit: 'health',
  plan: {
    kind: 'field',
    seats: 4,
    fields: [
      {
        one: 'greedy',
        others: 'random',
        games: { full: 2000, quick: 80 },
        test: null,
        ahead: { op: '>=', value: 0.8 },
        place: { op: '<=', value: 1.6 },
      },
      {
        one: 'strong',
        others: 'greedy',
        games: { full: 400, quick: 8 },
        test: { p0: 0.5, p1: 0.55 },
      },
    ],
    tables: [
      { bot: 'greedy', games: { full: 20_000, quick: 100 }, few: false },
      { bot: 'strong:50', games: { full: 200, quick: 4 }, few: true },
    ],
    seatMargin: 0.03,
    pairs: { kind: 'pair', about: 'with which hero and legend one wins', margin: 0.06 },
    uses: [
      { kind: 'legend', about: 'unlocked' },
      { kind: 'godsend', about: 'taken when it lies open' },
    ],
  },
};
