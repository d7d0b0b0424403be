import type { SeatResult } from '@destrier/engine';
import type { WebSocket } from 'ws';
import { picker } from '../pick.js';
import { hear, type Client } from './client.js';
import { answerTo, type Told } from './offers.js';

interface Standing extends Told {
  readonly kind: 'scene' | 'step';
  readonly seq: number;
  readonly result: readonly SeatResult[] | null;
}

type Heard = Standing | { readonly kind: 'done' } | { readonly kind: 'refused' };

const pick = picker(2);

/** Begins a game of Glory between two. */
export async function beginGlory(host: Client, other: Client): Promise<string> {
  const opening = { game: 'glory', seats: 2, access: 'open' };
  const { id } = (await host.post('/tables', opening)) as { id: string };
  await other.post(`/tables/${id}/join`);
  await host.post(`/tables/${id}/start`);
  return id;
}

/** A table of two people, each with a socket of their own. */
export class LiveTable {
  readonly id: string;
  readonly #sockets: readonly WebSocket[];
  #seq = 0;
  #next: { readonly seat: number; readonly text: string } | undefined;
  #isOver = false;
  #heard: () => void = () => {};
  #done: () => void = () => {};

  private constructor(id: string, sockets: readonly WebSocket[]) {
    this.id = id;
    this.#sockets = sockets;
  }

  static async open(host: Client, other: Client): Promise<LiveTable> {
    const id = await beginGlory(host, other);
    const table = new LiveTable(id, [await host.connect(), await other.connect()]);
    await table.#watch();
    return table;
  }

  /** Whether somebody is asked something. */
  get isReady(): boolean {
    return this.#next !== undefined;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends the next choice; resolves when the server says that it is kept. */
  choose(): Promise<void> {
    const next = this.#next;
    if (next === undefined) throw new Error(`nobody is asked at ${this.id}`);
    this.#next = undefined;
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#sockets[next.seat]?.send(next.text);
    });
  }

  /** Plays on for this many choices, or to the end. */
  async play(choices: number): Promise<void> {
    for (let i = 0; i < choices && !this.#isOver; i++) {
      await this.choose();
      while (!this.#isOver && !this.isReady) await this.#more();
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #watch(): Promise<void> {
    for (const [seat, socket] of this.#sockets.entries()) {
      hear(socket, (text) => this.#hear(seat, JSON.parse(text) as Heard));
      socket.send(JSON.stringify({ kind: 'watch', table: this.id, since: null, seat }));
    }
    while (!this.isReady) await this.#more();
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }

  #hear(seat: number, message: Heard): void {
    switch (message.kind) {
      case 'done':
        return this.#done();
      case 'refused':
        throw new Error(JSON.stringify(message));
      case 'scene':
      case 'step':
        this.#stands(seat, message);
        return this.#heard();
    }
  }

  #stands(seat: number, told: Standing): void {
    if (told.seq > this.#seq) this.#next = undefined;
    this.#seq = told.seq;
    this.#isOver = told.result !== null;
    const answer = answerTo(told, seat, pick);
    if (answer === undefined) return;
    this.#next = { seat, text: JSON.stringify({ kind: 'choose', ...answer, id: 1 }) };
  }
}
