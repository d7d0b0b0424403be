import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KNOWN } from '../boxes.js';
import { scenarioTests } from './scenario-tests.js';

for (const known of KNOWN) {
  const folder = fileURLToPath(new URL(`../../${known.folder}/scenarios`, import.meta.url));
  if (existsSync(folder)) scenarioTests(known, folder);
}
