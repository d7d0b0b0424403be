import { WebSocket, type ClientOptions } from 'ws';
import type { Client } from './client.js';
import { Inbox } from './stream.js';

/** A client on a socket. */
export class TestSocket extends Inbox {
  readonly socket: WebSocket;
  /** The code by which it was closed, once it is. */
  readonly closed: Promise<number>;

  private constructor(socket: WebSocket) {
    super();
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.add(data.toString()));
    this.closed = new Promise((resolve) => {
      socket.on('close', (code: number) => {
        this.end();
        resolve(code);
      });
    });
  }

  static async open(
    client: Client,
    headers: Record<string, string> = {},
    options: ClientOptions = {},
  ): Promise<TestSocket> {
    const url = `${client.url.replace(/^http/, 'ws')}/api/v1/live`;
    const socket = new WebSocket(url, { ...options, headers: { ...client.headers, ...headers } });
    const opened = new TestSocket(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return opened;
  }

  /** How the server refuses to open one: a status. */
  static refused(
    client: Client,
    headers: Record<string, string> = {},
    path = '/live',
  ): Promise<number> {
    const url = `${client.url.replace(/^http/, 'ws')}/api/v1${path}`;
    const socket = new WebSocket(url, { headers: { ...client.headers, ...headers } });
    return new Promise((resolve, reject) => {
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      socket.on('open', () => reject(new Error('It was opened.')));
      socket.on('error', () => undefined);
    });
  }

  say(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }
}
