import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

/** Trials send more than people do. */
const LIFTED = {
  DESTRIER_LIMIT_PERSON: '100000000',
  DESTRIER_LIMIT_ADDRESS: '100000000',
  DESTRIER_LIMIT_GUESTS: '100000000',
  DESTRIER_LIMIT_ADDRESS_CONNECTIONS: '10000',
  DESTRIER_LIMIT_PERSON_CONNECTIONS: '10000',
  LOG_LEVEL: 'warn',
};

const readySchema = z.object({ ok: z.literal(true), url: z.string() });

/** A server in a process of its own, as operators run it: it can be killed. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
    this.#exited = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  }

  /** Runs the command line's program until it is ready. `env` says where it keeps its data. */
  static async start(
    program: string,
    env: { readonly [name: string]: string },
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [program, 'serve', '--json', '--port', '0'], {
      env: { ...process.env, ...LIFTED, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const words: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
    let out = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      out += text;
      if (out.includes('\n')) break;
    }
    const ready = readySchema.safeParse(parsed(out));
    if (!ready.success) throw new Error(`the server did not start: ${out}${words.join('')}`);
    return new ServerProcess(ready.data.url, child);
  }

  /** Without any warning, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  /** As an operator stops it; the code with which it ends. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    await this.#exited;
    return this.#child.exitCode;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
