import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, tool } from './process.mjs';
import { readJson, root, workspaces } from './workspaces.mjs';

/** What the compiler and the page are built from; ledgers are read by the page. */
const SOURCE = /\.(ts|tsx|json|css|html|svg|webmanifest)$|^RULES.*\.md$/;

/** Every folder that the root tsconfig.json refers to. */
export function allProjects() {
  /** @type {{ references: { path: string }[] }} */
  const config = readJson(join(root, 'tsconfig.json'));
  return config.references.map(({ path }) => path);
}

/**
 * @param {string[]} projects none means all of them and the tests too
 * @param {'stdout' | 'stderr'} words
 * @returns {Promise<number>} the compiler's exit code
 */
export async function compile(projects, words) {
  const inputs = fingerprint(root);
  const code = await run(tool('typescript', 'tsc'), ['-b', ...projects], { words });
  if (code === 0) markBuilt(root, projects.length > 0 ? projects : allProjects(), inputs);
  return code;
}

/**
 * @param {string} tree
 * @param {string} project
 */
export function isBuilt(tree, project) {
  const stamp = stampOf(tree, project);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampText(tree, fingerprint(tree));
}

/**
 * Remembers that the outputs now match the sources as they were at `inputs`.
 * @param {string} tree
 * @param {string[]} projects
 * @param {string} inputs
 */
export function markBuilt(tree, projects, inputs) {
  for (const project of projects) {
    const stamp = stampOf(tree, project);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, stampText(tree, inputs));
  }
}

/**
 * A hash over path, time and size of everything that is built from, so that a deleted or older file counts as a change.
 * @param {string} tree
 */
export function fingerprint(tree) {
  const hash = createHash('sha256');
  const files = workspaces(tree).flatMap(({ folder }) => sourcesIn(tree, folder));
  for (const file of ['tsconfig.base.json', 'package-lock.json', ...files]) {
    const { mtimeMs, size } = statSync(join(tree, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} tree
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(tree, folder) {
  return readdirSync(join(tree, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['dist', 'node_modules'].includes(entry.name) ? [] : sourcesIn(tree, path);
    const isSource = SOURCE.test(entry.name) && !entry.name.endsWith('.test.ts');
    return isSource ? [path] : [];
  });
}

/**
 * @param {string} tree
 * @param {string} project
 */
function stampOf(tree, project) {
  return join(tree, '.cache', 'built', project.replaceAll('/', '+'));
}

/**
 * Names the outputs too: a `dist` that was deleted makes the stamp void.
 * @param {string} tree
 * @param {string} inputs
 */
function stampText(tree, inputs) {
  const outputs = workspaces(tree).filter(({ folder }) => existsSync(join(tree, folder, 'dist')));
  return `${inputs} ${outputs.map(({ folder }) => folder).join(' ')}\n`;
}
