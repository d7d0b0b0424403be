import type { WebSocket } from 'ws';
import { hear } from './client.js';

/** How clients speak with a server about one match. */
export interface Dialect {
  /** The number of the moment that a message shows, or null if it is about something else. */
  momentOf(text: string): number | null;
  /** What is said next, and on whose socket, from what each seat was told last; null: the game is over. */
  reply(told: readonly string[]): { readonly seat: number; readonly text: string } | null;
}

/** One match with all its clients: the next choice is sent when every seat has seen the last one. */
export class Lockstep {
  readonly #sockets: readonly WebSocket[];
  readonly #dialect: Dialect;
  readonly #told: string[] = [];
  readonly #seen: number[] = [];
  #choices = 0;
  #isPlaying = false;
  #resolve: (choices: number) => void = () => {};
  #ready: () => void = () => {};

  constructor(sockets: readonly WebSocket[], dialect: Dialect) {
    this.#sockets = sockets;
    this.#dialect = dialect;
    for (const [seat, socket] of sockets.entries()) {
      socket.removeAllListeners('message');
      hear(socket, (text) => this.#heard(seat, text));
    }
  }

  /** Resolves when every seat has seen the beginning. */
  begun(): Promise<void> {
    return new Promise((resolve) => {
      this.#ready = resolve;
      this.#goOn();
    });
  }

  /** Plays to the end; returns how many choices that took. */
  play(): Promise<number> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#isPlaying = true;
      this.#goOn();
    });
  }

  #heard(seat: number, text: string): void {
    const moment = this.#dialect.momentOf(text);
    if (moment === null) return;
    this.#told[seat] = text;
    this.#seen[seat] = moment;
    this.#goOn();
  }

  get #isTogether(): boolean {
    for (let seat = 0; seat < this.#sockets.length; seat++)
      if (this.#seen[seat] === undefined || this.#seen[seat] !== this.#seen[0]) return false;
    return true;
  }

  #goOn(): void {
    if (!this.#isTogether) return;
    this.#ready();
    if (!this.#isPlaying) return;
    const reply = this.#dialect.reply(this.#told);
    if (reply === null) return this.#resolve(this.#choices);
    this.#choices++;
    this.#sockets[reply.seat]?.send(reply.text);
  }
}
