import { analysis } from './analysis.js';
import { arms } from './arms.js';
import { company } from './company.js';
import { ending } from './ending.js';
import { hint } from './hint.js';
import { kit } from './kit.js';
import { local } from './local.js';
import { me } from './me.js';
import { panels } from './panels.js';
import { sampler } from './sampler.js';

/** What is said beyond the first page. */
export const en = {
  ...analysis,
  ...arms,
  ...company,
  ...ending,
  ...hint,
  ...kit,
  ...local,
  ...me,
  ...panels,
  ...sampler,
};
