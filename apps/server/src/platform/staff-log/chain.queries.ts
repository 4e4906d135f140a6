import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { JobsDb } from '../db/database.ts';
import type { LogLine } from './line-text.ts';

/** The chain of the lines that belong to no organisation. */
export const installationChain = '00000000-0000-0000-0000-000000000000';

export interface ChainHead {
  readonly length: number;
  /** The hash of the last line, in hexadecimal digits. */
  readonly head: string;
}

export interface ChainedLine extends LogLine {
  readonly hash: string;
}

/** The chains that have lines to be chained. */
export async function listUnchained(db: JobsDb): Promise<readonly string[]> {
  const { rows } = await sql<{ chain: string }>`select chain from unchained_logs() as chain`.execute(db);
  return rows.map(({ chain }) => chain);
}

/** Chains some lines; gives how many. */
export async function chainSome(db: JobsDb, chain: string, most: number): Promise<number> {
  const { rows } = await sql<{ chained: number }>`select chain_log(${chain}, ${most}) as chained`.execute(db);
  return rows[0]?.chained ?? 0;
}

export async function listChains(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db.selectFrom('log_chains').select('chain').orderBy('chain').execute();
  return rows.map(({ chain }) => chain);
}

export async function findHead(db: Kysely<Tables>, chain: string): Promise<ChainHead | undefined> {
  const row = await db
    .selectFrom('log_chains')
    .select(['length', 'head'])
    .where('chain', '=', chain)
    .executeTakeFirst();
  return row && { length: Number(row.length), head: row.head.toString('hex') };
}

/** How many lines there are, whatever the head says. */
export async function countLines(db: Kysely<Tables>, chain: string): Promise<number> {
  const { rows } = await sql<{ lines: string }>`
    select count(*) as lines from staff_log where log_chain(org_id) = ${chain} and seq is not null`.execute(db);
  return Number(rows[0]?.lines ?? 0);
}

/** Lines of a chain after one, by their number. */
export async function listLines(
  db: Kysely<Tables>,
  chain: string,
  after: number,
  most: number,
): Promise<readonly ChainedLine[]> {
  const { rows } = await sql<ChainedLine>`
    select log_chain(org_id)::text as chain, seq::text, encode(prev, 'hex') as prev, encode(hash, 'hex') as hash, id::text,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, staff_id::text, staff_name, address,
      project_id::text, action, subject::text, change::text
    from staff_log where log_chain(org_id) = ${chain} and seq is not null and seq > ${after}
    order by staff_log.seq limit ${most}`.execute(db);
  return rows;
}
