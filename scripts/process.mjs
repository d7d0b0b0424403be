import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readJson, root } from './workspaces.mjs';

/** @param {string} words */
export function say(words) {
  process.stderr.write(`Destrier: ${words}\n`);
}

/**
 * The script behind a tool's name, so that it runs on this very Node without a shell.
 * @param {string} name
 * @param {string} [bin]
 */
export function tool(name, bin = name) {
  const folder = join(root, 'node_modules', name);
  /** @type {{ bin: string | Record<string, string> }} */
  const manifest = readJson(join(folder, 'package.json'));
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  if (script === undefined) throw new Error(`the package ${name} has no program ${bin}`);
  return join(folder, script);
}

/**
 * Runs a script of ours or of a tool at the root of the tree.
 * @param {string} script
 * @param {string[]} args
 * @param {{ words?: 'stdout' | 'stderr', node?: string, env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<number>} its exit code
 */
export function run(script, args, { words = 'stdout', node = process.execPath, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [script, ...args], {
      cwd: root,
      stdio: ['ignore', words === 'stdout' ? 1 : 2, 2],
      env: env ?? process.env,
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs npm with all its words on stderr, and keeps them.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number, text: string }>}
 */
export function npm(args, cwd) {
  const windows = process.platform === 'win32';
  const quiet = [...args, '--loglevel=error', '--no-audit', '--no-fund'];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', quiet, { cwd, shell: windows, stdio: ['ignore', 2, 'pipe'] });
    let text = '';
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      text += chunk;
      process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}
