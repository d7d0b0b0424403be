import { en as fields } from './fields.en.js';
import { en as names } from './names.en.js';
import { en as options } from './options.en.js';
import { en as sentences } from './sentences.en.js';
import { en as worth } from './worth.en.js';

export const en = { ...names, ...sentences, ...fields, ...options, ...worth };
