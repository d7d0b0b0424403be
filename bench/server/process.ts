import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Memory, Word } from './gauge.js';

/** A server that is measured, in a process of its own: what the clients cost is not counted. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(program: URL, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const child = fork(fileURLToPath(program), [], {
      env: { ...process.env, ...env },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 2, 'ipc'],
    });
    const url = await answer<string>(child);
    return new ServerProcess(url, child);
  }

  /** What it has computed so far, in microseconds of all its threads. */
  cpu(): Promise<number> {
    return this.#ask('cpu');
  }

  memory(): Promise<Memory> {
    return this.#ask('memory');
  }

  /** Closes it as an operator would; what it keeps stays. */
  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.send('stop' satisfies Word);
    await exited;
  }

  #ask<T>(word: Word): Promise<T> {
    const reply = answer<T>(this.#child);
    this.#child.send(word);
    return reply;
  }
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => {
      reject(new Error(`the server ended with code ${code}; its words are above`));
    };
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as T);
    });
  });
}
