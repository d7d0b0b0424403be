import { fr as front } from './front.js';
import { fr as rest } from './rest.js';

export const fr = { ...front, ...rest };
