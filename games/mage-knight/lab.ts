import type { LabBook } from '@destrier/engine';

/** What the laboratory measures: how far one who is alone comes in First Reconnaissance. */
export const lab: LabBook = {
  figures: 'docs/lab-mage-knight.json',
  documents: ['docs/balance-mage-knight.md'],
  prefix: 'mage-knight',
  unit: 'fame',
  plan: {
    kind: 'field',
    seats: 1,
    fields: [],
    tables: [{ bot: 'greedy', games: { full: 80, quick: 8 }, few: true }],
    seatMargin: 0,
    pairs: { kind: 'hero', about: 'which hero is played', margin: 0 },
    uses: [
      { kind: 'tactic', about: 'chosen when it lies there' },
      { kind: 'skill', about: 'learned when it can be' },
      { kind: 'unit', about: 'recruited when it can be' },
    ],
  },
};
