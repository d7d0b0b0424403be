import { join } from 'node:path';
import { run, tool } from '../process.mjs';
import { readJson, root } from '../workspaces.mjs';

/** Languages, themes and widths, each with each. */
export const VISITS = 18;

const REPORT = join(root, '.cache', 'soak', 'page.json');

/**
 * Visits every screen of the page in one manner after another, and plays whole games there by keys alone and by ear.
 * @param {number} count
 * @param {string} seed ends with the number of the first manner
 */
export async function visits(count, seed) {
  const first = Number(seed.split('/').at(-1));
  /** @type {string[]} */
  const faults = [];
  for (let n = first; n < first + count; n++) faults.push(...(await visit(n)));
  return { underWay: [], acknowledged: 0, faults };
}

/** @param {number} number */
async function visit(number) {
  const config = join(root, 'scripts', 'soak', 'page.config.mjs');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await run(tool('vitest'), ['run', '--config', config, ...reporters], {
    words: 'stderr',
    env: { ...process.env, DESTRIER_VISIT: String(number) },
  });
  if (code === 0) return [];
  /** @type {{ testResults: { assertionResults: { fullName: string, failureMessages: string[] }[] }[] }} */
  const { testResults } = readJson(REPORT);
  const told = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((message) => `${fullName.trim()}: ${message.split('\n')[0]}`),
    ),
  );
  return told.length > 0 ? told : [`visit ${number} ended with code ${code}; see above`];
}
