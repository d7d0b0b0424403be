import { en as foes } from './foes/en.js';
import { en as fields } from './fields/en.js';
import { en as options } from './options/en.js';
import { en as names } from './names/en.js';
import { en as sentences } from './sentences/en.js';

export const en = { ...names, ...foes, ...sentences, ...fields, ...options };
