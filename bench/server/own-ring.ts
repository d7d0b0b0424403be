import type { WebSocket } from 'ws';
import { picker } from '../pick.js';
import { Client } from './client.js';
import { Lockstep, type Dialect } from './lockstep.js';
import { answerTo, type Told } from './offers.js';

/** Steps and scenes begin so; the rest need not be read to know that one has come. */
const SHOWN = /^\{"table":"\w+","kind":"(?:step|scene)","seq":(\d+)/;

const pick = picker(1);

const dialect: Dialect = {
  momentOf(text) {
    if (text.includes('"kind":"refused"')) throw new Error(text);
    const seq = SHOWN.exec(text)?.[1];
    return seq === undefined ? null : Number(seq);
  },
  reply(told) {
    // The options are told to no other seat.
    const seat = told.findIndex((text) => text.includes('"offers":'));
    const text = told[seat];
    if (text === undefined) return null;
    const answer = answerTo(JSON.parse(text) as Told, seat, pick);
    if (answer === undefined) throw new Error(`seat ${seat} is asked nothing`);
    return { seat, text: JSON.stringify({ kind: 'choose', ...answer, id: 1 }) };
  },
};

/** Four people, each with a socket, who play one match after the other. */
export class OwnFour {
  readonly #clients: readonly Client[];
  readonly #sockets: readonly WebSocket[];

  private constructor(clients: readonly Client[], sockets: readonly WebSocket[]) {
    this.#clients = clients;
    this.#sockets = sockets;
  }

  static async gather(url: string): Promise<OwnFour> {
    const clients: Client[] = [];
    for (let seat = 0; seat < 4; seat++) clients.push(await Client.guest(url));
    const sockets: WebSocket[] = [];
    for (const client of clients) sockets.push(await client.connect());
    return new OwnFour(clients, sockets);
  }

  /** A new match that all of them see. */
  async begin(): Promise<Lockstep> {
    const [host, ...others] = this.#clients;
    if (host === undefined) throw new Error('nobody is there');
    const opening = { game: 'ring', seats: 4, access: 'open' };
    const { id: table } = (await host.post('/tables', opening)) as { id: string };
    for (const other of others) await other.post(`/tables/${table}/join`);
    await host.post(`/tables/${table}/start`);
    const match = new Lockstep(this.#sockets, dialect);
    const begun = match.begun();
    for (const [seat, socket] of this.#sockets.entries())
      socket.send(JSON.stringify({ kind: 'watch', table, since: null, seat }));
    await begun;
    return match;
  }
}
