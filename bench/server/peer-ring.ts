import type { WebSocket } from 'ws';
import { placementIn, type Position } from '../peers/boardgame-io.js';
import { picker } from '../pick.js';
import { connected, hear } from './client.js';
import { Lockstep, type Dialect } from './lockstep.js';

/** What the server sends after a move, and to who begins to look. */
const UPDATE = '42/ring,["update",';
const SYNC = '42/ring,["sync",';
const NUMBER = '"_stateID":';

const pick = picker(1);

function positionIn(text: string): Position {
  const [kind, , told] = JSON.parse(text.slice(text.indexOf('['))) as [string, string, unknown];
  return (kind === 'sync' ? (told as { state: Position }).state : told) as Position;
}

/** As its client says a move, without a copy of the game at the client. */
function dialectOf(match: string, credentials: readonly string[]): Dialect {
  return {
    momentOf(text) {
      if (!text.startsWith(UPDATE) && !text.startsWith(SYNC)) return null;
      // The first is the state's; behind it stands the log, whose entries are numbered too.
      return Number.parseInt(text.slice(text.indexOf(NUMBER) + NUMBER.length), 10);
    },
    reply(told) {
      const position = positionIn(told[0] ?? '');
      const { ctx, _stateID } = position;
      if (ctx.gameover !== undefined) return null;
      const playerID = ctx.currentPlayer;
      const seat = Number(playerID);
      const { move, args } = placementIn(position, pick);
      const payload = { type: move, args, playerID, credentials: credentials[seat] };
      const action = { type: 'MAKE_MOVE', payload };
      const words = ['update', action, _stateID, match, playerID];
      return { seat, text: `42/ring,${JSON.stringify(words)}` };
    },
  };
}

/** Four sockets at boardgame.io's server, on which one match is played after the other. */
export class PeerFour {
  readonly #url: string;
  readonly #sockets: readonly WebSocket[];

  private constructor(url: string, sockets: readonly WebSocket[]) {
    this.#url = url;
    this.#sockets = sockets;
  }

  static async gather(url: string): Promise<PeerFour> {
    const sockets: WebSocket[] = [];
    for (let seat = 0; seat < 4; seat++) sockets.push(await joined(url));
    return new PeerFour(url, sockets);
  }

  async begin(): Promise<Lockstep> {
    const lobby = `${this.#url}/games/ring`;
    const { matchID } = await posted<{ matchID: string }>(`${lobby}/create`, { numPlayers: 4 });
    const credentials: string[] = [];
    for (let seat = 0; seat < 4; seat++) {
      const wish = { playerID: String(seat), playerName: 'Guest' };
      const join = `${lobby}/${matchID}/join`;
      const answer = await posted<{ playerCredentials: string }>(join, wish);
      credentials.push(answer.playerCredentials);
    }
    const match = new Lockstep(this.#sockets, dialectOf(matchID, credentials));
    const begun = match.begun();
    for (const [seat, socket] of this.#sockets.entries()) {
      const words = ['sync', matchID, String(seat), credentials[seat], 4];
      answerPings(socket);
      socket.send(`42/ring,${JSON.stringify(words)}`);
    }
    await begun;
    return match;
  }
}

/** A socket of Socket.IO without its client, which would cost the measuring process more than the game. */
async function joined(url: string): Promise<WebSocket> {
  const socket = await connected(`${url}/socket.io/?EIO=4&transport=websocket`, {});
  const inRoom = new Promise<void>((resolve) => {
    hear(socket, (text) => {
      if (text.startsWith('40/ring,')) resolve();
    });
  });
  socket.send('40/ring,');
  await inRoom;
  return socket;
}

/** Cuts off players that do not answer. */
function answerPings(socket: WebSocket): void {
  hear(socket, (text) => {
    if (text === '2') socket.send('3');
  });
}

async function posted<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}
