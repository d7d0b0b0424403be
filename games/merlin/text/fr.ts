import { fr as fields } from './fields.fr.js';
import { fr as names } from './names.fr.js';
import { fr as options } from './options.fr.js';
import { fr as sentences } from './sentences.fr.js';
import { fr as worth } from './worth.fr.js';

export const fr = { ...names, ...sentences, ...fields, ...options, ...worth };
