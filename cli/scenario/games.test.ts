import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { knownGames } from '@destrier/registry';
import { scenarioTests } from './scenario-tests.js';

for (const known of knownGames()) {
  const folder = fileURLToPath(new URL(`../../${known.folder}/scenarios`, import.meta.url));
  if (existsSync(folder)) scenarioTests(known, folder);
}
