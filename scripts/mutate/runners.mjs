import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('runner.mjs', import.meta.url));

/**
 * The runner of one copy, seen from outside: started when needed, killed when late.
 * @typedef {import('./runner.mjs').Place} Place
 * @typedef {import('./runner.mjs').Request} Request
 * @typedef {import('./runner.mjs').Answer} Answer
 * @typedef {import('./runner.mjs').Message} Message
 */
export class Runner {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #words = '';

  /**
   * @param {Place} place
   * @param {NodeJS.ProcessEnv} [env]
   */
  constructor(place, env = {}) {
    this.place = place;
    this.env = env;
  }

  /** @returns {Promise<string[]>} the test files of the tree */
  async start() {
    this.#child = fork(SCRIPT, [JSON.stringify(this.place)], {
      cwd: this.place.copy,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // A changed loop that fills the memory must not take the machine with it.
      execArgv: ['--max-old-space-size=2048'],
      // Ctrl-C is for the parent, which ends its runners itself.
      detached: true,
    });
    this.#child.stderr?.on('data', (chunk) => {
      this.#words = `${this.#words}${chunk}`.slice(-4000);
    });
    const message = await this.#next(Infinity);
    if (message !== undefined && 'ready' in message) return message.ready;
    throw new Error(`the test runner did not start\n${this.#words}`);
  }

  /**
   * @param {Request} request
   * @param {number} seconds
   * @returns {Promise<Answer | 'timeout' | 'crash'>}
   */
  async run(request, seconds) {
    if (this.#child === undefined) await this.start();
    this.#child?.send(request);
    const message = await this.#next(seconds);
    if (message !== undefined && 'seconds' in message) return message;
    return this.#child === undefined ? 'crash' : this.#late();
  }

  #late() {
    this.stop();
    return /** @type {const} */ ('timeout');
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /**
   * @param {number} seconds
   * @returns {Promise<Message | undefined>} nothing when the time is over or the process has ended
   */
  #next(seconds) {
    const child = this.#child;
    return new Promise((resolve) => {
      /** @param {Message} [message] */
      const end = (message) => {
        clearTimeout(timer);
        child?.removeAllListeners('message').removeAllListeners('exit');
        resolve(message);
      };
      const timer = Number.isFinite(seconds) ? setTimeout(end, seconds * 1000) : undefined;
      child?.on('message', end);
      child?.on('exit', () => {
        this.#child = undefined;
        end();
      });
    });
  }
}
