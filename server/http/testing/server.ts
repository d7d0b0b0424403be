import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.js';
import { serve, type Running, type Unusual } from '../../serve.js';
import { newLog } from '../log.js';

export interface TestServer extends Running {
  /** The data folder. */
  readonly folder: string;
  /** Everything that was logged. */
  readonly logged: () => string;
  /** Stops it and starts it again on the same data. */
  restart(): Promise<TestServer>;
}

/** Limits so high that only tests about them meet them. */
const LIFTED = {
  DESTRIER_LIMIT_PERSON: '1000000',
  DESTRIER_LIMIT_ACTIONS: '1000000',
  DESTRIER_LIMIT_HISTORY: '1000000',
  DESTRIER_LIMIT_ADDRESS: '1000000',
  DESTRIER_LIMIT_GUESTS: '1000000',
};

/** A real server on a free port, with its data in a folder of its own. */
export async function startServer(
  env: { readonly [name: string]: string } = {},
  unusual: Unusual = {},
): Promise<TestServer> {
  const folder = env['DESTRIER_DATA'] ?? (await mkdtemp(join(tmpdir(), 'destrier-http-')));
  const lines: string[] = [];
  const config = readConfig({ ...LIFTED, PORT: '0', ...env, DESTRIER_DATA: folder });
  const log = newLog('trace', { write: (line: string) => void lines.push(line) });
  const running = await serve(config, { log, paceMs: 0, ...unusual });
  return {
    ...running,
    folder,
    logged: () => lines.join(''),
    close: async () => {
      try {
        await running.close();
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    restart: async () => {
      await running.close();
      return startServer({ ...env, DESTRIER_DATA: folder }, unusual);
    },
  };
}
