import { ru as foes } from './foes/ru.js';
import { ru as fields } from './fields/ru.js';
import { ru as options } from './options/ru.js';
import { ru as names } from './names/ru.js';
import { ru as sentences } from './sentences/ru.js';

export const ru = { ...names, ...foes, ...sentences, ...fields, ...options };
