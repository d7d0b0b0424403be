import { ru as front } from './front.js';
import { ru as rest } from './rest.js';

export const ru = { ...front, ...rest };
