import { wordsOf } from '../../words.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';
import { en as tableEn } from './table/en.js';
import { fr as tableFr } from './table/fr.js';
import { ru as tableRu } from './table/ru.js';

export const boardWords = wordsOf<keyof typeof en | keyof typeof tableEn>({
  en: { ...en, ...tableEn },
  fr: { ...fr, ...tableFr },
  ru: { ...ru, ...tableRu },
});
export type BoardWords = ReturnType<typeof boardWords>;
