import { en as front } from './front.js';
import { en as rest } from './rest.js';

export const en = { ...front, ...rest };
