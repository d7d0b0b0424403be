// Usage: node scripts/page-with.mjs <games as JSON>: builds a page that also holds games from outside this repository,
// unless it is there as its sources are, and prints its folder.
import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './build.mjs';
import { stampOfFiles } from './files.mjs';
import { clearPages, markUsed } from './kept-pages.mjs';
import { say } from './process.mjs';
import { exclusively, orEnd } from './setup.mjs';
import { root } from './workspaces.mjs';

/**
 * A game as the page is told of it: where it lies, what the module for pages calls its box, and what the lobby shows.
 * @typedef {{ id: string, folder: string, page: string, name: string, title: object, seats: { min: number, max: number } }} Outside
 */

const LANGUAGES = ['en', 'fr', 'ru'];

/** @param {Outside[]} games */
async function pageWith(games) {
  const pages = join(root, '.cache', 'pages');
  const out = join(pages, inputsOf(games));
  await exclusively(async () => {
    if (existsSync(out)) return markUsed(out);
    say(`building the page with ${games.map(({ id }) => id).join(', ')}`);
    // Read only now: it needs packages that may just have been installed.
    const { buildPage } = await import('./page.mjs');
    clearPages(pages);
    const part = `${out}.part`;
    await buildPage(part, listsOf(games));
    renameSync(part, out);
    clearPages(pages);
  });
  return out;
}

/** @param {Outside[]} games */
function inputsOf(games) {
  const hash = createHash('sha256').update(fingerprint(root)).update(JSON.stringify(games));
  for (const { folder } of games) hash.update(stampOfFiles(folder));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The two lists of the page that are empty without such games, by file.
 * @param {Outside[]} games
 * @returns {Map<string, string>}
 */
function listsOf(games) {
  const list = (/** @type {string} */ name) => join(root, 'web', 'games', name);
  const minds = games.map(({ id, page, name }) => `${text(id)}: async () => ${box(page, name)}`);
  return new Map([
    [
      list('outside.ts'),
      `import { plainKit } from './plain-kit.js';
       export const OUTSIDE = [${games.map(cardOf).join(',')}];`,
    ],
    [list('outside-minds.ts'), `export const OUTSIDE_MINDS = { ${minds.join(',')} };`],
  ]);
}

/** @param {Outside} game */
function cardOf({ id, folder, page, name, title, seats }) {
  const card = { id, title, seats: { ...seats, usual: Math.max(2, seats.min) }, house: false };
  const ledgers = LANGUAGES.map((language) => `${language}: () => ${ledgerIn(folder, language)}`);
  const load = `async () => plainKit(${box(page, name)}, { ${ledgers.join(',')} })`;
  return `{ ...${JSON.stringify(card)}, load: ${load} }`;
}

/**
 * The rules in a language, or as they were first written; a game need not have any.
 * @param {string} folder
 * @param {string} language
 */
function ledgerIn(folder, language) {
  const files = [`RULES.${language}.md`, 'RULES.md'].map((file) => join(folder, file));
  const found = files.find((file) => existsSync(file));
  return found === undefined
    ? `Promise.resolve({ default: '' })`
    : `import(${text(`${found}?raw`)})`;
}

/**
 * @param {string} page
 * @param {string} name
 */
const box = (page, name) => `(await import(${text(page)}))[${text(name)}]`;

const text = JSON.stringify;

const given = /** @type {Outside[]} */ (JSON.parse(process.argv[2] ?? '[]'));
console.log(await orEnd(pageWith(given)));
