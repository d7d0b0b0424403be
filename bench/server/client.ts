import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';

/** Somebody at our server: a guest with a cookie, as a browser is. */
export class Client {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async guest(url: string): Promise<Client> {
    const response = await post(url, '/guest', '', { name: 'Guest' });
    await response.text();
    const [cookie = ''] = response.headers.getSetCookie();
    return new Client(url, cookie.split(';')[0] ?? '');
  }

  /** The same person at another address of the server. */
  at(url: string): Client {
    return new Client(url, this.#cookie);
  }

  async post(path: string, body: unknown = {}): Promise<unknown> {
    return (await post(this.#url, path, this.#cookie, body)).json();
  }

  get(path: string): Promise<string> {
    return answerOf(`${this.#url}/api/v1${path}`, this.#cookie);
  }

  connect(): Promise<WebSocket> {
    const { origin } = new URL(this.#url);
    return connected(`${this.#url}/api/v1/live`, { origin, cookie: this.#cookie });
  }
}

const agent = new Agent({ keepAlive: true });

/** With Node's plain client: what `fetch` spends on an answer is as much as a server that reads nothing. */
export function answerOf(url: string, cookie = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie } }, (response) => {
      const answer = text(response);
      if (response.statusCode === 200) resolve(answer);
      else answer.then((words) => reject(new Error(`${url}: ${words}`)), reject);
    });
    request.once('error', reject);
  });
}

async function post(url: string, path: string, cookie: string, body: unknown): Promise<Response> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { cookie, origin: new URL(url).origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status >= 300) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

/** A socket that is open. One that fails later fails the measurement. */
export async function connected(url: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers, perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** Tells of every message, as text. */
export function hear(socket: WebSocket, heard: (text: string) => void): void {
  socket.on('message', (data: Buffer) => heard(data.toString('utf8')));
}
