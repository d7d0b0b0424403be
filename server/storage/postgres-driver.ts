import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { faulting } from './postgres-faults.js';

/** Kysely's dialect of PostgreSQL, with lost connections told as faults. */
export class FaultingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new FaultingDriver(new PostgresDriver(this.#config));
  }
}

class FaultingDriver implements Driver {
  readonly #inner: Driver;
  readonly #connections = new WeakMap<DatabaseConnection, Connection>();

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new Connection(await faulting(() => this.#inner.acquireConnection()));
    this.#connections.set(connection, connection);
    return connection;
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return faulting(() => this.#inner.beginTransaction(this.#known(connection).inner, settings));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { inner, failure } = this.#known(connection);
    // PostgreSQL answers with a silent roll-back, which must not pass for success.
    if (failure) throw failure.error;
    this.#known(connection).over = true;
    await faulting(() => this.#inner.commitTransaction(inner));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const known = this.#known(connection);
    known.over = true;
    return faulting(() => this.#inner.rollbackTransaction(known.inner));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#inner.releaseConnection(this.#known(connection).inner);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }

  #known(connection: DatabaseConnection): Connection {
    const known = this.#connections.get(connection);
    if (known === undefined) throw new Error('The connection is not one of this driver.');
    return known;
  }
}

/** A connection from when it is taken out of the pool until it is put back. */
class Connection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** The first query that failed. */
  failure: { readonly error: unknown } | null = null;
  /** Its transaction ends: a query that nobody waited for would otherwise stand alone and be kept. */
  over = false;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.over)
      throw new Error('The unit of writing is over: await its queries before it ends.');
    try {
      return await faulting(() => this.inner.executeQuery<R>(query));
    } catch (error) {
      this.failure ??= { error };
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, size);
  }
}
