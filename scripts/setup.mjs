import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, fingerprint, isBuilt, markBuilt } from './build.mjs';
import { withLock } from './lock.mjs';
import { adviceFor, isInstalled } from './packages.mjs';
import { npm, say } from './process.mjs';
import { root } from './workspaces.mjs';

const OLDEST_NODE = '20.19';
/** The stamp of the page, beside those of the projects. */
const PAGE = 'page';

/** The set-up failed in a way that the person at the keyboard can mend. */
export class SetupError extends Error {}

/**
 * Installs and builds what is missing or out of date, with words on stderr; quick when nothing is.
 * @param {string[]} projects folders to compile, together with what they refer to
 */
export async function setUp(projects) {
  requireNode(process.versions.node);
  if (isInstalled(root) && projects.every((project) => isBuilt(root, project))) return;
  await exclusively(async () => {
    await install();
    const stale = projects.filter((project) => !isBuilt(root, project));
    if (stale.length === 0) return;
    await timed(`building ${stale.join(', ')}`, async () => {
      if ((await compile(stale, 'stderr')) === 0) return;
      throw new SetupError('the build failed; the compiler says why above.');
    });
  });
}

/** Builds the page that a server shows, unless it is there as the sources are. */
export async function setUpPage() {
  if (isBuilt(root, PAGE)) return;
  await exclusively(async () => {
    if (isBuilt(root, PAGE)) return;
    await timed('building the page', async () => {
      const inputs = fingerprint(root);
      // Read only now: it needs packages that may just have been installed.
      const { buildPage } = await import('./page.mjs');
      await buildPage();
      markBuilt(root, [PAGE], inputs);
    });
  });
}

/** Installs the packages of the lock file unless they are there. */
export async function setUpPackages() {
  requireNode(process.versions.node);
  if (!isInstalled(root)) await exclusively(install);
}

/** @param {string} version */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new SetupError(
    `this is Node ${version}. Install Node ${OLDEST_NODE} or newer and run this again.`,
  );
}

/**
 * Only one process at a time may install or build.
 * @template T
 * @param {() => Promise<T>} work
 */
export function exclusively(work) {
  return withLock(join(root, '.cache', 'setup.lock'), work, (owner) =>
    say(`waiting for the set-up that process ${owner} is doing`),
  );
}

async function install() {
  if (isInstalled(root)) return;
  await timed('installing packages (npm ci)', async () => {
    const { code, text } = await npm(['ci', '--include=dev', '--include=optional'], root);
    if (code !== 0) throw new SetupError(adviceFor(text));
  });
}

/**
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function timed(what, work) {
  say(what);
  const begun = Date.now();
  await work();
  say(`done in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/**
 * Ends the process in words when the set-up fails, not with a stack trace.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function orEnd(work) {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(5);
  }
}

// As a program: the page alone, for tests that look at it.
if (process.argv[1] === fileURLToPath(import.meta.url)) await orEnd(setUpPage());
