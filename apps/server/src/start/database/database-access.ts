import type { FastifyBaseLogger } from 'fastify';
import { deriveSecret } from '../../platform/secrets/secret-key.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Shutdown } from '../shutdown.ts';
import { openEmbedded } from './embedded-database.ts';
import { openExternal } from './external-database.ts';

/** The connections to the database: as its owner for the schema, as the application role for everything else. */
export interface DatabaseAccess {
  readonly database: string;
  readonly owner: string;
  readonly ownerUrl: string;
  readonly appRole: string;
  readonly appPassword: string;
  readonly appUrl: string;
}

/** The embedded PostgreSQL, or the one that DATABASE_URL names. */
export async function openDatabaseAccess(
  { databaseUrl, dataFolder }: Settings,
  secretKey: string,
  shutdown: Shutdown,
  log: FastifyBaseLogger,
): Promise<DatabaseAccess> {
  const appPassword = deriveSecret(secretKey, 'the application role of the database');
  const access =
    databaseUrl === null ? await openEmbedded(dataFolder, shutdown, log) : await openExternal(databaseUrl, appPassword);
  return { ...access, appPassword };
}
