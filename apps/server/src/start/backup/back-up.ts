import { mkdir, readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/log.ts';
import { errorCode } from '../../platform/postgres/error-code.ts';
import { deriveSecret, loadSecretKey } from '../../platform/secrets/secret-key.ts';
import { dataPaths, type Settings } from '../../platform/settings.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { openDatabaseAccess } from '../database/database-access.ts';
import { findRunningDatabase } from '../database/embedded-database.ts';
import type { Shutdown } from '../shutdown.ts';
import { copyNewFiles } from './copy-files.ts';
import { dumpTables } from './dump-tables.ts';
import { copyLocalThings } from './local-things.ts';
import { type FileEntry, type Manifest, writeManifest } from './manifest.ts';

/** Writes the database, the files and the content of the data folder into an empty folder; servers may keep running. */
export async function backUp(settings: Settings, folder: string, shutdown: Shutdown): Promise<Manifest> {
  const began = systemClock.now();
  await requireEmptyFolder(folder);
  const running = settings.databaseUrl === null ? await findRunningDatabase(settings.dataFolder) : undefined;
  const secretKey = loadSecretKey(settings.secretKey, dataPaths(settings.dataFolder).secretKey);
  const ownerUrl = running ?? (await startDatabase(settings, secretKey, shutdown));
  const storage = await openStorage(settings.storage, dataPaths(settings.dataFolder).files);
  const client = new Client({ connectionString: ownerUrl, application_name: 'portico back-up' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Copied twice: before the dump, so that little is left to copy after it; and after the dump, for all files that
    // its rows refer to.
    const copied = new Map<string, FileEntry>();
    await copyNewFiles(storage, folder, copied);
    const dumped = await dumpTables(client, folder);
    await copyNewFiles(storage, folder, copied);
    const local = await copyLocalThings(settings.dataFolder, folder);
    const manifest: Manifest = {
      format: 2,
      at: systemClock.now().toISOString(),
      ...dumped,
      files: [...copied.values()],
      local,
      keyMark: keyMark(secretKey),
    };
    await writeManifest(folder, manifest, secretKey);
    await keepTime(client, manifest, began);
    return manifest;
  } finally {
    await client.end();
    storage.close();
  }
}

/** For the page of those who run the installation. A database that this version has not migrated yet has no place for it. */
async function keepTime(client: Client, { tables, files }: Manifest, began: Date): Promise<void> {
  const now = systemClock.now();
  const seconds = Math.round((now.getTime() - began.getTime()) / 1000);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const insert = 'insert into backups (at, seconds, rows, files) values ($1, $2, $3, $4)';
  await client.query(insert, [now, seconds, rows, files.length]).catch((error: unknown) => {
    if (errorCode(error) !== '42P01') throw error;
  });
}

/** A digest that distinguishes secret keys. */
export function keyMark(secretKey: string): string {
  return deriveSecret(secretKey, 'mark of a back-up');
}

async function startDatabase(settings: Settings, secretKey: string, shutdown: Shutdown): Promise<string> {
  const log = createLogger(settings.logLevel);
  return (await openDatabaseAccess(settings, secretKey, shutdown, log)).ownerUrl;
}

async function requireEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return;
  throw new CannotStart(`The folder ${folder} is not empty. Name a new one for each back-up.`);
}
