import { join } from 'node:path';
import { inject } from 'vitest';
import { readSettings, type Settings } from '../../../platform/settings.ts';
import { testOwner } from '../../../testing/test-cluster.ts';
import type { Shutdown } from '../../shutdown.ts';

export const secretKey = 'k'.repeat(40);

/** A shutdown that is never requested. */
export const shutdown: Shutdown = {
  requested: new Promise(() => undefined),
  isRequested: () => false,
  throwIfRequested: () => undefined,
  onShutdown: () => undefined,
  onExit: () => undefined,
  request: () => undefined,
  stopAll: async () => undefined,
};

export function databaseIn(url: string): string {
  return /\/(t_\w+)/.exec(url)?.[1] ?? '';
}

export function urlOf(database: string): string {
  return `postgresql://${testOwner}@${encodeURIComponent(inject('socketFolder'))}/${database}`;
}

/** The settings of a server on a database, with its data in a folder. */
export function settingsIn(root: string) {
  return (database: string, more: Readonly<Record<string, string>> = {}): Settings =>
    readSettings({
      DATABASE_URL: urlOf(database),
      SECRET_KEY: secretKey,
      PORTICO_DATA: join(root, database),
      ...more,
    });
}
