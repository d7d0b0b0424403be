import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startServer } from './testing/server.js';

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');

it('plays a whole game with the very commands of the page', async () => {
  const server = await startServer({}, { beatMs: 200 });
  const folder = mkdtempSync(join(tmpdir(), 'destrier-api-'));
  try {
    const { stdout } = await promisify(execFile)('bash', ['-eu', '-c', commands], {
      cwd: folder,
      env: { PATH: process.env['PATH'], URL: server.url },
    });
    expect(stdout).toContain('"kind":"account","name":"Ada"');
    expect(stdout).toContain('The game is over.');
    const [, record = ''] = stdout.split('The game is over.\n');
    expect(record).toMatch(/^destrier-record 1\n/);
    expect(record).toContain('Ada bot');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
