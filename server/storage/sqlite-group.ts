import type { SqliteConnection } from './sqlite-connection.js';
import { toFault } from './sqlite-connection.js';
import { StorageFault } from './storage.js';

/** Says how something ended, once it is durable. */
type Report = () => void;

interface Job {
  /** Does its part of the transaction; it may be tried again. */
  readonly run: () => Report | Promise<Report>;
  /** Whether it hardly ever fails: it gets a savepoint only when one of its group did. */
  readonly isPlain: boolean;
  readonly reject: (error: unknown) => void;
}

/** A job failed that had no savepoint. */
class Unguarded extends Error {}

async function bare(job: Job): Promise<Report> {
  try {
    return await job.run();
  } catch (cause) {
    throw new Unguarded('It has to be done again with care.', { cause });
  }
}

/**
 * Writes in groups: everything that waits when a turn of the event loop comes shares one transaction and its one sync
 * of the disk. Each job has a savepoint of its own, so that its failure is its own; plain ones do without until one of
 * them fails, and then the whole group is carried out again.
 */
export class SqliteGroup {
  readonly #connection: SqliteConnection;
  #waiting: Job[] = [];
  #turning: Promise<void> | null = null;
  #closed = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  add<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue(false, async (resolve) => {
      const value = await work();
      return () => resolve(value);
    });
  }

  /** For what is short and hardly ever fails. */
  addPlain<T>(work: () => T): Promise<T> {
    return this.#queue(true, (resolve) => {
      const value = work();
      return () => resolve(value);
    });
  }

  #queue<T>(
    isPlain: boolean,
    run: (resolve: (value: T) => void) => Report | Promise<Report>,
  ): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The storage is closed.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run: () => run(resolve), isPlain, reject });
      this.#turning ??= this.#turn();
    });
  }

  /** Takes no more and finishes what waits. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#turning;
  }

  async #turn(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate);
      const jobs = this.#waiting;
      this.#waiting = [];
      await this.#commit(jobs, false);
    }
    this.#turning = null;
  }

  async #commit(jobs: readonly Job[], isCareful: boolean): Promise<void> {
    try {
      this.#execute('begin immediate');
      const reports: Report[] = [];
      for (const job of jobs) {
        const isBare = job.isPlain && !isCareful;
        reports.push(await (isBare ? bare(job) : this.#attempt(job)));
      }
      this.#execute('commit');
      for (const report of reports) report();
    } catch (error) {
      this.#abandon();
      if (error instanceof Unguarded) return this.#commit(jobs, true);
      for (const job of jobs) job.reject(toFault(error));
    }
  }

  #abandon(): void {
    if (!this.#connection.database.isTransaction) return;
    try {
      this.#execute('rollback');
    } catch {
      // The next group fails to begin and tries this again; those of this one must hear of it now.
    }
  }

  /** A failure is reported after the commit too: it may rest on what the same group wrote before it. */
  async #attempt(job: Job): Promise<Report> {
    this.#execute('savepoint job');
    try {
      const report = await job.run();
      this.#expectTransaction(null);
      this.#execute('release job');
      return report;
    } catch (error) {
      this.#expectTransaction(error);
      this.#execute('rollback to job');
      this.#execute('release job');
      return () => job.reject(toFault(error));
    }
  }

  /** A full disk can end the whole transaction in the middle of a job, even if the job did not heed it. */
  #expectTransaction(error: unknown): void {
    if (this.#connection.database.isTransaction) return;
    const fault = toFault(error);
    throw fault instanceof StorageFault
      ? fault
      : new StorageFault('unavailable', 'The transaction was lost: nothing was written.', {
          cause: error,
        });
  }

  #execute(sql: string): void {
    this.#connection.prepare(sql).run();
  }
}
