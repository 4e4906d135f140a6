import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Pool } from 'pg';
import { type News, openNews } from './news.ts';
import { ScopedDriver } from './scoped-driver.ts';
import { type Scope, scopeText } from './scope.ts';
import type { Tables } from './tables.ts';

declare const reach: unique symbol;

/**
 * A handle that sees the rows of one project, of all people or of some; queries that need a tenant take this type, so
 * that none can forget it.
 */
export type ProjectDb = Kysely<Tables> & { readonly [reach]?: 'project' };

/** A handle for staff tables, of no use for anything a project owns. In the name of a staff member it shows what their roles reach. */
export type StaffDb = Kysely<Tables> & { readonly [reach]?: 'staff' };

/** A handle for background work (sweeping, delivering): it sees no rows and can only call the functions made for it. */
export type JobsDb = Kysely<Tables> & { readonly [reach]?: 'jobs' };

/** A handle without a scope: row-level security only leaves it the functions that run before a tenant is known. */
export type UnscopedDb = Kysely<Tables> & { readonly [reach]?: 'unscoped' };

interface ProjectKey {
  readonly id: string;
  readonly orgId: string;
}

/**
 * An applicant, or several whose calls share a transaction; for a recommender, the letter and the applicant it is
 * about.
 */
export type Whose = Required<Pick<Scope, 'people'>> & Pick<Scope, 'letter'>;

export interface Database {
  readonly unscoped: UnscopedDb;
  /** Every staff account: for signing in, before anybody is known. */
  readonly staff: StaffDb;
  /** What a staff member reaches of staff, roles and logs. */
  asStaff(staffId: string): StaffDb;
  readonly jobs: JobsDb;
  /** Everybody's rows in a project: for jobs, and for whoever has not signed in. */
  forProject(project: ProjectKey): ProjectDb;
  /** Sees the rows of the callers, and rows in the project that belong to nobody. */
  forPeople(project: ProjectKey, whose: Whose): ProjectDb;
  /** Everybody's rows in a project, as long as the staff member has a role there; none at all otherwise. */
  forStaff(project: ProjectKey, staffId: string): ProjectDb;
  /** What is new, on whichever server it came. */
  readonly news: News;
  isReady(): Promise<boolean>;
  readonly pool: Pool;
  close(): Promise<void>;
}

const statementTimeoutMs = 15_000;
const forgottenAfterMs = 60_000;
const readyPatienceMs = 2_000;

/** Connects as the application role, which owns no tables. */
export function openDatabase(url: string, size = 16): Database {
  const pool = new Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // The server must not hang with the database: the statement times out in the database first, then here.
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 2_000,
    // A transaction of a server that hangs or has crashed must not keep its locks.
    idle_in_transaction_session_timeout: forgottenAfterMs,
    application_name: 'portico',
  });
  const news = openNews(url);
  const projects = new LRUCache<string, ProjectDb>({ max: 1_000 });
  // A broken idle connection is replaced at its next use. Without a listener, the event would crash the process.
  pool.on('error', () => undefined);
  // The pool does not listen while a client is in use, so the client needs its own listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    unscoped: scoped(pool, {}),
    staff: scoped(pool, { realm: 'staff' }),
    asStaff: (staffId) => scoped(pool, { realm: 'staff', staff: staffId }),
    jobs: scoped(pool, { realm: 'jobs' }),
    forProject: (project) => {
      const scope = { org: project.orgId, project: project.id };
      const db = projects.get(scopeText(scope)) ?? scoped(pool, scope);
      projects.set(scopeText(scope), db);
      return db;
    },
    forPeople: (project, whose) => scoped(pool, { org: project.orgId, project: project.id, ...whose }),
    forStaff: (project, staffId) => scoped(pool, { org: project.orgId, project: project.id, staff: staffId }),
    isReady: () => Promise.race([answers(pool), refusalAfter(readyPatienceMs)]),
    news,
    close: async () => {
      await news.close();
      await pool.end();
    },
  };
}

function answers(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

function refusalAfter(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref());
}

function scoped(pool: Pool, scope: Scope): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ScopedDriver(pool, scope),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
