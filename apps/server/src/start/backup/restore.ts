import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { listSteps, migrate, migrateTo } from '../../platform/db/migrate.ts';
import { createLogger } from '../../platform/log.ts';
import { prepareJobs } from '../../platform/messaging/delivery/prepare-jobs.ts';
import { loadSecretKey } from '../../platform/secrets/secret-key.ts';
import { dataPaths, type Settings } from '../../platform/settings.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { requireDataFolder } from '../data-folder.ts';
import { admitAppRole, requireAppRole } from '../database/app-role.ts';
import { type DatabaseAccess, openDatabaseAccess } from '../database/database-access.ts';
import { explainOwnership } from '../database/ownership.ts';
import { withPreparationLock } from '../database/preparation-lock.ts';
import type { Shutdown } from '../shutdown.ts';
import { keyMark } from './back-up.ts';
import { putFiles, requireNoOtherFiles } from './copy-files.ts';
import { loadTables } from './load-tables.ts';
import { putLocalThings } from './local-things.ts';
import { localFolder, type Manifest, readManifest } from './manifest.ts';
import { listTables, tableName } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

/** Restores a back-up into an empty database and an empty storage, then migrates the schema to this version. */
export async function restore(settings: Settings, folder: string, shutdown: Shutdown): Promise<Manifest> {
  const manifest = await readManifest(folder);
  requireKnownSteps(manifest);
  const secretKey = requireSameKey(settings, folder, manifest);
  await verifyBackup(folder, manifest, secretKey);
  requireDataFolder(settings.dataFolder);
  const log = createLogger(settings.logLevel);
  const access = await openDatabaseAccess(settings, secretKey, shutdown, log);
  const storage = await openStorage(settings.storage, dataPaths(settings.dataFolder).files);
  try {
    await withPreparationLock(access.ownerUrl, shutdown, log, async () => {
      await admitAppRole(access);
      await withClient(access, (client) => requireNoRows(client, access));
      await requireNoOtherFiles(storage, manifest.files);
      await putFiles(storage, folder, manifest.files);
      // First the schema of that time, then the rows, and only then the newer migrations.
      await explainOwnership(access, migrateTo(access, manifest.steps));
      await prepareJobs(access.ownerUrl);
      await withClient(access, (client) => loadTables(client, folder, manifest));
      await migrate(access);
      await requireAppRole(access);
    });
    await putLocalThings(folder, manifest, settings.dataFolder);
    return manifest;
  } finally {
    storage.close();
  }
}

function requireKnownSteps({ steps }: Manifest): void {
  const knownSteps = new Set(listSteps());
  const unknown = steps.find((step) => !knownSteps.has(step));
  if (unknown === undefined) return;
  throw new CannotStart(
    `The back-up is of a newer version: the step ${unknown} is not known here. Restore it with that version or a later one.`,
  );
}

/** The installation's key: from the settings, the data folder, or the back-up itself. */
function requireSameKey(settings: Settings, folder: string, manifest: Manifest): string {
  const own = dataPaths(settings.dataFolder).secretKey;
  const keyFile = dataPaths(localFolder(folder)).secretKey;
  if (settings.secretKey === null && !existsSync(own) && !existsSync(keyFile)) {
    throw new CannotStart(
      'The secret key is not part of this back-up, since the installation had it as SECRET_KEY. Set SECRET_KEY to the same.',
    );
  }
  const secretKey = loadSecretKey(settings.secretKey, existsSync(own) ? own : keyFile);
  if (keyMark(secretKey) === manifest.keyMark) return secretKey;
  const where = existsSync(keyFile) ? `, which is in ${keyFile}` : '';
  throw new CannotStart(
    `The secret key is not that of the back-up, and what was sealed with the other could not be opened. ${
      settings.secretKey === null ? `Remove ${own}` : `Set SECRET_KEY to that of the installation${where}`
    }, then restore again.`,
  );
}

async function requireNoRows(client: Client, { database }: DatabaseAccess): Promise<void> {
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${tableName(table)} limit 1`);
    if (rowCount === 0) continue;
    throw new CannotStart(
      `The database ${database} is not empty: it has rows in ${table.name}. Restore to an empty one: another DATABASE_URL or PORTICO_DATA, or npm run db:reset.`,
    );
  }
}

async function withClient(access: DatabaseAccess, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: access.ownerUrl, application_name: 'portico restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
