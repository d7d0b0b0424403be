import { availableParallelism } from 'node:os';
import { gameNamed } from '@destrier/registry';
import { below, botNamed, spellBot, VERSIONS, ITERATIONS, type BotName } from '../level.js';
import type { Fall } from '../mind.js';
import { stepTo } from '../steps.js';
import { questionIn, worldOf, type Reply, type Request } from './request.js';
import { serve } from './serve.js';
import { Thinker } from './thinker.js';

/** How long a thread may take beyond the time its bot was given: it must start, and may be kept waiting. */
const GRACE_MS = 5000;
/** How long a bot may think that was given iterations but no time. */
const LONGEST_MS = 120_000;

/** An answer that is a legal option, and who found it. */
export interface HostReply extends Reply {
  /** The level that really answered, as results name it. */
  readonly bot: string;
  /** Why it was not the one that was asked. */
  readonly fell?: Fall;
}

export interface HostSettings {
  /** Told of every fall from a level to the next lower one. */
  readonly log: (words: string) => void;
  /** Threads at most; as many as the machine has cores if not given. */
  readonly threads?: number;
  /** What runs in a thread; for tests that need one that fails. */
  readonly module?: URL;
  /** Overrides how long a thread may take beyond its bot's time; for tests. */
  readonly graceMs?: number;
}

/** Where bots think beside the game: a game waits for them, but nothing that befalls them can stop it. */
export interface BotHost {
  /**
   * Lets a bot think. Whatever happens to its thread, a legal option comes back, from a lower level if need be; only
   * the signal or the end of the host makes this fail, within 50 ms.
   */
  think(request: Request, signal?: AbortSignal): Promise<HostReply>;
  close(): Promise<void>;
}

export function botHost(settings: HostSettings): BotHost {
  return new Host(settings);
}

class Host implements BotHost {
  readonly #settings: Required<HostSettings>;
  readonly #idle: Thinker[] = [];
  readonly #busy = new Set<Thinker>();
  readonly #waiting = new Set<() => void>();
  readonly #closed = new AbortController();

  constructor({ log, threads, module, graceMs }: HostSettings) {
    this.#settings = {
      log,
      threads: threads ?? availableParallelism(),
      module: module ?? new URL('./thread.js', import.meta.url),
      graceMs: graceMs ?? GRACE_MS,
    };
  }

  async think(request: Request, given?: AbortSignal): Promise<HostReply> {
    const ends = given === undefined ? [] : [given];
    const signal = AbortSignal.any([this.#closed.signal, ...ends]);
    const asked = botNamed(request.bot);
    if (asked === undefined) throw new Error(`there is no bot ${request.bot}`);
    const reasons: string[] = [];
    for (let bot = asked; bot.level !== 'random'; bot = lower(bot)) {
      const name = spellBot(bot);
      try {
        const reply = await this.#askThread(
          bot === asked ? request : downTo(name, request),
          signal,
        );
        return heard(reply, name, reasons);
      } catch (error) {
        signal.throwIfAborted();
        const why = error instanceof Error ? error.message : String(error);
        reasons.push(`${name}: ${why}`);
        const to = spellBot(lower(bot));
        this.#settings.log(`${name} of seat ${request.asked.seat} failed (${why}): ${to} answers`);
      }
    }
    // Needs no thread: it has nothing to think about.
    return heard(serve(downTo(LAST, request), gameNamed(request.game)), LAST, reasons);
  }

  async #askThread(request: Request, signal: AbortSignal): Promise<Reply> {
    const thinker = await this.#take(signal);
    try {
      const { ms = LONGEST_MS } = request;
      return legal(request, await thinker.ask(request, ms + this.#settings.graceMs, signal));
    } catch (error) {
      // One that failed by itself is not asked again.
      if (!signal.aborted) await thinker.close();
      throw error;
    } finally {
      this.#giveBack(thinker);
    }
  }

  async #take(signal: AbortSignal): Promise<Thinker> {
    signal.throwIfAborted();
    while (this.#busy.size >= this.#settings.threads) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
        signal.addEventListener('abort', wake, { once: true });
      });
      signal.throwIfAborted();
    }
    const idle = this.#idle.findLast(({ alive }) => alive);
    if (idle !== undefined) this.#idle.splice(this.#idle.indexOf(idle), 1);
    const thinker = idle ?? new Thinker(this.#settings.module);
    this.#busy.add(thinker);
    return thinker;
  }

  #giveBack(thinker: Thinker): void {
    this.#busy.delete(thinker);
    if (thinker.alive) this.#idle.push(thinker);
    // All of them: the first may be about to give up.
    for (const wake of this.#waiting) wake();
  }

  async close(): Promise<void> {
    this.#closed.abort(new Error('bots no longer think here'));
    await Promise.all([...this.#idle, ...this.#busy].map((thinker) => thinker.close()));
  }
}

const LAST = `random@${VERSIONS.random}`;

/** The same request to a lower level, which has its own iterations. */
function downTo(bot: string, { iterations: _, ...request }: Request): Request {
  return { ...request, bot };
}

/** The next lower level, in its present version. */
function lower({ level }: BotName): BotName {
  const next = below(level) ?? 'random';
  return { level: next, version: VERSIONS[next], iterations: ITERATIONS[next] };
}

function heard(reply: Reply, bot: string, reasons: readonly string[]): HostReply {
  if (reasons.length === 0) return { ...reply, bot };
  return { ...reply, bot, fell: { reason: reasons.join('; '), to: bot } };
}

/** The reply, if it is one and names a legal option. */
function legal(request: Request, reply: unknown): Reply {
  const given = reply as Partial<Reply> | null | undefined;
  if (typeof given?.option !== 'string') throw new Error('its answer is none');
  const world = worldOf(request, gameNamed(request.game).game);
  if (stepTo(world, questionIn(world, request.asked), given.option) === undefined)
    throw new Error(`it chose "${given.option}", which is no option`);
  return given as Reply;
}
