import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRunByNpm } from './parent.mjs';

const MODULE = new URL('parent.mjs', import.meta.url).href;

/** A program that says its id, lives until it is told to end, and says then how. */
const PROGRAM = `
  import { endWithParent } from '${MODULE}';
  endWithParent();
  const living = setInterval(() => {}, 1000);
  process.once('SIGTERM', () => {
    console.log('stopped');
    clearInterval(living);
  });
  console.log(process.pid);
`;

it('what npm runs ends in good order when its shell is gone', async () => {
  const shell = spawn('sh', ['-c', `"$NODE" --input-type=module -e "$PROGRAM"; true`], {
    env: { ...process.env, NODE: process.execPath, PROGRAM },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (some) => {
    said += String(some);
    if (/^\d+\n$/.test(said)) shell.kill('SIGKILL');
  });
  // The voice ends with the last who has it, which is the program.
  await once(shell.stdout, 'close');
  expect(said).toMatch(/^\d+\nstopped\n$/);
});

it('npm start is known by what npm says that it runs; what somebody else starts stays', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const start = /"start": "(.*)"/.exec(manifest)?.[1];
  expect(isRunByNpm({ npm_lifecycle_script: start })).toBe(true);
  expect(isRunByNpm({ npm_lifecycle_script: './destrier serve & node scripts/run.mjs x' })).toBe(
    false,
  );
  expect(isRunByNpm({})).toBe(false);
});
