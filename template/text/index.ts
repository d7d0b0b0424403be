import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

export const text = { en, fr, ru };
