import type { Box } from '@destrier/engine';
import { noteIn, textless } from '@destrier/glory/page';
import { lateTexts } from '../../text/late.js';

const text = lateTexts({
  en: async () => (await import('@destrier/glory/text/en')).en,
  fr: async () => (await import('@destrier/glory/text/fr')).fr,
  ru: async () => (await import('@destrier/glory/text/ru')).ru,
});

/** The game, with texts that come one language at a time. */
export const box: Box = { ...textless, text, note: noteIn(text) };
