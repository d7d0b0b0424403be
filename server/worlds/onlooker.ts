import type { Client } from '../http/testing/client.js';
import { TestSocket } from '../http/testing/socket.js';
import { LineReader } from '../http/testing/stream.js';

/** A viewer that looks at a table in every way there is and keeps all bytes that come: a seat, or a spectator. */
export class Onlooker {
  readonly seat: number | null;
  readonly #client: Client;
  readonly #socket: TestSocket;
  #stream: LineReader | null = null;
  #table = '';
  /** How much of what came on the socket was handed out. */
  #handed = 0;
  #choosing = false;
  readonly #answers: string[] = [];

  private constructor(client: Client, seat: number | null, socket: TestSocket) {
    this.#client = client;
    this.seat = seat;
    this.#socket = socket;
  }

  static async at(client: Client, seat: number | null): Promise<Onlooker> {
    return new Onlooker(client, seat, await TestSocket.open(client));
  }

  /** Begins to look at a table, on the socket and by lines. */
  async look(table: string): Promise<void> {
    this.#table = table;
    this.#socket.say({ kind: 'watch', table, since: null, seat: this.seat });
    this.#stream = await LineReader.open(this.#client, `/tables/${table}/stream?${this.#seat}`);
    await this.#socket.next('scene');
    await this.#stream.next('scene');
  }

  /** Looks away, and forgets what came last. */
  async leave(): Promise<void> {
    this.#socket.say({ kind: 'leave', table: this.#table });
    this.#socket.say({ kind: 'ping' });
    this.#stream?.close();
    await this.#socket.next('pong');
    this.told();
  }

  get #seat(): string {
    return this.seat === null ? '' : `seat=${this.seat}`;
  }

  /** Waits until both have told of the next entry. */
  async hearStep(): Promise<void> {
    await this.#socket.next('step');
    await this.#stream?.next('step');
    if (this.#choosing) await this.#socket.next('done');
    this.#choosing = false;
  }

  /** Chooses on the socket, after it was tried to choose what cannot be: that must tell nothing either. */
  choose(table: string, ask: string, option: string): void {
    this.#choosing = true;
    const frame = { kind: 'choose', table, seat: this.seat };
    this.#socket.say({ ...frame, ask, option: `${option} too much`, id: 1 });
    this.#socket.say({ ...frame, ask, option, id: 2 });
  }

  /** Takes the last choice back, on the socket. */
  undo(table: string): void {
    this.#choosing = true;
    this.#socket.say({ kind: 'undo', table, seat: this.seat, id: 3 });
  }

  /** Reads all lines after the first entry once more, as somebody who was cut off would. */
  async lookBack(last: number): Promise<void> {
    const path = `/tables/${this.#table}/stream?since=1&${this.#seat}`;
    const stream = await LineReader.open(this.#client, path);
    while ((await stream.next('step'))['seq'] !== last);
    stream.close();
    this.#answers.push(...stream.texts);
  }

  /** Asks for something by HTTP, with its seat if the route takes one. */
  async get(path: string, takesSeat: boolean): Promise<void> {
    const query = takesSeat ? `${path.includes('?') ? '&' : '?'}${this.#seat}` : '';
    const { status, headers, text } = await this.#client.get(`${path}${query}`);
    const head = [...headers].filter(([name]) => name !== 'date').map((pair) => pair.join(': '));
    this.#answers.push([path, status, ...head, '', text].join('\n'));
  }

  /** All that came since this was asked last. */
  told(): string[] {
    const heard = this.#socket.texts.slice(this.#handed);
    this.#handed = this.#socket.texts.length;
    return [...heard, ...(this.#stream?.texts.splice(0) ?? []), ...this.#answers.splice(0)];
  }

  close(): void {
    this.#stream?.close();
    this.#socket.socket.terminate();
  }
}
