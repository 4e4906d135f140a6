import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { findPostmaster } from '../../platform/postgres/process/postmaster.ts';
import { dataPaths } from '../../platform/settings.ts';
import type { Shutdown } from '../shutdown.ts';
import { supervisePostgres } from './supervise-postgres.ts';

const database = 'portico';
const owner = 'portico_owner';
const appRole = 'portico_app';

/** The embedded PostgreSQL, with the database and its owner created. */
export async function openEmbedded(dataFolder: string, shutdown: Shutdown, log: FastifyBaseLogger) {
  const postgres = await supervisePostgres(dataFolder, shutdown, log);
  shutdown.throwIfRequested();
  await makeOnce(postgres.url('postgres', 'postgres'));
  const ownerUrl = postgres.url(owner, database);
  return { database, owner, ownerUrl, appRole, appUrl: postgres.url(appRole, database) };
}

/** The owner's URL of the database that a running server of this folder uses; undefined if none is running. */
export async function findRunningDatabase(dataFolder: string): Promise<string | undefined> {
  const folder = await realpath(dataPaths(dataFolder).postgres).catch(() => undefined);
  if (folder === undefined) throw new CannotStart(`There is no database in ${dataFolder}. Check PORTICO_DATA.`);
  const running = await findPostmaster(join(folder, 'cluster'));
  if (running === undefined || running.socketFolder === '') return undefined;
  return `postgresql://${owner}@/${database}?host=${encodeURIComponent(running.socketFolder)}&ssl=0`;
}

async function makeOnce(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [owner]);
    if (roles.rowCount === 0) await client.query(`create role ${owner} login createrole`);
    const there = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (there.rowCount === 0) await client.query(`create database ${database} owner ${owner}`);
  } finally {
    await client.end();
  }
}
