import { wordsOf } from '../../words.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

export const boardWords = wordsOf<keyof typeof en>({ en, fr, ru });
export type BoardWords = ReturnType<typeof boardWords>;
