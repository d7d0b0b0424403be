import { z } from 'zod';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The body as it was sent. */
  readonly text: string;
}

const codeSchema = z.object({ error: z.looseObject({ code: z.string() }) });

/** The code by which something was refused. */
export const codeOf = ({ body }: Answer): string => codeSchema.parse(body).error.code;

/** A browser that keeps its cookie, or a program with a token. */
export class Client {
  readonly url: string;
  readonly token: string | null;
  cookie = '';

  constructor(url: string, token: string | null = null) {
    this.url = url;
    this.token = token;
  }

  /** Somebody who has been here before. */
  static async guest(url: string, name = 'Ann'): Promise<Client> {
    const client = new Client(url);
    await client.post('/guest', { name });
    return client;
  }

  /** An account with the password `correct horse`. */
  static async account(url: string, name: string): Promise<Client> {
    const client = await Client.guest(url, name);
    await client.post('/me/account', { name, password: 'correct horse' });
    return client;
  }

  /** The same person at another address of the server. */
  at(url: string): Client {
    const there = new Client(url, this.token);
    there.cookie = this.cookie;
    return there;
  }

  get headers(): Record<string, string> {
    if (this.token !== null) return { authorization: `Bearer ${this.token}` };
    const { origin } = new URL(this.url);
    return this.cookie === '' ? { origin } : { origin, cookie: this.cookie };
  }

  async ask(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { ...this.headers, 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text), text };
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  /** Posts what must be done; returns the answer. */
  async post(path: string, body: unknown = {}): Promise<unknown> {
    const answer = await this.ask('POST', path, body);
    if (answer.status >= 300)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
