import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { toldOf } from '../http/errors.js';
import { isStill, needPerson } from '../http/who.js';
import { Refused } from '../refused.js';
import { choose, undo } from '../tables/acting.js';
import { Backlog } from './backlog.js';
import { frameFrom, type Frame } from './frames.js';
import { messageOf, type LiveDeps, type Connection, type Message } from './connection-hub.js';

/** Frames that may wait for those before them; then the client has to wait too. */
const WAITING_MOST = 32;
/** Pings and pongs of a client that nobody asked for, between two of our own pings. */
const UNASKED_MOST = 100;
const PAYLOAD_BYTES = 8;
/** Frames beyond a limit that are still answered; then nobody listens on the socket any more. */
const BEYOND_MOST = 100;

/** Why a socket is closed, as RFC 6455 numbers it. */
const AWAY = 1001;
const POLICY = 1008;

/** One client on a socket. What it asks is done in the order in which it asks. */
export class SocketLine implements Connection {
  readonly #deps: LiveDeps;
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #person: string;
  readonly #backlog: Backlog;
  /** By table: how to stop looking. */
  readonly #watched = new Map<string, () => void>();
  #line: Promise<void> = Promise.resolve();
  #waiting = 0;
  #bad = 0;
  #beyond = 0;
  #unasked = 0;
  /** What our latest ping said, until the client has said it back: one that does not read cannot know it. */
  #awaited: string | null = null;
  /** Bytes that waited for the client at the latest ping. */
  #waited = 0;
  #isGathering = false;

  constructor(deps: LiveDeps, socket: WebSocket, request: FastifyRequest) {
    this.#deps = deps;
    this.#socket = socket;
    this.#request = request;
    this.#person = needPerson(request);
    this.#backlog = new Backlog(deps.config.limits.backlog, () => socket.bufferedAmount);
  }

  /** Listens until the client is gone. */
  open(): void {
    const { hub } = this.#deps;
    const release = hub.connections.take({ person: this.#person, address: this.#request.ip });
    hub.add(this);
    this.#request.log.debug({ person: this.#person }, 'a socket was opened');
    this.#socket.on('message', (data: Buffer, binary: boolean) => {
      this.#received(binary ? null : frameFrom(data.toString('utf8')));
    });
    this.#socket.on('ping', (data: Buffer) => this.#pinged(data));
    this.#socket.on('pong', (data: Buffer) => this.#ponged(data));
    this.#socket.on('close', (code: number) => {
      this.#request.log.debug({ person: this.#person, code }, 'a socket was closed');
      release();
      hub.remove(this);
      // After the frames that are under way, one of which may begin to look at something.
      void this.#line.then(() => {
        for (const stop of this.#watched.values()) stop();
      });
    });
  }

  #received(frame: Frame | null): void {
    this.#waiting++;
    if (this.#waiting >= WAITING_MOST) this.#socket.pause();
    this.#line = this.#line.then(async () => {
      if (this.#isOpen) await this.#answer(frame);
      this.#waiting--;
      if (this.#waiting < WAITING_MOST && this.#isOpen) this.#socket.resume();
    });
  }

  /** Answers wait in memory like everything else that is sent, so a client that does not read gets no more of them. */
  #pinged(data: Buffer): void {
    if (!this.#isOpen || !this.#bearsUnasked()) return;
    if (!this.#backlog.bears(() => this.#socket.pong(data))) this.#socket.terminate();
  }

  #ponged(data: Buffer): void {
    if (data.toString('hex') === this.#awaited) this.#awaited = null;
    else this.#bearsUnasked();
  }

  /** False: there were too many, and the socket is closed. */
  #bearsUnasked(): boolean {
    this.#unasked++;
    if (this.#unasked <= UNASKED_MOST) return true;
    this.#socket.close(POLICY);
    return false;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  async #answer(frame: Frame | null): Promise<void> {
    try {
      const gate = gateOf(frame);
      await this.#pass(gate);
      if (gate === 'action') await this.#needStill();
      if (frame === null) this.#misunderstood();
      else await this.#carryOut(frame);
    } catch (error) {
      this.#refuse(frame, error);
    }
  }

  async #pass(gate: ReturnType<typeof gateOf>): Promise<void> {
    try {
      await this.#deps.gates[gate](this.#request);
    } catch (error) {
      this.#beyond++;
      if (this.#beyond >= BEYOND_MOST) this.#socket.close(POLICY);
      throw error;
    }
  }

  /** What was revoked a moment ago does nothing more. */
  async #needStill(): Promise<void> {
    if (await isStill(this.#request, this.#deps.services)) return;
    this.#socket.close(POLICY);
    throw new Refused('session.needed');
  }

  #misunderstood(): void {
    this.#bad++;
    this.#refuse(null, new Refused('input.invalid'));
    if (this.#bad >= this.#deps.config.limits.badFrames) this.#socket.close(POLICY);
  }

  async #carryOut(frame: Frame): Promise<void> {
    const { services, metrics } = this.#deps;
    switch (frame.kind) {
      case 'watch':
        return this.#watch(frame);
      case 'leave':
        return this.#leave(frame.table);
      case 'ping':
        return this.#say({ kind: 'pong' });
      case 'choose': {
        const { seq, repeated } = await choose(services, { ...frame, person: this.#person }, frame);
        if (repeated !== true) metrics.choices.inc();
        return this.#say({ kind: 'done', id: frame.id, seq });
      }
      case 'undo': {
        const { seq } = await undo(services, { ...frame, person: this.#person });
        return this.#say({ kind: 'done', id: frame.id, seq });
      }
    }
  }

  async #watch({ table, since, at, seat }: Extract<Frame, { kind: 'watch' }>): Promise<void> {
    this.#leave(table);
    if (this.#backlog.full) return this.#socket.terminate();
    if (since !== null) await this.#deps.gates.history(this.#request);
    const watch = { table, since, at, seat, person: this.#person };
    const stop = await this.#backlog.catchUp(() => this.#deps.hub.watch(this, watch));
    this.#watched.set(table, stop);
  }

  #leave(table: string): void {
    this.#watched.get(table)?.();
    this.#watched.delete(table);
  }

  #refuse(frame: Frame | null, error: unknown): void {
    const { error: told, fault } = toldOf(error);
    if (fault) this.#request.log.error({ err: error, frame: frame?.kind }, 'a frame failed');
    else this.#request.log.debug({ frame: frame?.kind, refused: told.code }, 'a frame was refused');
    this.#deps.metrics.refusals.inc({ code: told.code });
    const table = frame !== null && 'table' in frame ? { table: frame.table } : {};
    const id = frame !== null && 'id' in frame ? frame.id : null;
    this.#say({ ...told, ...table, kind: 'refused', id });
  }

  #say(message: Message): void {
    this.send(messageOf(message));
  }

  send(text: string): void {
    if (!this.#isOpen) return;
    this.#gather();
    if (!this.#backlog.bears(() => this.#socket.send(text))) this.#socket.terminate();
  }

  /** Lets what is said in one turn go out together: a write costs more than what it carries. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { socket } = this.#request.raw;
    socket.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      socket.uncork();
    });
  }

  async beat(): Promise<void> {
    if (!this.#isAlive()) return this.#socket.terminate();
    const payload = randomBytes(PAYLOAD_BYTES);
    this.#awaited = payload.toString('hex');
    this.#unasked = 0;
    this.#socket.ping(payload);
    this.#waited = this.#socket.bufferedAmount;
    if (!(await isStill(this.#request, this.#deps.services))) this.#socket.close(POLICY);
  }

  /** A slow client has not come to our ping yet, but less waits for it than before. */
  #isAlive(): boolean {
    return this.#awaited === null || this.#socket.bufferedAmount < this.#waited;
  }

  end(): void {
    this.#socket.close(AWAY);
  }
}

/** What is done in games is counted apart from all the rest. */
function gateOf(frame: Frame | null): 'action' | 'person' {
  return frame?.kind === 'choose' || frame?.kind === 'undo' ? 'action' : 'person';
}
