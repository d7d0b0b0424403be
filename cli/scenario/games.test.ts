import { fileURLToPath } from 'node:url';
import { NO_WORDS } from '@destrier/engine/scenario';
import { KNOWN } from '../boxes.js';
import { scenarioTests } from './scenario-tests.js';

for (const known of KNOWN.filter(({ words }) => words !== NO_WORDS))
  scenarioTests(known, fileURLToPath(new URL(`../../${known.folder}/scenarios`, import.meta.url)));
