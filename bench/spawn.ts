import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Runner } from './measure.js';

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));

/** Starts a row's process, in production mode, with games from outside, and waits until it is prepared. */
export async function startChild(id: string, outside: readonly string[]): Promise<Runner> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(CHILD, [id, ...outside], { env, stdio: ['ignore', 2, 2, 'ipc'] });
  await answer(child);
  return {
    run: async (ms) => {
      const reply = answer(child);
      child.send(ms);
      const { value } = await reply;
      if (value === undefined) throw new Error('its process did not answer with a value');
      return value;
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}

function answer(child: ChildProcess): Promise<{ value?: number }> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => {
      reject(new Error(`its process ended with code ${code}; its words are above`));
    };
    child.once('exit', onExit);
    child.once('message', (message: { value?: number }) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
