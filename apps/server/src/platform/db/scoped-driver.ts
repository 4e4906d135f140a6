import { createHash } from 'node:crypto';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { beginUnder, noScope, type Scope, scopeText } from './scope.ts';

/**
 * Runs every statement in a transaction that carries the scope. A single statement is pipelined with its begin and
 * commit into one round trip, and every statement is named so that PostgreSQL prepares it once. Without a scope, a
 * single statement needs no explicit transaction.
 */
export class ScopedDriver implements Driver {
  readonly #pool: Pool;
  readonly #begin: string;
  readonly #isBare: boolean;

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool;
    this.#begin = beginUnder(scope);
    this.#isBare = scopeText(scope) === noScope;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    return new ScopedConnection(await this.#pool.connect(), this.#begin, this.#isBare);
  }

  async beginTransaction(connection: ScopedConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

class ScopedConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #begin: string;
  readonly #isBare: boolean;
  #inTransaction = false;
  #broken = false;

  constructor(client: PoolClient, begin: string, isBare: boolean) {
    this.#client = client;
    this.#begin = begin;
    this.#isBare = isBare;
  }

  async begin(): Promise<void> {
    await this.#client.query(this.#begin);
    this.#inTransaction = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#inTransaction = false;
    try {
      await this.#client.query(how);
    } catch (error) {
      this.#broken = true;
      throw error;
    }
  }

  /** A connection whose transaction did not end cleanly is not reused. */
  release(): void {
    this.#client.release(this.#broken);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { name: statementName(query.sql), text: query.sql, values: [...query.parameters] };
    if (this.#inTransaction) return toResult(await this.#client.query(statement));
    if (this.#isBare) return toResult(await this.#client.query(statement).catch((error) => this.#lookAt(error)));
    // Sent together; the client pipelines them into one round trip.
    const [begun, answered, ended] = await Promise.allSettled([
      this.#client.query(this.#begin),
      this.#client.query(statement),
      this.#client.query('commit'),
    ]);
    if (begun.status === 'rejected' || ended.status === 'rejected') this.#broken = true;
    if (answered.status === 'rejected') throw answered.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return toResult(answered.value);
  }

  /** After an error reported by PostgreSQL the connection is fine; after any other, its state is unknown. */
  #lookAt(error: unknown): never {
    if (!(error instanceof DatabaseError)) this.#broken = true;
    throw error;
  }

  // oxlint-disable-next-line require-yield -- the interface demands a generator; nothing here streams rows
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read in pages, not streamed');
  }
}

interface Answer {
  readonly rows: unknown[];
  readonly rowCount: number | null;
}

function toResult<R>(answer: Answer): QueryResult<R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row type is Kysely's claim, a driver cannot know better
  const rows = answer.rows as R[];
  return { rows, numAffectedRows: BigInt(answer.rowCount ?? 0) };
}

const names = new Map<string, string>();

function statementName(sql: string): string {
  const cached = names.get(sql);
  if (cached !== undefined) return cached;
  const name = createHash('sha1').update(sql).digest('base64url');
  if (names.size < 5_000) names.set(sql, name);
  return name;
}
