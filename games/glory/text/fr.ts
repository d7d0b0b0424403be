import { fr as foes } from './foes/fr.js';
import { fr as fields } from './fields/fr.js';
import { fr as options } from './options/fr.js';
import { fr as names } from './names/fr.js';
import { fr as sentences } from './sentences/fr.js';

export const fr = { ...names, ...foes, ...sentences, ...fields, ...options };
