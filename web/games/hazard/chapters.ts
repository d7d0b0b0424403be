import type { ChapterNames } from '../kit.js';

/** What the ledger calls the chapters that it cites, in the languages of its readers. */
export const chapters: { readonly fr: ChapterNames; readonly ru: ChapterNames } = {
  fr: {
    Hazard: 'Hasard',
    'The table': 'La table',
    Wagers: 'Les paris',
    'The cast': 'Le lancer',
    Ruses: 'Les ruses',
    Reckoning: 'Les comptes',
    'The end': 'La fin',
  },
  ru: {
    Hazard: 'Хазард',
    'The table': 'За столом',
    Wagers: 'Ставки',
    'The cast': 'Серия бросков',
    Ruses: 'Уловки',
    Reckoning: 'Расчёт',
    'The end': 'Конец',
  },
};
