import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

/** Trials send more than people do. */
const LIFTED = {
  DESTRIER_LIMIT_PERSON: '100000000',
  DESTRIER_LIMIT_ACTIONS: '100000000',
  DESTRIER_LIMIT_HISTORY: '100000000',
  DESTRIER_LIMIT_ADDRESS: '100000000',
  DESTRIER_LIMIT_GUESTS: '100000000',
  DESTRIER_LIMIT_ADDRESS_CONNECTIONS: '10000',
  DESTRIER_LIMIT_PERSON_CONNECTIONS: '10000',
  LOG_LEVEL: 'warn',
};

/** How the program is asked to serve, here as by operators: `deploy/` says the same. */
export const SERVE = ['serve'] as const;
/** How many processes share a database, here as there. */
export const PROCESSES = 3;

const readySchema = z.object({ ok: z.literal(true), url: z.string() });

/** Does something with servers, and leaves none of them behind, however it ends. */
export async function withServers<T>(
  trial: (start: typeof ServerProcess.start) => Promise<T>,
): Promise<T> {
  const started: ServerProcess[] = [];
  try {
    return await trial(async (program, env) => {
      const server = await ServerProcess.start(program, env);
      started.push(server);
      return server;
    });
  } catch (cause) {
    const said = started.map((server) => server.said).join('');
    throw new Error(`${String(cause)}\nThe servers said:\n${said}`, { cause });
  } finally {
    for (const server of started) await server.kill();
  }
}

/** A server in a process of its own, as operators run it: it can be killed. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #words: readonly string[];
  readonly #exited: Promise<unknown>;

  private constructor(url: string, child: ChildProcess, words: readonly string[]) {
    this.url = url;
    this.#words = words;
    this.#child = child;
    this.#exited = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  }

  /** Runs the command line's program on a free port until it is ready. `env` says where it keeps its data. */
  static async start(
    program: string,
    env: { readonly [name: string]: string },
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [program, ...SERVE, '--json'], {
      env: { ...process.env, ...LIFTED, ...env, PORT: '0' },
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
    return new ServerProcess(ready.data.url, child, words);
  }

  /** What it has logged. */
  get said(): string {
    return this.#words.join('');
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
