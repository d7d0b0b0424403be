// Usage: npm run test:node -- <version>: the tests on another Node, which the `node` package brings.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { allProjects } from './build.mjs';
import { adviceFor } from './packages.mjs';
import { npm, run, say, tool } from './process.mjs';
import { SetupError, exclusively, orEnd, setUp } from './setup.mjs';
import { root } from './workspaces.mjs';

const version = process.argv[2] ?? '';
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  say('name the version of Node to test on: npm run test:node -- 22');
  process.exit(2);
}

const folder = join(root, '.cache', `node-${version}`);
const node = join(folder, 'node_modules', 'node', 'bin', 'node');

async function fetchNode() {
  if (existsSync(node)) return;
  say(`installing Node ${version} into .cache/node-${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, text } = await npm(['install', `node@${version}`], folder);
  if (code !== 0) throw new SetupError(adviceFor(text));
}

await orEnd(setUp(allProjects()));
await orEnd(exclusively(fetchNode));
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
await run('--version', [], { words: 'stderr', node, env });
say(`running the tests on Node ${version}`);
process.exitCode = await run(tool('vitest'), ['run'], { node, env });
